/** The storyteller: a bot that listens, tells toward its own ending, and interrupts like a person. */

import { type Deck, deckIn } from '../../games/time/cards.ts';
import { NO_CARD, PASS } from '../../games/time/rules/questions.ts';
import { GROUP, NONE } from '../../games/time/rules/state.ts';
import type { TimeView } from '../../games/time/view.ts';
import { openCards } from '../../games/time/view.ts';
import type { Below, Decision, View } from '../../kernel/game.ts';
import type { Answer, Bot, BotMaker } from '../bot.ts';
import { LEVELS, type Level } from './levels.ts';
import { answerClaim, ballot, chooseLay, chooseObjection, makeNotice } from './manners.ts';
import { aim } from './needs.ts';
import { linkingSentence, nextSentence, type Table, worstCard } from './plan.ts';
import { makeReader, type Reader } from './reader.ts';

/** Less than the pause that the rules allow, whatever the typing would take (T-9). */
const OF_THE_PAUSE = 0.7;
/** A window that has had its time has had these milliseconds (T-11): so long ago the last sentence was told at least. */
const RIPE_MS = 6000;
const SOONEST_MS = 400;

const storyteller =
  (level: Level): BotMaker =>
  (_game, below) => {
    const read = makeReader();
    const notice = makeNotice(level, below);
    /** The table's deck, made ready once: a view that came over a wire brings another copy of it every time. */
    let deck: Deck | null = null;
    /** The sentence that is being typed: a question that is asked again does not start it afresh. */
    let typing: { key: string; answer: Answer } | null = null;
    const between = ([from, to]: readonly [number, number]): number => from + below(to - from);

    const bot = (view: View<TimeView>): Answer | null => {
      deck ??= deckIn(view.setup.options);
      const { seat, decisions } = view;
      const state: TimeView = { ...view.state, deck };
      const asked = (verb: string): Decision | undefined => decisions.find((d) => d.verb === verb);
      const reader = read(state.deck, state.sentences);
      const say = (decision: Decision, pick: number, afterMs: number): Answer => ({ decision, pick, afterMs });

      const vote = decisions.find((d) => d.verb.startsWith('vote-'));
      if (vote) return say(vote, ballot(state, reader), between(level.delay));
      const answer = asked('answer');
      if (answer) return say(answer, answerClaim(state), between([800, 2500]));
      const tell = asked('tell');
      const end = asked('end');
      const pass = asked('pass');
      if (tell || end || pass) return tellOn(state, seat, reader, { tell, end, pass });

      const discard = asked('discard');
      if (discard && discard.options.length > 2) {
        return say(
          discard,
          worstCard(tableOf(state, seat, reader), discard.options, level, below),
          between([1500, 5000]),
        );
      }
      const object = asked('object');
      const silly = object ? chooseObjection(state, reader, object, notice) : null;
      if (object && silly !== null) return say(object, silly, between(level.delay));
      const lay = asked('lay');
      const pick = lay ? chooseLay(state, reader, lay, level, notice) : null;
      if (lay && pick !== null) return say(lay, pick, between(level.delay));
      const pastIt = asked('let');
      return pastIt ? say(pastIt, pastIt.options[0], between(level.delay)) : null;
    };

    const tellOn = (
      state: TimeView,
      seat: number,
      reader: Reader,
      { tell, end, pass }: { tell: Decision | undefined; end: Decision | undefined; pass: Decision | undefined },
    ): Answer | null => {
      const table = tableOf(state, seat, reader);
      if (tell && typing?.key === tell.key) {
        const ripe = state.windows.every((window) => window.ripe);
        const left = typing.answer.afterMs - (ripe ? RIPE_MS : 0);
        return { ...typing.answer, decision: tell, afterMs: Math.max(SOONEST_MS, left) };
      }
      if (tell) {
        const told =
          table.hand.length > 0 || table.laid !== null
            ? nextSentence(table, level, below)
            : { text: linkingSentence(table, state.links, below), card: NO_CARD };
        if (told && told.text !== null) {
          const { text, card } = told;
          typing = {
            key: tell.key,
            answer: { decision: tell, pick: card, text, afterMs: typed(state, text, level, below) },
          };
          return typing.answer;
        }
        // T-12: whoever took the story owes it a sentence.
        if (state.interrupter && state.told === 0) {
          return {
            decision: tell,
            pick: NO_CARD,
            text: 'And so it was.',
            afterMs: typed(state, 'And so it was.', level, below),
          };
        }
      }
      if (end) return { decision: end, pick: aimed(end, table, state), afterMs: between([600, 1800]) };
      // With no card left she waits for the ending to be offered rather than pass.
      if (pass && table.hand.length > 0) return { decision: pass, pick: PASS, afterMs: between([800, 2500]) };
      return null;
    };
    return bot as Bot;
  };

/** How long a person would type at it. */
function typed({ play }: TimeView, text: string, { lettersPerSecond }: Level, below: Below): number {
  const ms = 700 + below(1500) + (1000 * text.length) / lettersPerSecond;
  return Math.round(play.pauseMs > 0 ? Math.min(ms, OF_THE_PAUSE * play.pauseMs) : ms);
}

function aimed(end: Decision, { ending }: Table, { deck }: TimeView): number {
  const index = ending ? deck.endings.indexOf(ending) : NONE;
  return end.options.includes(index) ? index : end.options[0];
}

function tableOf(state: TimeView, seat: number, reader: Reader): Table {
  const own = (all: readonly (number | number[])[]): number[] => {
    const mine = all[seat];
    return Array.isArray(mine) ? mine : [];
  };
  const hand = own(state.hands);
  const last = state.sentences[state.sentences.length - 1];
  return {
    deck: state.deck,
    hand,
    safe: new Set([...openCards(state), ...hand]),
    ending: aim(
      reader.world,
      own(state.endings).map((ending) => state.deck.endings[ending]),
    ),
    laid: laidByGroup(state, seat),
    lingering: last !== undefined && last.seat === seat && last.card === NONE && state.told > 0,
    reader,
  };
}

/** The Interrupt card with which she took the story, if nothing in the tale has spoken of it yet. */
function laidByGroup({ interrupter, told, interrupts }: TimeView, seat: number): number | null {
  const last = interrupts[interrupts.length - 1];
  return interrupter && told === 0 && last?.seat === seat && last.kind === GROUP ? last.card : null;
}

export const gentle: BotMaker = storyteller(LEVELS.gentle);
export const fair: BotMaker = storyteller(LEVELS.fair);
export const sharp: BotMaker = storyteller(LEVELS.sharp);
