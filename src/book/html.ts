import type { Book, Card } from './book.ts';
import { type Palette, type Shape, svgShapes } from './draw.ts';
import { type Fonts, READING } from './fonts.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardDrawing } from './frames.ts';
import { icons } from './icons.ts';
import { cover, divider, headpiece, initialPanel, pageFrame } from './ornaments.ts';
import { type Art, asText, colophon, endPage, makers, struckPage, tale, titlePage } from './parts.ts';
import { chargeIcon, coverIcon } from './pictures.ts';
import { type Setting, settle } from './setting.ts';
import { pageStyle, titleSize } from './style.ts';

/**
 * The book as one web page that needs nothing else: no script, no request, no style but its own sheet. With fonts it
 * carries the type along (some 100 KB); without, it uses what the reader has.
 */
export function toHtml(book: Book, fonts: Fonts = []): string {
  const setting = settle(book);
  const { words, language, direction, title } = setting;
  const sprite = new Sprite();
  const art = artOf(setting, sprite);
  const pages = [
    `<section class="cover" aria-hidden="true">${picture(420, 595, cover(420, 595, coverIcon(setting.cards, icons), icons).shapes, 'cloth', 'xMidYMid slice')}<div class="boards"><p class="${titleSize(title)}" dir="auto">${asText(title)}</p></div><p class="makers" dir="auto">${asText(makers(setting))}</p></section>`,
    `<section class="front ${titleSize(title)}">${picture(480, 680, pageFrame(480, 680).shapes, 'frame', 'none')}\n${titlePage(setting, art)}</section>`,
    `<section class="tale">${tale(setting, art)}</section>`,
    `<section class="end">${endPage(setting, art)}</section>`,
    setting.struck.length === 0 ? '' : `<section class="back">${struckPage(setting, art)}</section>`,
    `<section class="back">${colophon(setting)}</section>`,
  ];
  return `<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${asText(title)}</title>
<meta name="author" content="${asText(words.list(setting.tellers.map(({ name }) => name)))}">
<meta name="color-scheme" content="light dark">
<style>
${fonts
  .filter(({ family }) => family === READING)
  .map(dataFace)
  .join('\n')}
${pageStyle(setting)}
</style>
</head>
<body>
${sprite.markup()}
<main>
${pages.filter((page) => page !== '').join('\n')}
</main>
</body>
</html>
`;
}

const palette: Palette = {
  ink: 'var(--ink)',
  page: 'var(--page)',
  card: 'var(--card)',
  gilt: 'var(--gilt)',
  wash: 'var(--wash)',
  cloth: 'var(--cloth)',
};

function picture(
  width: number,
  height: number,
  shapes: readonly Shape[],
  name: string,
  fit?: 'none' | 'xMidYMid slice',
): string {
  const stretch = fit === undefined ? '' : ` preserveAspectRatio="${fit}"`;
  return `<svg${name === '' ? '' : ` class="${name}"`} viewBox="0 0 ${width} ${height}"${stretch} aria-hidden="true">${svgShapes(shapes, palette)}</svg>`;
}

/** Each picture once, however often it is used: four hundred sentences can lay the same witch many times. */
class Sprite {
  readonly #symbols = new Map<string, { id: string; markup: string }>();

  use(key: string, name: string, width: number, height: number, shapes: () => readonly Shape[]): string {
    let symbol = this.#symbols.get(key);
    if (symbol === undefined) {
      const id = `p${this.#symbols.size}`;
      const markup = `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${svgShapes(shapes(), palette)}</symbol>`;
      symbol = { id, markup };
      this.#symbols.set(key, symbol);
    }
    return `<svg class="${name}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><use href="#${symbol.id}"/></svg>`;
  }

  markup(): string {
    return `<svg width="0" height="0" class="sr" aria-hidden="true">${[...this.#symbols.values()].map(({ markup }) => markup).join('')}</svg>`;
  }
}

function artOf({ seed }: Setting, sprite: Sprite): Art {
  const rule = divider();
  const head = headpiece(seed, 480, 104);
  const panel = initialPanel(seed);
  return {
    card: (card: Card) =>
      sprite.use(
        `card ${JSON.stringify(card)}`,
        'plate',
        CARD_WIDTH,
        CARD_HEIGHT,
        () => cardDrawing(card, icons).shapes,
      ),
    charge: ({ charge }) =>
      sprite.use(`charge ${charge}`, 'charge', 512, 512, () => [{ d: icons[chargeIcon(charge)].d, fill: 'ink' }]),
    headpiece: picture(480, 104, [...head.inside, ...head.border], 'headpiece'),
    initial: picture(panel.size, panel.size, [...panel.inside, ...panel.border], 'panel'),
    divider: picture(rule.width, rule.height, rule.shapes, 'divider'),
  };
}

const CSS_STYLE = {
  regular: 'font-weight:400;font-style:normal',
  italic: 'font-weight:400;font-style:italic',
  bold: 'font-weight:700;font-style:normal',
} as const;

export function fontFace({ family, style, range }: Fonts[number], url: string): string {
  return `@font-face{font-family:'${family}';${CSS_STYLE[style]};src:url(${url}) format('woff');unicode-range:${range}}`;
}

/** A face inside the sheet itself. */
export function dataFace(face: Fonts[number]): string {
  let binary = '';
  for (const byte of face.bytes) binary += String.fromCharCode(byte);
  return fontFace(face, `data:font/woff;base64,${btoa(binary)}`);
}
