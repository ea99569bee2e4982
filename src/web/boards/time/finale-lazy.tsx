/** The finished book, loaded when there is one. */
import { useEffect, useState } from 'preact/hooks';
import type { TimeView } from '../../../games/time/view.ts';
import type { FinaleProps } from '../board.ts';
import { text } from './text.ts';

type Bound = typeof import('./finale.tsx');

export function Finale(props: FinaleProps<TimeView>) {
  const [bound, setBound] = useState<Bound | null>(null);
  useEffect(() => void import('./finale.tsx').then(setBound), []);
  return bound ? <bound.Finale {...props} /> : <p aria-busy="true">{text.book.saving}</p>;
}
