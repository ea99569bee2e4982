/** The way in for somebody who has kept their games. */
import { useEffect, useState } from 'preact/hooks';
import type { Me } from '../../protocol/parts.ts';
import { people as w } from '../text/people.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { aboutServer, forgotPassword, logIn, type Server } from './api.ts';
import { Field, Form, Password } from './form.tsx';
import { become } from './me.ts';
import { UsePasskey, usePossible } from './passkey-button.tsx';

export function Enter({ guest }: { guest: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <p class="enter">
      {w.enter.lead}
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {w.enter.open}
      </button>
      {open && <LogIn guest={guest} onClose={() => setOpen(false)} />}
    </p>
  );
}

function LogIn({ guest, onClose }: { guest: boolean; onClose: () => void }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const passkeys = usePossible() !== false;
  const [server, setServer] = useState<Server | null>(null);
  useEffect(() => void aboutServer().then(setServer, () => undefined), []);
  const welcome = (me: Me): void => {
    become(me);
    toast(w.enter.hello(me.name));
  };
  return (
    <Dialog title={w.enter.title} onClose={onClose}>
      {guest && <p class="notice">{w.enter.loses}</p>}
      {passkeys && (
        <>
          <UsePasskey onDone={welcome} />
          <p class="or" aria-hidden="true">
            {w.keep.or}
          </p>
        </>
      )}
      <Form onSend={async () => welcome(await logIn(login, password))} label={w.enter.go}>
        <Field label={w.keep.login} value={login} onChange={setLogin} autocomplete="username" maxLength={254} />
        <Password label={w.keep.password} value={password} onChange={setPassword} />
      </Form>
      {server?.mail && <Forgot />}
    </Dialog>
  );
}

function Forgot() {
  const [address, setAddress] = useState('');
  const send = async (): Promise<void> => {
    await forgotPassword(address.trim());
    toast(w.forgot.sent);
  };
  return (
    <details class="slip">
      <summary>{w.forgot.open}</summary>
      <Form onSend={send} label={w.forgot.send}>
        <Field
          label={w.news.address}
          hint={w.forgot.hint}
          value={address}
          onChange={setAddress}
          autocomplete="email"
          maxLength={200}
        />
      </Form>
    </details>
  );
}
