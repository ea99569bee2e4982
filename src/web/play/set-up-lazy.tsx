/** The form for a new table, loaded when somebody wants it. */
import { useEffect, useState } from 'preact/hooks';
import type { ShelfId } from '../boards/index.ts';

export type SetUpProps = {
  game: ShelfId;
  /** By a link, to begin with; the game may then be another one. */
  online: boolean;
  onClose: () => void;
};
type Form = (props: SetUpProps) => preact.JSX.Element;

export function SetUp(props: SetUpProps) {
  const [form, setForm] = useState<{ Form: Form } | null>(null);
  useEffect(() => {
    void import('./set-up.tsx').then(({ SetUpForm }) => setForm({ Form: SetUpForm }));
  }, []);
  return form && <form.Form {...props} />;
}
