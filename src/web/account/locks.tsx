/** The ways into an account: its passkeys, its password; and out of it. */
import { useEffect, useState } from 'preact/hooks';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { type Choices, changePassword, ownChoices } from './api.ts';
import { Form, Password } from './form.tsx';
import { ByPassword } from './keep.tsx';
import { leave } from './me.ts';
import { MakePasskey, usePossible } from './passkey-button.tsx';
import { type Passkey, passkeys, removePasskey } from './passkeys.ts';

const complain = (error: unknown): void => toast(faultWords(error));

export function Locks() {
  const [choices, setChoices] = useState<Choices | null>(null);
  const look = (): Promise<void> => ownChoices().then(setChoices, complain);
  useEffect(() => void look(), []);
  const out = (): void => void leave().then(() => toast(w.locks.loggedOut), complain);
  return (
    <section class="leaf" aria-labelledby="locks">
      <h2 id="locks">{w.locks.title}</h2>
      <Passkeys />
      {choices && (
        <details class="slip">
          <summary>{choices.login === null ? w.locks.addPassword : w.locks.password}</summary>
          {choices.login === null ? <ByPassword onDone={look} /> : <NewPassword login={choices.login} />}
        </details>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={out}>
          <Icon name="door" />
          {w.locks.logOut}
        </button>
      </div>
    </section>
  );
}

function Passkeys() {
  const [keys, setKeys] = useState<readonly Passkey[] | null>(null);
  const load = (): Promise<void> => passkeys().then(setKeys, complain);
  useEffect(() => void load(), []);
  const remove = (id: string): void =>
    void removePasskey(id).then(() => {
      toast(w.locks.removed);
      return load();
    }, complain);
  const added = async (): Promise<void> => {
    toast(w.locks.added);
    await load();
  };
  return (
    <div class="slip">
      <h3>{w.locks.passkeys}</h3>
      {keys?.length === 0 && <p class="quiet">{w.locks.none}</p>}
      <ul class="rows">
        {keys?.map(({ id, name, createdAt, usedAt }) => (
          <li class="row" key={id}>
            <Icon name="key" />
            <span class="row-name">
              {name}
              <span class="quiet">{w.locks.times(createdAt, usedAt)}</span>
            </span>
            <button type="button" class="button" aria-label={w.locks.removeOf(name)} onClick={() => remove(id)}>
              {w.locks.remove}
            </button>
          </li>
        ))}
      </ul>
      {usePossible() === false && <p class="quiet">{w.keep.noPasskeys}</p>}
      <MakePasskey label={w.locks.add} onDone={added} />
    </div>
  );
}

function NewPassword({ login }: { login: string }) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const send = async (): Promise<void> => {
    await changePassword(old, fresh);
    setOld('');
    setFresh('');
    toast(w.locks.changed);
  };
  return (
    <Form onSend={send} label={w.locks.change}>
      {/* For whatever keeps the reader's passwords. */}
      <input class="visually-hidden" autocomplete="username" value={login} readOnly tabIndex={-1} aria-hidden="true" />
      <p class="quiet">{w.locks.loginAs(login)}</p>
      <Password label={w.locks.old} value={old} onChange={setOld} />
      <Password label={w.locks.fresh} hint={w.keep.passwordHint} value={fresh} onChange={setFresh} fresh />
    </Form>
  );
}
