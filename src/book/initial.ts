/** Scripts whose first letter can stand alone, and large: elsewhere it would tear a word or a syllable apart. */
const INITIAL =
  /^[\p{Pi}\p{Ps}"'¡¿—–-]{0,3}[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]\p{M}*/u;

export function splitInitial(text: string): { initial: string; rest: string } | null {
  const initial = INITIAL.exec(text)?.[0];
  return initial === undefined ? null : { initial, rest: text.slice(initial.length) };
}
