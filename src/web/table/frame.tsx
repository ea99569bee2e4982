/** The frame around every board: who plays, what is asked, what happened. It knows no game. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Decision, Reason, View } from '../../kernel/game.ts';
import type { Fact } from '../../kernel/prose.ts';
import { explain } from '../../kernel/reasons.ts';
import type { Drawn } from '../boards/index.ts';
import { moves, settings } from '../settings/settings.ts';
import { t } from '../text/index.ts';
import { LOOKS } from '../ui/charge.tsx';
import { Later } from '../ui/later.tsx';
import { createStore, useStore } from '../ui/store.ts';
import { toast } from '../ui/toast.tsx';
import { useMedia } from '../ui/use-media.ts';
import { Announcer, Ears } from './announcer.tsx';
import { Away } from './away.tsx';
import { type Acknowledged, NOBODY_TYPES, type TableClient, type TableState } from './client.ts';
import { Curtain } from './curtain.tsx';
import { useEffects } from './effects.ts';
import { Finale } from './finale.tsx';
import { Question } from './question.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useStillTyping } from './still-typing.ts';
import { type TabName, Tabs } from './tabs.tsx';
import { useOffer } from './together.tsx';
import { TopBar } from './top-bar.tsx';
import { useEyes } from './use-eyes.ts';
import { useFocus } from './use-focus.ts';
import { usePast } from './use-past.ts';
import { useTaken } from './use-taken.ts';

/** Large text needs as much room as a small screen has too little. */
const phoneFor = (textSize: number): string => `(max-width: ${(60 * textSize) / 100}rem)`;
/** An answer that takes longer is said to be on its way. */
const LATE_MS = 150;

type Props = { client: TableClient; state: TableState; drawn: Drawn; live: boolean };

