/** All that the server knows, as a file; and the way out for good. */
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { faultWords } from '../online/faults.ts';
import { saveText } from '../table/save-file.ts';
import { t } from '../text/index.ts';
import { people as w } from '../text/people.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { exportMine } from './api.ts';
import { Form } from './form.tsx';
import { vanish } from './me.ts';

const FILE = 'once-upon-a-table.json';
const GAMES = 'once-upon-a-table-games.jsonl';

export function OwnData() {
  const [deleting, setDeleting] = useState(false);
  const save = async (): Promise<void> => {
    try {
      saveText(FILE, JSON.stringify(await exportMine(), null, 1));
      toast(w.data.exported);
    } catch (error) {
      toast(faultWords(error));
    }
  };
  return (
    <section class="leaf" aria-labelledby="data">
      <h2 id="data">{w.data.title}</h2>
      <p>{w.data.lead}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={save}>
          <Icon name="save" />
          {w.data.export}
        </button>
        <a class="button" href="/api/me/games" download={GAMES}>
          <Icon name="save" />
          {w.data.games}
        </a>
        <button type="button" class="button button-bad" onClick={() => setDeleting(true)}>
          <Icon name="trash" />
          {w.data.delete}
        </button>
      </div>
      <p class="field-hint">{w.data.gamesHint}</p>
      {deleting && <Delete onClose={() => setDeleting(false)} />}
    </section>
  );
}

function Delete({ onClose }: { onClose: () => void }) {
  const { route } = useLocation();
  const [sure, setSure] = useState(false);
  const go = async (): Promise<void> => {
    await vanish();
    toast(w.data.deleted);
    route('/');
  };
  return (
    <Dialog title={w.data.deleteTitle} onClose={onClose}>
      <p>{w.data.deleteLead}</p>
      <div>
        <h3 class="small-caps">{w.data.deleteGoneHead}</h3>
        <ul class="dashes">
          {w.data.deleteGone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>{w.data.deleteStays}</p>
      <Form onSend={go} label={w.data.deleteGo} bad disabled={!sure}>
        <label class="tick">
          <input type="checkbox" checked={sure} onChange={(event) => setSure(event.currentTarget.checked)} />
          {w.data.deleteSure}
        </label>
      </Form>
      <div class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {t.common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
