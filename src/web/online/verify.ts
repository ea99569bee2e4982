/** Works every roll and every move of a finished game out again, here in the browser. */
import { type GameFile, verify } from '../../table/file.ts';
import { loadGame } from '../local/rules.ts';

/** A server's dice are always sealed: those of the lab, which follow from a seed alone, are none. */
export async function problemsOf(file: GameFile): Promise<readonly string[]> {
  await loadGame(file.table.setup.game);
  return verify(file, () => {
    throw new Error('The dice of this game were not sealed.');
  });
}