export function Frame({ client, state, drawn, live }: Props) {
  const { board, messages } = drawn;
  const now = useStore(settings);
  const motion = moves(now);
  const phone = useMedia(phoneFor(now.textSize));
  const eyes = useEyes(state);
  const past = usePast(client, state);
  const { take, onClickCapture } = useTaken();
  const [tab, setTab] = useState<TabName>('log');
  const [pulledUp, setPulledUp] = useState(false);
  const [looking, setLooking] = useState(false);
  /** The frame is painted before its board is drawn: together they would hold the page up for too long. */
  const [framed, setFramed] = useState(false);
  useEffect(() => setFramed(true), []);
  /** The questions whose answers are on their way: they are not answered twice, and not asked any more if it takes long. */
  const sent = useRef(new Set<string>());
  const [late, setLate] = useState<readonly string[]>([]);

  const names = useMemo(() => state.people.map(({ name }) => name), [state.people]);
  const looks = useMemo(() => LOOKS.slice(0, names.length), [names.length]);
  const { views, scores } = past.then ?? state;
  const view = views[eyes.seat] as View<unknown>;
  const decisions = useMemo(() => {
    if (past.then || eyes.curtain) return NONE;
    // The same list as long as nothing is under way, so that the board is not drawn again for nothing.
    const open = view.decisions.filter(({ key }) => !late.includes(key));
    return open.length === view.decisions.length ? view.decisions : open;
  }, [view, past.then, eyes.curtain, late]);

  const settle = useCallback(
    async (acknowledged: Acknowledged): Promise<boolean> => {
      try {
        const why = await acknowledged;
        if (why) toast(reasonWords(why) ?? explain(messages, why));
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
      const { key, seat } = decision;
      if (sent.current.has(key)) return;
      sent.current.add(key);
      const acknowledged = client.move(seat, key, option, text);
      const give = take();
      // Mostly the next question is there at once: drawing that this one has gone would only delay it.
      const slow = setTimeout(() => setLate((before) => [...before, key]), LATE_MS);
      await settle(acknowledged);
      clearTimeout(slow);
      give();
      // A question that was answered never comes again under the same key, unless the answer is taken back.
      sent.current.delete(key);
      setLate((before) => (before.includes(key) ? before.filter((other) => other !== key) : before));
    },
    [client, settle, take],
  );
  const draft = useCallback(
    (decision: Decision, text: string): void => client.draft?.(decision.seat, decision.key, text),
    [client],
  );
  const undoSeat = state.undoable.includes(eyes.seat) ? eyes.seat : state.undoable[0];
  const undo = async (): Promise<void> => {
    if (undoSeat === undefined || !(await settle(client.undo(undoSeat)))) return;
    toast(t.table.undoDone);
    eyes.turnTo(undoSeat);
  };
  const showTab = useCallback((name: TabName): void => {
    setTab(name);
    setPulledUp(true);
  }, []);

  const asked = decisions.some(({ may }) => !may);
  useEffect(() => {
    // Among many tabs the one that waits for somebody is seen by its name.
    document.title = `${asked ? `${t.table.asked} · ` : ''}${messages.title} · ${t.app.name}`;
  }, [messages, asked]);
  useEffect(() => {
    if (!state.kept) toast(t.bad.noStorage);
  }, [state.kept]);
  useEffects(state, eyes.seat, board, now);
  useOffer(state, client, eyes.seat, settle);
  useStillTyping();
  useShortcuts({ on: now.shortcuts, decisions, past, pick, undo, showTab });

  // A window that opens with every sentence need not be announced with every sentence.
  const spoken = decisions.find((d) => !(d.may && board.asks?.(d)));
  const over = state.outcome !== null && !past.then;
  const step = past.then ? past.then.step : state.step;
  useFocus(spoken?.key, step);
  const facts = state.steps[past.index]?.facts ?? NO_FACTS;
  const story = useMemo(() => state.steps.slice(0, past.index + 1), [step, facts]);
  // A drawing is dear: it is made again only when something that it shows has changed.
  const drawing = useMemo(
    () => (
      <board.Board
        view={view}
        seat={eyes.seat}
        names={names}
        looks={looks}
        seed={state.id}
        decisions={decisions}
        onPick={pick}
        onDraft={draft}
        typing={past.then ? STILL : client.typing}
        deadlines={past.then ? NO_CLOCKS : state.deadlines}
        now={state.now}
        step={step}
        facts={facts}
        story={story}
        motion={motion}
        phone={phone}
      />
    ),
    [
      board,
      view,
      eyes.seat,
      names,
      looks,
      state.id,
      decisions,
      pick,
      draft,
      past.then,
      state.deadlines,
      state.now,
      step,
      facts,
      story,
      motion,
      phone,
    ],
  );
  const leaves = useMemo(
    () => (
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
    ),
    [tab, showTab, phone, pulledUp, state, scores, names, looks, messages, past, client],
  );
  return (
    <div
      class={`table ${phone ? 'table-phone' : 'table-wide'}`}
      data-game={state.setup.game}
      onClickCapture={onClickCapture}
    >
      <a class="skip button" href="#question">
        {t.table.question}
      </a>
      <Later>
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
      </Later>
      <div class="link" role="status">
        {!live && <p class="link-lost">{t.online.lost}</p>}
      </div>
      <main class="table-board" aria-label={t.table.board}>
        <h2 class="visually-hidden">{t.table.board}</h2>
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
          />
        ) : (
          framed && drawing
        )}
      </main>
      <aside class="table-rail">
        <Question
          state={state}
          client={client}
          view={view}
          decisions={decisions}
          busy={late.length > 0}
          board={board}
          names={names}
          eyes={eyes}
          allChoices={now.allChoices}
          past={past}
          onPick={pick}
          looking={looking}
          onLook={setLooking}
          settle={settle}
        />
        <Later>{leaves}</Later>
      </aside>
      <Announcer
        state={state}
        question={spoken ? board.question(view, spoken, names) : ''}
        messages={messages}
        names={names}
      />
      <Ears state={state} muted={client.conduct?.muted} />
      <Away state={state} messages={messages} names={names} />
    </div>
  );
}

/** What only a server refuses. */
const reasonWords = (why: Reason): string | undefined =>
  why.code === 'still-there'
    ? t.online.stillThere(typeof why['wait'] === 'number' ? why['wait'] : null)
    : t.online.reasons[why.code];

const NONE: readonly Decision[] = [];
const NO_FACTS: readonly Fact[] = [];
const STILL = createStore(NOBODY_TYPES);
const NO_CLOCKS: TableState['deadlines'] = [];
