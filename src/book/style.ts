import { GROUPS } from './book.ts';
import { CLOTHS, DARK, GILT, GILT_DARK, LIGHT, WASH } from './palette.ts';
import type { Setting } from './setting.ts';

/** The style sheets: what the web page and the EPUB share, and what only a screen of any size needs. */

export const clothOf = ({ seed }: Setting): string => CLOTHS[seed % CLOTHS.length];

/** Classes instead of style attributes: a strict content policy allows one sheet, and no others. */
function tellerRules({ tellers }: Setting, key: 'ink' | 'lampInk'): string {
  return tellers.map((hand, i) => `.t${i}{--teller:${hand[key]}}`).join('');
}

/** Sizes of a title by its length, so that a long one still fits its page. */
export function titleSize(title: string): 'short' | 'middling' | 'long' | 'endless' {
  const length = [...title].length;
  return length <= 24 ? 'short' : length <= 60 ? 'middling' : length <= 140 ? 'long' : 'endless';
}

const FACE = `Literata,'Iowan Old Style',Palatino,Georgia,serif`;

/** Common to both: type, tellers, what is only for the ear. */
const common = `
.sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
h1,h2{font-weight:400;text-align:center;line-height:1.15;overflow-wrap:anywhere;text-wrap:balance;hyphens:manual}
.name,.says,.caption,.s,.gone,.by-whom{overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
.note,.by,.day{text-align:center;font-style:italic}
.divider{display:block;width:10rem;max-width:60%;height:auto;margin:1.6rem auto}
.small{font-size:.82em;line-height:1.6}
.small p{margin:.7em 0;text-align:center;text-wrap:pretty}
`;

const theme = (colours: typeof LIGHT, gilt: string): string =>
  `--table:${colours.table};--page:${colours.paper};--card:${colours.raised};--ink:${colours.ink};--quiet:${colours.quiet};--gilt:${gilt};`;

const lampWash: Record<string, string> = {
  character: '#e08a72',
  item: '#d9b04a',
  place: '#86b97f',
  aspect: '#86aee0',
  event: '#b793d6',
};

