/** The frame around every board: who plays, what is asked, what happened. It knows no game. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Decision, View } from '../../kernel/game.ts';
import { explain } from '../../kernel/reasons.ts';
import type { Drawn } from '../boards/index.ts';
import { moves, settings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { LOOKS } from '../ui/charge.tsx';
import { useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Announcer } from './announcer.tsx';
import { Away } from './away.tsx';
import type { Acknowledged, TableClient, TableState } from './client.ts';
import { useEffects } from './effects.ts';
import { Finale } from './finale.tsx';
import { Curtain, PastBar } from './over-board.tsx';
import { Question } from './question.tsx';
import { useShortcuts } from './shortcuts.ts';
import { type TabName, Tabs } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { useEyes } from './use-eyes.ts';
import { usePast } from './use-past.ts';

const PHONE = '(max-width: 60rem)';

type Props = { client: TableClient; state: TableState; drawn: Drawn };

export function Frame({ client, state, drawn }: Props) {
  const { board, messages } = drawn;
  const now = useStore(settings);
  const motion = moves(now);
  const phone = useMedia(PHONE);
  const eyes = useEyes(state);
  const past = usePast(client, state);
  const [tab, setTab] = useState<TabName>('log');
  const [pulledUp, setPulledUp] = useState(false);
  const [looking, setLooking] = useState(false);
  /** The questions whose answers are on their way: they are not asked twice. */
  const [sent, setSent] = useState<readonly string[]>([]);

  const names = useMemo(() => state.people.map(({ name }) => name), [state.people]);
  const looks = useMemo(() => LOOKS.slice(0, names.length), [names.length]);
  const { views, scores } = past.then ?? state;
  const view = views[eyes.seat] as View<unknown>;
  const decisions = useMemo(
    () => (past.then || eyes.curtain ? [] : view.decisions.filter(({ key }) => !sent.includes(key))),
    [view, past.then, eyes.curtain, sent],
  );

  const settle = useCallback(
    async (acknowledged: Acknowledged): Promise<boolean> => {
      try {
        const why = await acknowledged;
        if (why) toast(explain(messages, why));
        return why === null;
      } catch {
        toast(t.bad.notStored);
        return false;
      }
    },
    [messages],
  );
  const pick = useCallback(
    async (decision: Decision, option?: number, text?: string): Promise<void> => {
      setSent((before) => [...before, decision.key]);
      await settle(client.move(decision.seat, decision.key, option, text));
      // A question that was answered never comes again under the same key, unless the answer is taken back.
      setSent((before) => before.filter((key) => key !== decision.key));
    },
    [client, settle],
  );
  const undoSeat = state.undoable.includes(eyes.seat) ? eyes.seat : state.undoable[0];
  const undo = async (): Promise<void> => {
    if (undoSeat !== undefined && (await settle(client.undo(undoSeat)))) toast(t.table.undoDone);
  };
  const showTab = (name: TabName): void => {
    setTab(name);
    setPulledUp(true);
  };

  useEffect(() => {
    const title = messages.title;
    document.title = `${title} · ${t.app.name}`;
  }, [messages]);
  useEffects(state, eyes.seat, board, now);
  useShortcuts({ on: now.shortcuts, decisions, past, pick, undo, showTab });

  const step = state.steps[past.index];
  const over = state.outcome !== null && !past.then;
  const shown = decisions.length > 0 || !view ? decisions : NONE;
  return (
    <div class={`table ${phone ? 'table-phone' : 'table-wide'}`}>
      <a class="skip button" href="#question">
        {t.table.question}
      </a>
      <TopBar
        state={state}
        scores={scores}
        messages={messages}
        client={client}
        eyes={eyes}
        phone={phone}
        undo={undoSeat === undefined ? null : undo}
        settle={settle}
      />
      <main class="table-board" aria-label={t.table.board}>
        {past.then && <PastBar past={past} steps={state.steps} />}
        {eyes.curtain ? (
          <Curtain name={names[eyes.seat]} onReady={() => eyes.turnTo(eyes.seat)} />
        ) : over && !looking ? (
          <Finale
            state={state}
            drawn={drawn}
            view={view}
            seat={eyes.seat}
            names={names}
            looks={looks}
            motion={motion}
            client={client}
            onLook={() => setLooking(true)}
          />
        ) : (
          <board.Board
            view={view}
            seat={eyes.seat}
            names={names}
            looks={looks}
            seed={state.id}
            decisions={shown}
            onPick={pick}
            step={past.then ? past.then.step : state.step}
            facts={step?.facts ?? []}
            motion={motion}
            phone={phone}
          />
        )}
      </main>
      <aside class="table-rail">
        <Question
          state={state}
          view={view}
          decisions={shown}
          busy={sent.length > 0}
          board={board}
          names={names}
          eyes={eyes}
          messages={messages}
          allChoices={now.allChoices}
          phone={phone}
          past={past.then !== null}
          onPick={pick}
          onResult={looking ? () => setLooking(false) : null}
        />
        <Tabs
          tab={tab}
          onTab={showTab}
          phone={phone}
          open={!phone || pulledUp}
          onOpen={setPulledUp}
          state={state}
          scores={scores}
          names={names}
          looks={looks}
          messages={messages}
          past={past}
          client={client}
        />
      </aside>
      <Announcer
        state={state}
        question={decisions[0] ? board.question(view, decisions[0], names) : ''}
        messages={messages}
        names={names}
      />
      <Away state={state} messages={messages} names={names} />
    </div>
  );
}

const NONE: readonly Decision[] = [];
