/** A guest's games get a lock of their own: a password or a passkey. */
import { useState } from 'preact/hooks';
import type { Me } from '../../protocol/parts.ts';
import { people as w } from '../text/people.ts';
import { toast } from '../ui/toast.tsx';
import { keepByPassword } from './api.ts';
import { Field, Form, Password } from './form.tsx';
import { become } from './me.ts';
import { MakePasskey, usePossible } from './passkey-button.tsx';

function kept(me: Me): void {
  become(me);
  toast(w.keep.kept);
}

export function Keep() {
  const passkeys = usePossible() !== false;
  return (
    <section class="leaf" aria-labelledby="keep">
      <h2 id="keep">{w.keep.title}</h2>
      <p>{w.keep.lead}</p>
      <div class="leaf-two">
        {passkeys && (
          <div class="slip">
            <h3>{w.keep.byPasskey}</h3>
            <p class="quiet">{w.keep.passkeyHint}</p>
            <MakePasskey label={w.keep.passkeyGo} main onDone={kept} />
          </div>
        )}
        <div class="slip">
          <h3>{w.keep.byPassword}</h3>
          <ByPassword onDone={kept} />
        </div>
      </div>
    </section>
  );
}

export function ByPassword({ onDone }: { onDone: (me: Me) => unknown }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const keep = async (): Promise<void> => {
    await onDone(await keepByPassword(login, password));
  };
  return (
    <Form onSend={keep} label={w.keep.go}>
      <Field
        label={w.keep.login}
        hint={w.keep.loginHint}
        value={login}
        onChange={setLogin}
        autocomplete="username"
        minLength={2}
        maxLength={60}
        pattern="[^@]*"
      />
      <Password label={w.keep.password} hint={w.keep.passwordHint} value={password} onChange={setPassword} fresh />
    </Form>
  );
}
