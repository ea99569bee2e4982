/** What one can do about somebody else at the table: look them up, not hear them, report them. */
import { useState } from 'preact/hooks';
import { Form } from '../account/form.tsx';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import type { Conduct, TableClient } from './client.ts';

type Props = { about: Conduct; conduct: NonNullable<TableClient['conduct']>; onClose: () => void };

export function About({ about, conduct, onClose }: Props) {
  const [reporting, setReporting] = useState(false);
  const { who, name, line } = about;
  const muted = useStore(conduct.muted).has(who);
  const turn = (): void => {
    conduct.mute(who, !muted).then(
      () => {
        toast(muted ? w.talk.unmuted(name) : w.talk.muted(name));
        onClose();
      },
      (error: unknown) => toast(faultWords(error)),
    );
  };
  return (
    <Dialog title={reporting ? w.talk.report : name} onClose={onClose}>
      {line && <blockquote class="quoted">{line.text}</blockquote>}
      {reporting ? (
        <Report about={about} conduct={conduct} onClose={onClose} />
      ) : (
        <ul class="menu menu-told">
          <li>
            <a class="button button-plain" href={`/player/${who}`}>
              <Icon name="person" />
              {w.talk.page}
            </a>
          </li>
          <li>
            <button type="button" class="button button-plain" onClick={turn}>
              <Icon name={muted ? 'sound' : 'mute'} />
              {muted ? w.talk.unmute : w.talk.mute}
              {!muted && <span class="quiet">{w.talk.muteHint}</span>}
            </button>
          </li>
          <li>
            <button type="button" class="button button-plain button-bad" onClick={() => setReporting(true)}>
              <Icon name="flag" />
              {w.talk.report}
              <span class="quiet">{w.talk.reportHint}</span>
            </button>
          </li>
        </ul>
      )}
    </Dialog>
  );
}

const LONGEST = 400;

function Report({ about, conduct, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [more, setMore] = useState('');
  const send = async (): Promise<void> => {
    await conduct.report(about, more.trim() === '' ? reason : `${reason}: ${more.trim()}`);
    toast(w.talk.sent);
    onClose();
  };
  return (
    <Form onSend={send} label={w.talk.send} disabled={reason === ''}>
      <fieldset class="field">
        <legend class="field-label">{w.talk.reason}</legend>
        {w.talk.reasons.map((each) => (
          <label class="tick" key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {each}
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span class="field-label">{w.talk.more}</span>
        <textarea
          class="input"
          rows={2}
          maxLength={LONGEST}
          value={more}
          onInput={(event) => setMore(event.currentTarget.value)}
        />
      </label>
    </Form>
  );
}
