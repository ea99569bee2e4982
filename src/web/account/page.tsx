/** One's own page: the name, the way back in, whom one does not hear, and the way out. */
import './account.css';
import { useState } from 'preact/hooks';
import type { Me } from '../../protocol/parts.ts';
import { Unanswered } from '../pages/bad.tsx';
import { Page } from '../pages/page.tsx';
import { settings } from '../settings/settings.ts';
import { people as w } from '../text/people.ts';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { OwnData } from './data.tsx';
import { Enter } from './enter.tsx';
import { Field, Form } from './form.tsx';
import { Keep } from './keep.tsx';
import { Locks } from './locks.tsx';
import { callMe, useMe } from './me.ts';
import { MutedPeople } from './mutes.tsx';
import { Plate } from './plate.tsx';

export function AccountPage(_: { path?: string }) {
  const me = useMe();
  if (typeof me === 'string' && me !== 'looking' && me !== 'no-server') return <Unanswered code={me} />;
  return (
    <Page title={w.account.title}>
      {me === 'looking' ? <Blank /> : me === 'no-server' ? <NoServer /> : <Account me={me} />}
    </Page>
  );
}

/** As high as the plate that comes: nothing jumps. */
const Blank = () => <div class="plate plate-blank" aria-busy="true" />;

const NoServer = () => (
  <>
    <p class="lead">{w.account.noServer}</p>
    <div class="button-row">
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {w.account.again}
      </button>
    </div>
  </>
);

function Account({ me }: { me: Me | null }) {
  const { name } = useStore(settings);
  const line = me === null ? w.account.stranger : me.kind === 'guest' ? w.account.guest : w.account.account;
  return (
    <>
      <Plate id={me?.id ?? ''} name={me?.name ?? (name.trim() || w.account.nobody)} line={line}>
        <Rename name={me?.name ?? name} />
        {me && (
          <a class="button button-plain" href={`/player/${me.id}`}>
            <Icon name="book" />
            {w.account.record}
          </a>
        )}
      </Plate>
      {me?.kind === 'account' ? (
        <Locks />
      ) : (
        <>
          <Keep />
          <Enter guest={me !== null} />
        </>
      )}
      {me && <MutedPeople />}
      {me && <OwnData />}
    </>
  );
}

function Rename({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(name);
  if (!open) {
    return (
      <button
        type="button"
        class="button button-plain"
        onClick={() => {
          setText(name);
          setOpen(true);
        }}
      >
        <Icon name="pen" />
        {w.account.rename}
      </button>
    );
  }
  const save = async (): Promise<void> => {
    await callMe(text.trim());
    toast(w.account.renamed);
    setOpen(false);
  };
  return (
    <Form onSend={save} label={w.account.save} disabled={text.trim() === ''}>
      <Field
        label={w.account.name}
        hint={w.account.nameHint}
        value={text}
        onChange={setText}
        autocomplete="nickname"
        maxLength={24}
      />
    </Form>
  );
}
