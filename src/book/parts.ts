import type { Card } from './book.ts';
import { artistsOf, icons } from './icons.ts';
import { splitInitial } from './initial.ts';
import { cardIcon, chargeIcon, coverIcon, groupIcon } from './pictures.ts';
import { gapAfter, type Hand, type Setting } from './setting.ts';

/** The pages of the book as markup that is both HTML and XML; how a picture gets onto the page is the edition's matter. */

export type Art = {
  card: (card: Card) => string;
  charge: (hand: Hand) => string;
  headpiece: string;
  /** The picture behind the first letter. */
  initial: string;
  divider: string;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const asText = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]);

/** Attributes for the printer's words, where the tale is in another language and perhaps runs the other way. */
export function langOf({ language, words }: Setting): string {
  return language === words.language ? '' : ` lang="${words.language}" dir="${words.direction}"`;
}

function titleLines(setting: Setting): string {
  return `<h1${setting.titled ? ' dir="auto"' : langOf(setting)}>${asText(setting.title)}</h1>`;
}

export function titlePage(setting: Setting, art: Art): string {
  const { tellers, words, day } = setting;
  const list = tellers.map(
    (hand, i) =>
      `<li class="t${i}">${art.charge(hand)}<span class="name" dir="auto">${asText(hand.name)}</span><span class="blazon"${langOf(setting)}>${words.charges[hand.charge]}</span></li>`,
  );
  return [
    titleLines(setting),
    art.divider,
    tellers.length === 0
      ? ''
      : `<p class="by"${langOf(setting)}>${words.toldBy}</p><ul class="tellers">${list.join('')}</ul>`,
    day === undefined ? '' : `<p class="day"${langOf(setting)}>${asText(day)}</p>`,
  ].join('\n');
}

function cardNote(setting: Setting, card: Card, art: Art): string {
  const { words } = setting;
  const say = card.interrupt ? words.interruptCard : words.card;
  const label = asText(say(card.title, words.groups[card.group]));
  return `<span class="card ${card.group}" dir="auto">${art.card(card)}<span class="caption" aria-hidden="true">${asText(card.title)}</span><span class="sr"${langOf(setting)}>${label} </span></span>`;
}

function sentence(setting: Setting, text: string, cards: readonly Card[], art: Art, first: boolean): string {
  const split = first ? splitInitial(text) : null;
  const words =
    split === null
      ? asText(text)
      : `<span class="initial">${art.initial}<span class="letter">${asText(split.initial)}</span></span>${asText(split.rest)}`;
  return `<span class="s">${cards.map((card) => cardNote(setting, card, art)).join('')}${words}</span>${gapAfter(text)}`;
}

function who(setting: Setting, teller: number, how: 'tell' | 'interrupt', art: Art): string {
  const hand = setting.tellers[teller];
  const say = how === 'interrupt' ? setting.words.interrupts : setting.words.tells;
  return `<span class="who" dir="auto">${art.charge(hand)}<span class="says"${langOf(setting)}>${asText(say(hand.name))}</span><span class="sr">: </span></span>`;
}

export function tale(setting: Setting, art: Art): string {
  const { paragraphs, ending, words } = setting;
  const first = ending !== null && paragraphs.length === 0;
  const body = paragraphs.map(({ teller, opens, sentences }, i) => {
    const told = sentences.map(({ text, cards }, k) => sentence(setting, text, cards, art, i === 0 && k === 0));
    const mark = opens === null ? '' : who(setting, teller, opens, art);
    return `<p class="t${teller}${opens === null ? ' goes-on' : ''}" dir="auto">${mark}${told.join('').trimEnd()}</p>`;
  });
  const last =
    ending === null
      ? ''
      : `<p class="ending t${ending.teller}" dir="auto">${who(setting, ending.teller, 'tell', art)}${sentence(setting, ending.text, [], art, first).trimEnd()}</p>`;
  return `<h2 class="sr"${langOf(setting)}>${words.tale}</h2>\n${art.headpiece}\n<div class="prose">\n${body.join('\n')}\n${last}\n</div>`;
}

export function endPage(setting: Setting, art: Art): string {
  const { words, ending, tellers } = setting;
  const note = ending === null ? words.unfinished : words.endsNote(tellers[ending.teller].name);
  return `${art.divider}\n<h2${langOf(setting)}>${words.ends}</h2>\n<p class="note"${langOf(setting)}>${asText(note)}</p>\n${art.divider}`;
}

export function struckPage(setting: Setting, art: Art): string {
  const { words, struck, tellers } = setting;
  const items = struck.map(({ teller, text, cards, by }) => {
    const name = words.struckBy(tellers[teller].name, by === 'ending' ? 'ending' : 'sentence');
    const titles = cards.map(({ title }) => title).join(', ');
    const laid = titles === '' ? '' : `<span class="laid" dir="auto">${asText(titles)}</span>`;
    return `<li class="t${teller}">${art.charge(tellers[teller])}<span class="gone" dir="auto">${asText(text)}</span> <span class="by-whom" dir="auto">${asText(name)}</span>${laid}</li>`;
  });
  return `<h2${langOf(setting)}>${words.struckTitle}</h2>\n<p class="note"${langOf(setting)}>${words.struckNote}</p>\n<ul class="struck">\n${items.join('\n')}\n</ul>`;
}

/** The tellers on the cover, in the printer's words. */
export function makers({ tellers, words }: Setting): string {
  return tellers.length === 0 ? '' : `${words.toldBy} ${words.list(tellers.map(({ name }) => name))}`;
}

/** Every picture in the book, for the credits. */
function iconsIn(setting: Setting): Set<string> {
  return new Set([
    ...setting.cards.map((card) => cardIcon(card, icons)),
    ...setting.cards.map(({ group }) => groupIcon(group)),
    ...setting.tellers.map(({ charge }) => chargeIcon(charge)),
    coverIcon(setting.cards, icons),
  ]);
}

export function colophonLines(setting: Setting): string[] {
  const { words, tellers, day, sentences, cards, deck, struck } = setting;
  return [
    words.told({ names: words.list(tellers.map(({ name }) => name)), date: day }),
    words.counts({ sentences, cards: cards.length, deck, struck: struck.length }),
    words.type,
    words.pictures(words.list(artistsOf(iconsIn(setting)))),
    words.drawn,
  ];
}

export function colophon(setting: Setting): string {
  const lines = colophonLines(setting).map((line) => `<p>${asText(line)}</p>`);
  return `<h2${langOf(setting)}>${setting.words.colophon}</h2>\n<div class="small"${langOf(setting)}>${lines.join('\n')}</div>`;
}
