/** Hands a game to the reader as a file that anybody can check. */
import type { GameFile } from '../../table/file.ts';

export function saveFile(file: GameFile): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.table.setup.game}-${file.digest.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
