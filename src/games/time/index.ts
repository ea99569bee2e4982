/** Once Upon a Time: 2 to 8 players tell one tale, and each steers it toward her own ending. */
import { type Game, type Setup, silent } from '../../kernel/game.ts';
import { deckIn } from './cards.ts';
import { standardDeck } from './deck/standard.ts';
import { label } from './labels.ts';
import { messagesFor } from './messages.ts';
import { write } from './notation.ts';
import { OPTIONS } from './options.ts';
import { again, playOf } from './play.ts';
import { read } from './reading.ts';
import { queueDeal } from './rules/draws.ts';
import { AGREE, actor, choices, KIND, kindOf, NO_CARD, ONLY, open, question, REJECT } from './rules/questions.ts';
import { clone, NONE, SURE, seatsOf, type TimeState } from './rules/state.ts';
import { settle, take } from './rules/take.ts';
import { sample } from './sample.ts';
import { verdictOn } from './verdict.ts';
import { determinize, hides, openCards, openEndings, type TimeView, visibility } from './view.ts';
import { whyGone, whyNot, whyNotTalk, whyNotWords } from './why.ts';

/** The table before anything is dealt. */
function bare(setup: Setup): TimeState {
  const { seats, options } = setup;
  const deck = deckIn(options);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    answers: new Array(seats + 1).fill(0),
    deck,
    play: playOf(setup),
    turn: 0,
    teller: 0,
    told: 0,
    links: 0,
    interrupter: false,
    grace: false,
    beat: 0,
    leaving: '',
    objected: 0,
    silent: 0,
    hands: each(() => []),
    since: deck.cards.map(() => 0),
    endings: each(() => []),
    pile: deck.cards.map((_, card) => card),
    discards: [],
    endingPile: deck.endings.map((_, ending) => ending),
    endingDiscards: [],
    cut: [],
    draws: [],
    sentences: [],
    interrupts: [],
    windows: [],
    claims: [],
    gathering: 0,
    laid: 0,
    objections: [],
    matter: '',
    stage: '',
    vote: null,
    votes: 0,
    counted: null,
    mayDiscard: each(() => 0),
    refused: 0,
    away: 0,
    bots: 0,
    changes: 0,
    absences: 0,
    over: '',
    winner: NONE,
  };
}

function deal(setup: Setup): TimeState {
  const s = bare(setup);
  queueDeal(s);
  settle(s, silent);
  return s;
}

/** The claim or the objected card that the matcher is asked about. */
function referee(s: TimeState, slot: number): number {
  if (kindOf(slot) !== KIND.verdict) return ONLY;
  const { on } = s.matter === 'claim' ? s.claims[0] : s.objections[0];
  const card = s.matter === 'claim' ? s.claims[0].card : s.sentences[on].card;
  const told = s.sentences.slice(0, on).filter((sentence) => !sentence.struck);
  return verdictOn(
    s.deck,
    card,
    told.map((sentence) => sentence.text),
    s.sentences[on].text,
  );
}

/** Silence lets a sure match stand, an ending close the tale (T-13, T-16), and everything else be as it is. */
function fallback(s: TimeState, slot: number): number {
  switch (kindOf(slot)) {
    case KIND.tell:
      return NO_CARD;
    case KIND.answer:
      return s.claims[0].verdict === SURE ? AGREE : REJECT;
    case KIND.vote:
      return s.matter === 'ending' ? AGREE : REJECT;
    default: {
      const out: number[] = [];
      choices(s, slot, out);
      return out[0];
    }
  }
}

export const time: Game<TimeState, TimeView> = {
  id: 'time',
  rules: 1,
  seats: { min: 2, max: 8 },
  options: OPTIONS,
  undo: false,
  live: true,

  setup: deal,
  clone,
  open,
  actor,
  choices,
  take,
  question,
  settle: (s) => settle(s, silent),

  why: whyNot,
  whyNotText: whyNotWords,
  whyNotTalk,
  gone: whyGone,
  fallback,
  referee,
  outcome: (s) =>
    s.over === ''
      ? null
      : { winners: s.winner === NONE ? [] : [s.winner], scores: s.hands.map((hand) => hand.length), how: s.over },
  again,
  scores: (s) => s.hands.map((hand) => [{ term: 'cards', value: hand.length }]),
  rounds: (s) => Math.ceil(s.turn / seatsOf(s)),

  visibility,
  determinize,
  hides,

  pieces: (s) => ({
    cards: s.pile.length + s.discards.length + openCards(s).length + s.hands.reduce((n, hand) => n + hand.length, 0),
    endings:
      s.endingPile.length +
      s.endingDiscards.length +
      openEndings(s).length +
      s.endings.reduce((n, own) => n + own.length, 0),
  }),
  sample,

  write,
  read: (setup, text) => read(bare(setup), text),
  label,

  messages: { en: messagesFor(standardDeck) },
  messagesFor: ({ options }) => ({ en: messagesFor(deckIn(options)) }),
};
