import type { Card } from './book.ts';
import { type Palette, type Shape, svgShapes } from './draw.ts';
import { type Fonts, inRange, READING } from './fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardDrawing, tornClip } from './frames.ts';
import { dataFace } from './html.ts';
import { icons } from './icons.ts';
import { cover, divider, headpiece, initialPanel } from './ornaments.ts';
import { GILT, LIGHT, WASH } from './palette.ts';
import { type Art, asText, makers } from './parts.ts';
import { chargeIcon, coverIcon } from './pictures.ts';
import type { Setting } from './setting.ts';
import { clothOf } from './style.ts';

/** The pictures of the EPUB, each a file of its own: reading systems scale and cache those best. */

type Picture = { name: string; svg: string };

/** Legible on white, on sepia and at night: a reading system chooses the page. */
const BRONZE = '#8a7448';

export function artFiles(setting: Setting, fonts: Fonts): { art: Art; files: Picture[] } {
  const { seed, tellers } = setting;
  const palette: Palette = {
    ink: LIGHT.ink,
    page: LIGHT.paper,
    card: LIGHT.raised,
    gilt: '#c99b3a',
    wash: clothOf(setting),
    cloth: clothOf(setting),
  };
  const cards = new Map<string, string>();
  for (const card of setting.cards) {
    const key = JSON.stringify(card);
    if (!cards.has(key)) cards.set(key, `card-${cards.size}`);
  }
  const rule = divider();
  const head = headpiece(seed, 480, 104);
  const panel = initialPanel(seed);
  const plain = (name: string, width: number, height: number, shapes: readonly Shape[], inks: Palette): Picture => ({
    name,
    svg: svgFile(width, height, svgShapes(shapes, inks)),
  });
  const files = [
    { name: 'cover', svg: coverFile(setting, fonts, { ...palette, gilt: GILT }) },
    plain('divider', rule.width, rule.height, rule.shapes, { ...palette, ink: BRONZE }),
    plain('headpiece', 480, 104, [...head.inside, ...head.border], palette),
    plain('initial', panel.size, panel.size, [...panel.inside, ...panel.border], palette),
    ...tellers.map(({ charge, ink }, i) =>
      plain(`charge-${i}`, 512, 512, [{ d: icons[chargeIcon(charge)].d, fill: 'ink' }], { ...palette, ink }),
    ),
    ...[...cards].map(([key, name]) => ({ name, svg: cardFile(JSON.parse(key), palette) })),
  ];
  const image = (name: string, kind: string): string => `<img class="${kind}" src="art/${name}.svg" alt=""/>`;
  const art: Art = {
    card: (card) => image(cards.get(JSON.stringify(card)) ?? '', 'plate'),
    charge: (hand) => image(`charge-${tellers.indexOf(hand)}`, 'charge'),
    headpiece: image('headpiece', 'headpiece'),
    initial: image('initial', 'panel'),
    divider: image('divider', 'divider'),
  };
  return { art, files };
}

function svgFile(width: number, height: number, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

/** The torn corner is cut out here, not painted over: the colour of the page is not known. */
function cardFile(card: Card, palette: Palette): string {
  const shapes = svgShapes(
    cardDrawing(card, icons).shapes.filter(({ fill }) => fill !== 'page'),
    { ...palette, wash: WASH[card.group] },
  );
  if (!card.interrupt) return svgFile(CARD_WIDTH, CARD_HEIGHT, shapes);
  const clip = `<clipPath id="torn"><path d="${tornClip(card.group)}"/></clipPath>`;
  return svgFile(CARD_WIDTH, CARD_HEIGHT, `${clip}<g clip-path="url(#torn)">${shapes}</g>`);
}

/** A cover is shown as a picture, away from the book and its style sheet: it carries the letters that it needs. */
function coverFile(setting: Setting, fonts: Fonts, palette: Palette): string {
  const [width, height] = [420, 595];
  const names = makers(setting);
  const characters = [...`${setting.title} ${names}`].map((char) => char.codePointAt(0)!);
  const faces = fonts
    .filter(({ family, style, range }) => family === READING && style !== 'bold' && characters.some(inRange(range)))
    .map(dataFace);
  const size =
    [38, 32, 27, 23, 19, 16, 13, 11].find((points) => wrap(setting.title, 300 / points).length * points * 1.2 <= 170) ??
    9;
  const lines = wrap(setting.title, 300 / size).slice(0, Math.floor(180 / (size * 1.2)));
  const below = wrap(names, 250 / 13);
  const texts = [
    ...lines.map((line, i) => centred(line, size, 182 + (i - (lines.length - 1) / 2) * size * 1.2 + size * 0.3, '')),
    ...(below.length > 3 ? [] : below).map((line, i) =>
      centred(line, 13, 537 - (below.length - 1 - i) * 17, ' font-style="italic"'),
    ),
  ];
  const style = `<style>${faces.join('\n')}\ntext{font-family:Literata,Georgia,serif;text-anchor:middle;fill:${GILT}}</style>`;
  return svgFile(
    width,
    height,
    `${style}${svgShapes(cover(width, height, coverIcon(setting.cards, icons), icons).shapes, palette)}${texts.join('')}`,
  );
}

const centred = (text: string, size: number, y: number, more: string): string =>
  `<text x="210" y="${Math.round(y * 10) / 10}" font-size="${size}"${more}>${asText(text)}</text>`;

/** Widths by guess, in ems: there is no type to measure with where the picture is shown. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  let width = 0;
  for (const word of text.split(' ').flatMap((long) => long.match(/.{1,24}/gsu) ?? [])) {
    const own = [...word].reduce(
      (sum, char) => sum + (/[\p{Lu}mwMW]/u.test(char) ? 0.74 : char > '\u2e80' ? 1 : 0.53),
      0,
    );
    if (lines.length === 0 || width + 0.26 + own > most) {
      lines.push(word);
      width = own;
    } else {
      lines[lines.length - 1] += ` ${word}`;
      width += 0.26 + own;
    }
  }
  return lines;
}
