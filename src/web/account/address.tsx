/** An e-mail address of one's own, for whoever wants news there: shown to be one's own by a code that is sent to it. */
import { useState } from 'preact/hooks';
import type { Telling } from '../../protocol/parts.ts';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';
import { Choices } from '../ui/choices.tsx';
import { toast } from '../ui/toast.tsx';
import { confirmAddress, forgetAddress, sendCode } from './api.ts';
import { Field, Form } from './form.tsx';

type Props = {
  address: string | null;
  telling: Telling;
  onTelling: (some: Partial<Telling>) => void;
};

export function Address({ address, telling, onTelling }: Props) {
  const [known, setKnown] = useState(address);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const ask = async (): Promise<void> => {
    await sendCode(typed.trim());
    setSent(true);
  };
  const confirm = async (): Promise<void> => {
    setKnown((await confirmAddress(code)).address);
    setSent(false);
    toast(w.news.addressKnown);
  };
  const drop = (): void =>
    void forgetAddress().then(
      () => setKnown(null),
      (error: unknown) => toast(faultWords(error)),
    );
  return (
    <div class="slip">
      <h3>{w.news.mail}</h3>
      {known !== null && (
        <>
          <div class="row">
            <span class="row-name">{known}</span>
            <button type="button" class="button" onClick={drop}>
              {w.news.addressDrop}
            </button>
          </div>
          <Choices
            label={w.news.often}
            name="mail-often"
            value={telling.mail}
            values={(['each', 'digest', 'off'] as const).map((value) => ({ value, label: w.news.oftens[value] }))}
            onChange={(value) => onTelling({ mail: value as Telling['mail'] })}
          />
        </>
      )}
      {known === null && !sent && (
        <Form onSend={ask} label={w.news.addressSend}>
          <Field
            label={w.news.address}
            hint={w.news.addressHint}
            value={typed}
            onChange={setTyped}
            autocomplete="email"
            maxLength={200}
          />
        </Form>
      )}
      {known === null && sent && (
        <Form onSend={confirm} label={w.news.codeGo}>
          <Field
            label={w.news.code}
            hint={w.news.codeHint(typed)}
            value={code}
            onChange={setCode}
            autocomplete="one-time-code"
            maxLength={20}
          />
        </Form>
      )}
    </div>
  );
}
