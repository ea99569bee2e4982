import { inflateSync } from 'node:zlib';

/** Reads back what pdfkit wrote: pages, fonts, and the text as a reader would copy it. */

export type Pdf = {
  pages: string[];
  fonts: { name: string; embedded: boolean }[];
  titles: string[];
  notdef: number;
  source: string;
};

export function readPdf(bytes: Uint8Array): Pdf {
  const source = Buffer.from(bytes).toString('latin1');
  if (!source.startsWith('%PDF-1.7') || !source.trimEnd().endsWith('%%EOF')) throw new Error('This is no whole PDF.');
  const objects = new Map<number, string>();
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(Number(id), body);
  const reference = (body: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1]);
  const stream = (id: number): string => {
    const body = objects.get(id) ?? '';
    const data = /stream\n([\s\S]*)\nendstream$/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const pageObjects = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const cmaps = new Map<number, Map<string, string>>();
  let notdef = 0;
  const pages = pageObjects.map((body) => {
    const resources = objects.get(reference(body, 'Resources')) ?? body;
    const fonts = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, Number(id)]));
    let text = '';
    let font = 0;
    let replaced = false;
    for (const line of stream(reference(body, 'Contents')).split('\n')) {
      font = fonts.get(/^\/(F\d+) [\d.]+ Tf$/.exec(line)?.[1] ?? '') ?? font;
      const actual = /^\/ActualText \((.*)\)$/.exec(line);
      if (actual !== null) {
        text += stringOf(actual[1]);
        replaced = true;
      }
      if (line === 'EMC') replaced = false;
      if (!line.endsWith(' TJ')) continue;
      if (!cmaps.has(font)) cmaps.set(font, cmapOf(stream(reference(objects.get(font) ?? '', 'ToUnicode'))));
      for (const [, hex] of line.matchAll(/<([0-9a-f]+)>/g)) {
        for (const code of hex.match(/.{4}/g) ?? []) {
          if (code === '0000') notdef++;
          if (!replaced) text += cmaps.get(font)?.get(code) ?? '';
        }
      }
    }
    return text;
  });
  const fonts = [...objects.values()]
    .filter((body) => body.includes('/Type /FontDescriptor'))
    .map((body) => ({
      name: /\/FontName \/(\S+)/.exec(body)?.[1] ?? '',
      embedded: /\/FontFile[23]? \d+ 0 R/.test(body),
    }));
  const titles = [...objects.values()]
    .filter((body) => /\/Parent \d+ 0 R/.test(body) && /\/Dest \[/.test(body))
    .map((body) => stringOf(/\/Title \((.*)\)/.exec(body)?.[1] ?? ''));
  return { pages, fonts, titles, notdef, source };
}

/** A string of a PDF: escaped, and in UTF-16 if it begins with that mark. */
function stringOf(raw: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = raw.replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char);
  if (!plain.startsWith('\u00fe\u00ff')) return plain;
  return Buffer.from(plain, 'latin1').swap16().toString('utf16le').slice(1);
}

function cmapOf(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [i, entry] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = entry[1]
        .split(' ')
        .filter((unit) => unit !== '')
        .map((unit) => Number.parseInt(unit, 16));
      map.set((Number.parseInt(first, 16) + i).toString(16).padStart(4, '0'), String.fromCharCode(...units));
    }
  }
  return map;
}
