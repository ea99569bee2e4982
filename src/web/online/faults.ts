/** What the server would not do, in words. */
import { t } from '../text/index.ts';
import { Fault } from './api.ts';

export function faultWords(error: unknown): string {
  if (!(error instanceof Fault)) throw error;
  return t.online.faults[error.code] ?? t.online.refused;
}
