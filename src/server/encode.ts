/**
 * Plain JSON data as text, letter for letter what JSON.stringify writes. A table tells small things (a die, a frame, a fact) many
 * times a second, and for those a loop of our own, which quotes each name once, is quicker.
 */

/** Names of fields and facts come again and again; words of people do not, and must not fill the memory. */
const quoted = new Map<string, string>();
const KEPT = 2_000;
const SHORT = 24;

function quote(text: string): string {
  if (text.length > SHORT) return JSON.stringify(text);
  let known = quoted.get(text);
  if (known === undefined) {
    known = JSON.stringify(text);
    if (quoted.size < KEPT) quoted.set(text, known);
  }
  return known;
}

export function encode(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'string') return quote(value);
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'object') return String(value);
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? encode(value[i]) : `,${encode(value[i])}`;
    return `[${text}]`;
  }
  const fields = value as { readonly [field: string]: unknown };
  for (const field of Object.keys(fields)) {
    if (fields[field] === undefined) continue;
    text += `${text === '' ? '' : ','}${quote(field)}:${encode(fields[field])}`;
  }
  return `{${text}}`;
}