export function pageStyle(setting: Setting): string {
  const cloth = clothOf(setting);
  return `
:root{color-scheme:light dark;${theme(LIGHT, '#c99b3a')}--cloth:${cloth};--foil:${GILT};--wash:${cloth}}
${GROUPS.map((group) => `.${group}{--wash:${WASH[group]}}`).join('')}
${tellerRules(setting, 'ink')}
@media (prefers-color-scheme:dark){
:root{${theme(DARK, GILT)}--wash:color-mix(in oklab,${cloth} 45%,#e9d9b8)}
${GROUPS.map((group) => `.${group}{--wash:${lampWash[group]}}`).join('')}
${tellerRules(setting, 'lampInk')}
}
*{box-sizing:border-box}
html{font-size:112.5%;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--table);color:var(--ink);font-family:${FACE};line-height:1.65;font-kerning:normal}
${common}
main{display:grid;gap:2.2rem;justify-items:center;padding:2.2rem 1rem 4rem}
section{width:100%;max-width:56rem;background:var(--page);border-radius:3px;padding:4.5rem 13rem 4.5rem 9.5rem;box-shadow:0 1px 2px #0004,0 10px 34px #0003}
.cover{position:relative;max-width:27rem;padding:0;aspect-ratio:420/595;overflow:hidden;background:var(--cloth);color:var(--foil);border-radius:3px 7px 7px 3px;--gilt:var(--foil)}
.cover svg{position:absolute;inset:0;width:100%;height:100%}
.cover .boards{position:absolute;inset:14% 13% 48%;display:grid;place-content:center;text-align:center}
.cover .boards p{margin:0;padding:.25em 0;overflow-wrap:anywhere;text-wrap:balance;line-height:1.18}
.cover .makers{position:absolute;inset:auto 15% 8.5%;margin:0;text-align:center;font-style:italic;font-size:.85rem;line-height:1.35;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.cover .short{font-size:2.7rem}.cover .middling{font-size:1.9rem}.cover .long{font-size:1.25rem}.cover .endless{font-size:.82rem}
.front,.end,.back{max-width:34rem;padding:4rem 3rem}
.front{position:relative;display:grid;align-content:center;min-height:46rem}
.front>.frame{position:absolute;inset:1.1rem;width:calc(100% - 2.2rem);height:calc(100% - 2.2rem)}
.front h1{margin:0;font-size:2.5rem}.front.middling h1{font-size:2rem}.front.long h1{font-size:1.5rem}.front.endless h1{font-size:1.1rem;line-height:1.4}
.tellers{display:grid;gap:.55rem;justify-content:center;margin:1rem 0}
.tellers li{display:grid;grid-template-columns:1.9rem auto;column-gap:.7rem;align-items:center;color:var(--teller)}
.tellers .charge{grid-row:1/3}
.tellers .name{font-size:1.15rem;line-height:1.2}
.blazon{grid-column:2;font-size:.75rem;font-style:italic;color:var(--quiet);line-height:1.2}
.charge{width:1.9rem;height:1.9rem;fill:var(--teller);--ink:var(--teller);flex:none}
.headpiece{display:block;width:100%;height:auto;margin:0 0 2.4rem}
.prose{hyphens:auto}
.prose p{position:relative;display:flow-root;margin:0 0 .5rem;color:var(--teller);text-wrap:pretty}
.prose p.goes-on{text-indent:1.6em}
.who{position:absolute;top:.2rem;left:-7.9rem;width:6.9rem;display:flex;flex-direction:row-reverse;align-items:center;gap:.45rem;text-indent:0}
.who .charge{width:1.3rem;height:1.3rem}
.says{font-size:.66rem;line-height:1.2;font-style:italic;text-align:right;hyphens:none}
.card{float:right;clear:right;display:flex;align-items:center;gap:.6rem;width:10.4rem;margin:.2rem -11.9rem .35rem 1rem;text-align:left;text-indent:0;line-height:1.2;color:var(--ink);break-inside:avoid}
.card svg{flex:none;width:3.7rem;height:auto}
.caption{font-size:.74rem;font-style:italic;hyphens:none;min-width:0}
.initial{float:left;display:grid;width:5.6rem;height:5.6rem;margin:.38rem .8rem .1rem 0;color:var(--ink)}
.initial>*{grid-area:1/1;width:100%;height:100%}
.initial .letter{display:grid;place-content:center;font-size:4.5rem;line-height:1;font-weight:700;-webkit-text-stroke:.34rem var(--card);paint-order:stroke fill}
.prose .ending{margin-top:2.6rem;padding:1.5rem 1.7rem;border:1px solid var(--gilt);outline:3px double var(--gilt);outline-offset:4px;font-size:1.08em;text-align:center;background:var(--card);clear:both}
.ending .who{left:-7.9rem;top:1.6rem}
.end h2{font-size:1.9rem;margin:.4rem 0}
.back h2{font-size:1.5rem;margin:0 0 1rem}
.back{max-width:40rem}
.struck{display:grid;gap:1.1rem;margin-top:1.6rem}
.struck li{display:grid;grid-template-columns:1.3rem 1fr;column-gap:.8rem}
.struck .charge{width:1.3rem;height:1.3rem;margin-top:.25rem}
.gone{color:var(--teller);text-decoration:line-through;text-decoration-thickness:1px;text-decoration-color:var(--quiet)}
.by-whom,.laid{grid-column:2;font-size:.78rem;font-style:italic;color:var(--quiet)}
[dir=rtl] .initial{float:right}
[dir=rtl] .card{float:left;clear:left;margin:.2rem 1rem .35rem -11.9rem}
[dir=rtl] .who,[dir=rtl] .ending .who{left:auto;right:-7.9rem}
[dir=rtl] .initial{margin:.38rem 0 .1rem .8rem}
[dir=rtl] section.tale{padding:4.5rem 9.5rem 4.5rem 13rem}
@media (max-width:62rem){
html{font-size:106.25%}
section,[dir=rtl] section.tale{padding:2.6rem 1.6rem 2.6rem 2.9rem}
[dir=rtl] section.tale{padding:2.6rem 2.9rem 2.6rem 1.6rem}
section.tale{max-width:38rem}
.prose p{display:block}
.who{width:auto;left:-1.9rem}
[dir=rtl] .who{right:-1.9rem}
.who .charge{width:1.25rem;height:1.25rem}
.says{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.card{display:block;width:4.3rem;margin:.35rem 0 .5rem .9rem;text-align:center}
[dir=rtl] .card{margin:.35rem .9rem .5rem 0}
.card svg{display:block;width:100%}
.caption{display:block;margin-top:.2rem;font-size:.7rem}
.prose p{margin-bottom:.7rem}
.ending{padding:1.2rem 1.2rem}.ending .who,[dir=rtl] .ending .who{position:static;justify-content:center;margin-bottom:.4rem}
.front,.end,.back{padding:3rem 1.6rem}.front{min-height:36rem;padding:5rem 2.6rem}.front h1{font-size:1.8rem}
.initial{width:4.3rem;height:4.3rem;margin-right:.6rem}.initial .letter{font-size:3.3rem}
}
@media (max-width:30rem){
main{padding:0 0 2rem;gap:1rem}
.cover{border-radius:0;max-width:none;box-shadow:none}
section{border-radius:0}
}
@page{size:A5;margin:17mm 15mm 19mm;@bottom-center{content:counter(page);font:9pt ${FACE};color:#5b6472}}
@page cover{margin:0;@bottom-center{content:none}}
@media print{
:root{color-scheme:light;${theme(LIGHT, GILT_DARK)}--page:#fff;--table:#fff;--wash:${cloth}}
html{font-size:9.6pt}
body{background:none;line-height:1.5}
${tellerRules(setting, 'ink')}
${GROUPS.map((group) => `.${group}{--wash:${WASH[group]}}`).join('')}
main{display:block;padding:0}
section,[dir=rtl] section.tale{max-width:none;padding:0;box-shadow:none;background:none;break-before:page}
section.tale{padding:0 20mm 0 6mm}[dir=rtl] section.tale{padding:0 6mm 0 20mm}
.cover{page:cover;width:148mm;max-width:none;height:209.5mm;aspect-ratio:auto;border-radius:0;break-before:auto;background:var(--cloth);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.cover .short{font-size:34pt}.cover .middling{font-size:25pt}.cover .long{font-size:16pt}.cover .makers{font-size:11pt}
.front{min-height:170mm}.end{padding-top:55mm}
.who,.ending .who{width:auto;left:-6mm;top:.1rem}.who .charge{width:4mm;height:4mm}[dir=rtl] .who{left:auto;right:-6mm}
.says{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.card{display:block;width:15mm;margin:.25rem -19mm .5rem 2mm;text-align:center}[dir=rtl] .card{margin:.25rem 2mm .5rem -19mm}
.card svg{display:block;width:12mm;margin:0 auto}.caption{display:block;font-size:6.5pt}
p{orphans:2;widows:2}h2{break-after:avoid}.ending,.struck li{break-inside:avoid}
}
`.trim();
}

