/** The form for a new table, loaded when somebody wants it. */
import { useEffect, useState } from 'preact/hooks';
import type { ShelfId } from '../boards/index.ts';

type Props = { game: ShelfId; onClose: () => void };
type Form = (props: Props) => preact.JSX.Element;

export function SetUp(props: Props) {
  const [form, setForm] = useState<{ Form: Form } | null>(null);
  useEffect(() => {
    void import('./set-up.tsx').then(({ SetUpForm }) => setForm({ Form: SetUpForm }));
  }, []);
  return form && <form.Form {...props} />;
}
