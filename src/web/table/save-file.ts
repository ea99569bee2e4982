/** Hands the reader a file of their own. */
import type { GameFile } from '../../table/file.ts';

export function saveText(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([`${json}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A game that anybody can check. */
export const saveFile = (file: GameFile): void =>
  saveText(`${file.table.setup.game}-${file.digest.slice(0, 8)}.json`, JSON.stringify(file, null, 1));