/** Reading systems bring their own page, size and night: less is said, and colours are plain. */
export function epubStyle(setting: Setting, faces: string): string {
  const tellers = setting.tellers.map(({ ink }, i) => `.t${i},.t${i} .name{color:${ink}}`).join('\n');
  return `${faces}
body{font-family:${FACE};line-height:1.55;margin:0 5%}
${common}
h1{font-size:1.9em;margin:18% 0 0}
.middling h1{font-size:1.6em}.long h1{font-size:1.25em}.endless h1{font-size:1em}
h2{font-size:1.5em;margin:12% 0 .6em}
.cover{margin:0;padding:0;text-align:center}
.cover img{max-width:100%;height:auto;max-height:100vh}
.headpiece{display:block;width:100%;height:auto;margin:0 0 1.6em}
.tellers li{text-align:center;margin:.6em 0;font-size:1.1em}
.blazon{display:block;font-size:.7em;font-style:italic;color:#5b6472}
.charge{width:1.15em;height:1.15em;vertical-align:-.2em;margin:0 .4em 0 0}
.prose p{margin:0 0 .5em;text-align:left;widows:2;orphans:2}
.prose p.goes-on{text-indent:1.5em}
.who{display:block;line-height:1.3}
.says{font-size:.7em;font-style:italic}
.card{float:right;clear:right;width:3.9em;margin:.3em 0 .4em .9em;text-align:center;text-indent:0;line-height:1.15;color:#1f2a3a;break-inside:avoid}
.card img{display:block;width:100%;height:auto}
.caption{display:block;font-size:.72em;background:#fffaf0;margin-top:.2em}
.initial{float:left;position:relative;width:4.6em;height:4.6em;margin:.3em .7em .1em 0;color:#1f2a3a}
.initial img{width:100%;height:100%}
.initial .letter{position:absolute;left:0;top:0;width:100%;text-align:center;font-size:3.4em;line-height:1.33;font-weight:700;text-shadow:0 0 .08em #fffaf0,0 0 .08em #fffaf0,0 0 .12em #fffaf0}
.ending{margin:2em 0 0;padding:1em 1.2em;border:3px double #b8860b;text-align:center;clear:both;break-inside:avoid}
.end{text-align:center;padding-top:20%}
.struck li{margin:1em 0;break-inside:avoid}
.gone{text-decoration:line-through}
.by-whom,.laid{display:block;font-size:.8em;font-style:italic;color:#5b6472}
[dir=rtl] .card{float:left;clear:left;margin:.3em .9em .5em 0}
[dir=rtl] .initial{float:right;margin:.3em 0 .1em .7em}
[dir=rtl] .prose p{text-align:right}
${tellers}
`;
}
