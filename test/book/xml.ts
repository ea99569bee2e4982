/** Reads XML strictly: whatever is not well-formed throws. Enough of XML for what the book writes. */

export type Element = { name: string; attributes: Map<string, string>; children: (Element | string)[] };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[^"<]*")*)\s*(\/?)>/y;

function decode(text: string): string {
  return text.replace(/&([^;]*;?)/g, (whole, inner: string) => {
    const named = ENTITIES[inner.slice(0, -1)];
    if (inner.endsWith(';') && named !== undefined) return named;
    const code = /^#(?:x([0-9a-fA-F]+)|([0-9]+));$/.exec(inner);
    if (code === null) throw new Error(`No such entity: ${whole}`);
    return String.fromCodePoint(code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16));
  });
}

export function readXml(source: string): Element {
  const illegal = ILLEGAL.exec(source);
  if (illegal !== null) throw new Error(`XML may not hold this character, at ${illegal.index}.`);
  const text = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '').replace(/^<!DOCTYPE html>\s*/, '');
  const top: Element = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? text.length : next);
    if (words.includes(']]>')) throw new Error('"]]>" may not stand in text.');
    if (words !== '') open.at(-1)!.children.push(decode(words));
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(text);
    if (tag === null) throw new Error(`Not a tag: ${text.slice(next, next + 60)}`);
    const [whole, closing, name, inner, empty] = tag;
    at = next + whole.length;
    if (closing !== '') {
      const last = open.pop()!;
      if (last.name !== name || open.length === 0) throw new Error(`</${name}> closes <${last.name}>.`);
      continue;
    }
    const element: Element = { name, attributes: new Map(), children: [] };
    for (const [, key, value] of inner.matchAll(/([\w.:-]+)="([^"]*)"/g)) {
      if (element.attributes.has(key)) throw new Error(`${key} stands twice in <${name}>.`);
      element.attributes.set(key, decode(value));
    }
    open.at(-1)!.children.push(element);
    if (empty === '') open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.name}> is not closed.`);
  const roots = top.children.filter((child) => typeof child !== 'string');
  if (roots.length !== 1) throw new Error(`One root is wanted, not ${roots.length}.`);
  return roots[0];
}

export function* descendants(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* descendants(child);
}

export function textOf(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
