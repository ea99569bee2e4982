/** Sits down at a table: by the link that somebody sent, or at one that is open to all. */
import '../home/home.css';
import '../online/online.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { TableLine } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { byInvite, type Code, codeOf, sitDown } from '../online/api.ts';
import { faultWords } from '../online/faults.ts';
import { Lobby } from '../online/lobby.tsx';
import { change, settings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { Bad, NoTable, ToHome, Unanswered } from './bad.tsx';
import { Page } from './page.tsx';

/** An invitation is this long; whatever is shorter names a table. */
const INVITE_LENGTH = 43;

/** Where a link or code leads. */
function pathOf(text: string): string | null {
  const parts = text.trim().split(/[/?#]/).filter(Boolean);
  const last = parts.at(-1);
  if (last === undefined) return null;
  const name = encodeURIComponent(last);
  if (last.length === INVITE_LENGTH) return `/join/${name}`;
  return parts.at(-2) === 'online' ? `/online/${name}` : `/table/${name}`;
}

export function Join({ invite = '' }: { path?: string; invite?: string }) {
  return invite === '' ? <ByCode /> : <Invited key={invite} invite={invite} />;
}

function ByCode() {
  const { route } = useLocation();
  const [code, setCode] = useState('');
  const go = (event: Event): void => {
    event.preventDefault();
    const path = pathOf(code);
    if (path !== null) route(path);
  };
  return (
    <Page title={t.join.title}>
      <form class="settings-group" onSubmit={go}>
        <label class="field">
          <span class="field-label">{t.join.code}</span>
          <input
            class="input"
            value={code}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <span class="field-hint">{t.join.codeHint}</span>
        </label>
        <div class="button-row">
          <button type="submit" class="button button-main">
            {t.join.open}
          </button>
        </div>
      </form>
      <Lobby />
    </Page>
  );
}

function Invited({ invite }: { invite: string }) {
  const { route } = useLocation();
  const [table, setTable] = useState<TableLine | null>(null);
  const [bad, setBad] = useState<Code | null>(null);
  useEffect(() => {
    byInvite(invite).then(
      (line) => {
        // Who sits there already has only come back.
        if (line.mine.length > 0) route(`/online/${line.id}`, true);
        else setTable(line);
      },
      (error: unknown) => setBad(codeOf(error)),
    );
  }, [invite]);
  if (bad === 'not-found') return <NoTable why="missing" detail="" online />;
  if (bad !== null) return <Unanswered code={bad} />;
  if (!table) {
    return (
      <main class="table-loading" aria-busy="true">
        <p>{t.table.loading}</p>
      </main>
    );
  }
  if (table.status === 'closed') return <NoTable why="closed" detail="" online />;
  const full = !table.people.some(({ kind }) => kind === 'free');
  if (full || table.status !== 'open') return <Full table={table} />;
  return <Welcome table={table} invite={invite} />;
}

function Full({ table }: { table: TableLine }) {
  return (
    <Bad
      picture="chair"
      title={table.status === 'open' ? t.online.fullTitle : t.online.startedTitle}
      hint={t.online.fullHint}
    >
      <a class="button button-main" href={`/online/${table.id}`}>
        {t.join.watch}
      </a>
      <a class="button" href="/join">
        {t.online.lobby}
      </a>
      <ToHome />
    </Bad>
  );
}

function Welcome({ table, invite }: { table: TableLine; invite: string }) {
  const { route } = useLocation();
  const { name } = useStore(settings);
  const [busy, setBusy] = useState(false);
  const title = isOnShelf(table.game) ? t.games[table.game].title : table.game;
  const seated = table.people.flatMap((person) => (person.kind === 'person' ? [person.name] : []));
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await sitDown(table.id, invite);
      route(`/online/${table.id}`, true);
    } catch (error) {
      toast(faultWords(error));
      setBusy(false);
    }
  };
  return (
    <Page title={title}>
      <p class="lead">{t.join.invited(table.host, title)}</p>
      {seated.length > 1 && <p>{t.join.seated(seated)}</p>}
      <form class="settings-group" onSubmit={sit}>
        <label class="field">
          <span class="field-label">{t.settings.name}</span>
          <input
            class="input"
            value={name}
            maxLength={24}
            required
            autocomplete="nickname"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
          <span class="field-hint">{t.settings.nameHint}</span>
        </label>
        <div class="button-row">
          <button type="submit" class="button button-main" disabled={busy}>
            {t.join.go}
          </button>
          <a class="button" href={`/online/${table.id}`}>
            {t.join.watch}
          </a>
        </div>
      </form>
    </Page>
  );
}
