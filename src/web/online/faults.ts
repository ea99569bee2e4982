/** What the server would not do, in words. */
import { t } from '../text/index.ts';
import { type Code, Fault } from './api.ts';

export const codeWords = (code: Code): string => t.online.faults[code] ?? t.online.refused;

/** Why a part of a page stays empty. */
export const shutWords = (code: Code): string => (code === 'no-server' ? t.online.needsNetwork : codeWords(code));

export function faultWords(error: unknown): string {
  if (!(error instanceof Fault)) throw error;
  return codeWords(error.code);
}
