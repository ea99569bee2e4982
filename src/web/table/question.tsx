/** What is asked now, always in the same place: one sentence and its buttons. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Decision, View } from '../../kernel/game.ts';
import type { BoardModule } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Acknowledged, TableClient, TableState } from './client.ts';
import { Next } from './finale.tsx';
import { NextGame } from './next-game.tsx';
import { PastBar } from './past-bar.tsx';
import { Tip } from './tip.tsx';
import { Gone } from './together.tsx';
import type { Eyes } from './use-eyes.ts';
import type { Past } from './use-past.ts';

type Pick = (decision: Decision, option?: number, text?: string) => void;
type Props = {
  state: TableState;
  client: TableClient;
  view: View<unknown>;
  decisions: readonly Decision[];
  /** An answer is on its way. */
  busy: boolean;
  board: BoardModule<unknown>;
  names: readonly string[];
  eyes: Eyes;
  allChoices: boolean;
  past: Past;
  onPick: Pick;
  looking: boolean;
  onLook: (looking: boolean) => void;
  settle: (acknowledged: Acknowledged) => Promise<boolean>;
};

export function Question(props: Props) {
  const { state, client, view, busy, board, names, eyes, past, looking, onLook } = props;
  // What may be answered on the board at any time is not asked here, unless one wants every choice in a list.
  const decisions = props.decisions.filter((d) => props.allChoices || !(d.may && board.asks?.(d)));
  const leafing = past.then !== null;
  const [open, setOpen] = useState(false);
  const over = state.outcome !== null && !leafing;
  return (
    <section
      class={decisions.length > 0 ? 'question paper question-open' : 'question paper'}
      id="question"
      data-step={state.step}
      tabIndex={-1}
      aria-label={t.table.question}
    >
      {leafing && <PastBar past={past} count={state.steps.length} />}
      {over && <Next state={state} client={client} names={names} past={past} looking={looking} onLook={onLook} />}
      {!over && !leafing && decisions.length === 0 && (
        <p class="question-text question-idle">
          {busy ? t.table.busy : (board.idle?.(view, names) ?? idleText(view, names))}
        </p>
      )}
      {!over && !leafing && state.mine.length === 0 && state.delay > 0 && (
        <p class="question-hint">{t.table.behind(state.delay)}</p>
      )}
      {!over && !leafing && decisions.length === 0 && (
        <Gone state={state} client={client} view={view} settle={props.settle} />
      )}
      {!leafing && decisions.length === 0 && client.together && state.mine.length > 0 && (
        <NextGame table={state.id} step={state.step} />
      )}
      {decisions.map((decision, i) => (
        // One question follows another in the same place; only what somebody has written belongs to one alone.
        <div key={decision.text ? decision.key : i} class={decision.may ? 'asked asked-may' : 'asked'}>
          {state.mine.length > 1 && (
            <p class="asked-who">
              <Shield look={LOOKS[eyes.seat]} />
              {t.table.now(names[eyes.seat])}
            </p>
          )}
          <p class="question-text">{board.question(view, decision, names)}</p>
          <Tip table={state.id} game={state.setup.game} decision={decision} />
          {(props.allChoices || !board.asks?.(decision)) && (
            <Answers {...props} decision={decision} open={open} onOpen={setOpen} />
          )}
        </div>
      ))}
    </section>
  );
}

function idleText(view: View<unknown>, names: readonly string[]): string {
  const waiting = [...new Set(view.waiting.map(({ seat }) => seat))].filter((seat) => seat >= 0);
  if (waiting.length > 0) return t.table.waitingFor(waiting.map((seat) => names[seat]));
  return t.table.watching;
}

type AnswersProps = Props & {
  decision: Decision;
  /** Every choice is listed: whoever asked for that once wants it for the next question, too. */
  open: boolean;
  onOpen: (open: boolean) => void;
};

function Answers({ view, decision, board, names, allChoices, onPick, open, onOpen }: AnswersProps) {
  const label = (option: number): string => board.optionLabel(view, decision, option, names);
  const off = decision.options.filter((option) => !board.onBoard(view, decision, option));
  const on = decision.options.length - off.length;
  const [text, setText] = useState('');
  const asked = useRef(false);
  const listed = allChoices || open;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Whoever asked for the list wants to be in it.
    if (open && asked.current) list.current?.querySelector('button')?.focus();
  }, [open]);
  const said = decision.text ? text : undefined;
  const shown = listed ? decision.options : off;
  return (
    <>
      {decision.text && (
        <textarea
          class="input question-write"
          aria-label={t.table.write}
          maxLength={decision.text.max}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul class="answers" ref={list} id={id} aria-label={t.table.choices}>
        {shown.map((option) => (
          <li key={`${decision.key} ${option}`}>
            <button type="button" class="button button-offer" onClick={() => onPick(decision, option, said)}>
              {label(option)}
            </button>
          </li>
        ))}
        {decision.options.length === 0 && (
          <li>
            <button type="button" class="button button-main" onClick={() => onPick(decision, undefined, said)}>
              {t.table.send}
            </button>
          </li>
        )}
      </ul>
      {on > 0 && !allChoices && (
        <button
          type="button"
          class="button button-plain answers-more"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            asked.current = true;
            onOpen(!open);
          }}
        >
          <Icon name={open ? 'up' : 'list'} />
          <span class="answers-more-label">
            {open ? t.table.hideChoices : t.table.allChoices(decision.options.length)}
          </span>
        </button>
      )}
    </>
  );
}
