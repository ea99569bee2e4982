// A small reader of JSON that remembers on which line everything stood, so that a bad deck file can be refused with its
// line (T-2). JSON.parse says where a file stops being JSON at best, and nothing about what is wrong inside.

export type Field = { line: number; value: Located };

export type Located =
  | { is: 'object'; line: number; fields: Map<string, Field>; repeated: { name: string; line: number }[] }
  | { is: 'array'; line: number; items: Located[] }
  | { is: 'string'; line: number; text: string }
  | { is: 'number' | 'boolean' | 'null'; line: number; value: number | boolean | null };

export type Broken = { is: 'broken'; line: number; message: string };

/** Deeper than any deck; a file that nests on and on is no reason to run out of stack. */
const DEEPEST = 20;

const escapes: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const plain = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/;

/** The file as a tree with lines, or the first place where it is not JSON. */
export const readLocated = (text: string): Located | Broken => {
  let at = 0;
  let line = 1;

  const broken = (message: string): Broken => ({ is: 'broken', line, message });

  const space = (): void => {
    for (; ; at++) {
      if (text[at] === '\n') line++;
      else if (text[at] !== ' ' && text[at] !== '\t' && text[at] !== '\r') return;
    }
  };

  const string = (): string | Broken => {
    let read = '';
    for (at++; ; at++) {
      const char = text[at];
      if (char === undefined || char === '\n') return broken('A text is not closed with a double quote.');
      if (char === '"') break;
      if (char < ' ') return broken('A text holds a control character.');
      if (char !== '\\') {
        read += char;
        continue;
      }
      at++;
      const code = text[at] === 'u' && /^[0-9a-fA-F]{4}/.exec(text.slice(at + 1, at + 5));
      if (code) {
        read += String.fromCharCode(Number.parseInt(code[0], 16));
        at += 4;
      } else if (Object.hasOwn(escapes, text[at] ?? '')) read += escapes[text[at]];
      else return broken('A text holds a backslash that means nothing.');
    }
    at++;
    return read;
  };

  /** Whether another entry follows in a list that `end` closes. */
  const more = (end: string, first: boolean): boolean | Broken => {
    space();
    if (text[at] === end) {
      at++;
      return false;
    }
    if (first) return true;
    if (text[at] !== ',')
      return broken(at < text.length ? `Expected a comma or ${end} here.` : 'The file ends too early.');
    const comma = line;
    at++;
    space();
    return text[at] === end ? { is: 'broken', line: comma, message: 'There is a comma too many.' } : true;
  };

  const object = (depth: number): Located | Broken => {
    const start = line;
    const fields = new Map<string, Field>();
    const repeated: { name: string; line: number }[] = [];
    at++;
    for (let first = true; ; first = false) {
      const next = more('}', first);
      if (next === false) return { is: 'object', line: start, fields, repeated };
      if (next !== true) return next;
      if (text[at] !== '"') return broken('The name of a field must stand in double quotes.');
      const named = line;
      const name = string();
      if (typeof name !== 'string') return name;
      space();
      if (text[at] !== ':') return broken(`Expected a colon after ${JSON.stringify(name)}.`);
      at++;
      const read = value(depth + 1);
      if (read.is === 'broken') return read;
      if (fields.has(name)) repeated.push({ name, line: named });
      fields.set(name, { line: named, value: read });
    }
  };

  const array = (depth: number): Located | Broken => {
    const start = line;
    const items: Located[] = [];
    at++;
    for (let first = true; ; first = false) {
      const next = more(']', first);
      if (next === false) return { is: 'array', line: start, items };
      if (next !== true) return next;
      const item = value(depth + 1);
      if (item.is === 'broken') return item;
      items.push(item);
    }
  };

  const value = (depth: number): Located | Broken => {
    if (depth > DEEPEST) return broken('The file is nested too deeply.');
    space();
    if (text[at] === '{') return object(depth);
    if (text[at] === '[') return array(depth);
    const start = line;
    if (text[at] === '"') {
      const read = string();
      return typeof read === 'string' ? { is: 'string', line: start, text: read } : read;
    }
    const word = plain.exec(text.slice(at, at + 40))?.[0];
    if (word === undefined) {
      return broken(at < text.length ? `Unexpected ${JSON.stringify(text[at])}.` : 'The file ends too early.');
    }
    at += word.length;
    if (word === 'null') return { is: 'null', line, value: null };
    if (word === 'true' || word === 'false') return { is: 'boolean', line, value: word === 'true' };
    return { is: 'number', line, value: Number(word) };
  };

  const read = value(0);
  if (read.is === 'broken') return read;
  space();
  return at < text.length ? broken('There is something after the end of the deck.') : read;
};
