/** A forgotten password: the way here is a link in a mail. */
import './account.css';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Page } from '../pages/page.tsx';
import { people as w } from '../text/people.ts';
import { toast } from '../ui/toast.tsx';
import { resetPassword } from './api.ts';
import { Form, Password } from './form.tsx';
import { become } from './me.ts';

export function ResetPage({ token = '' }: { path?: string; token?: string }) {
  const { route } = useLocation();
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    const me = await resetPassword(token, password);
    become(me);
    toast(w.enter.hello(me.name));
    route('/account', true);
  };
  return (
    <Page title={w.forgot.title}>
      <p class="lead">{w.forgot.lead}</p>
      <Form onSend={send} label={w.locks.change}>
        <Password label={w.locks.fresh} hint={w.keep.passwordHint} value={password} onChange={setPassword} fresh />
      </Form>
    </Page>
  );
}
