/** What a table of storytellers says, in English. */
import { many, ordinal } from '../../kernel/english.ts';
import type { Messages } from '../../kernel/game.ts';
import type { Deck } from './deck/deck.ts';
import { VERDICTS } from './notation.ts';

const sentence = (on: number): string => `sentence ${on + 1}`;

/** The titles are those of the deck that is played with. */
export function messagesFor(deck: Deck): Messages {
  const card = (c: number): string => `“${deck.cards[c]?.title ?? `card ${c + 1}`}”`;
  const ending = (e: number): string => `“${deck.endings[e]?.text ?? `ending ${e + 1}`}”`;
  return {
    title: 'Once Upon a Time',
    facts: {
      cuts: (c) => `draws ${card(c)}`,
      storyteller: () => 'is the storyteller',
      tells: (on) => `tells ${sentence(on)}`,
      plays: (c) => `plays ${card(c)}`,
      passes: () => 'passes',
      draws: () => 'draws a card',
      'draws-ending': () => 'draws an ending',
      discards: (c) => `discards ${card(c)}`,
      exchanges: (e) => `passes and gives up the ending ${ending(e)}`,
      paused: () => 'has paused for too long',
      missed: () => 'is away and loses the turn',
      reshuffles: (n) => `The deck takes in ${many(n, 'discarded card', 'discarded cards')} again`,
      'reshuffles-endings': (n) => `The deck takes in ${many(n, 'discarded ending', 'discarded endings')} again`,
      lays: (c, on) => `lays ${card(c)} on ${sentence(on)}`,
      'lays-group': (c, on) => `lays the Interrupt card ${card(c)} on the card of ${sentence(on)}`,
      'in-line': (place, ms, arrived) =>
        place === 1
          ? `is first in line${arrived > 1 ? `, though ${ordinal(arrived)} to arrive, once the measured delays are taken off` : ''}`
          : `is ${ordinal(place)} in line, ${ms} ms behind the first once the measured delays are taken off`,
      matched: (verdict, c, on) => `The matcher on ${card(c)} in ${sentence(on)}: ${VERDICTS[verdict]}`,
      accepts: (c) => `accepts ${card(c)}`,
      contests: (c) => `contests ${card(c)}`,
      interrupts: (c) => `interrupts with ${card(c)}`,
      fails: (c) => `fails to interrupt and discards ${card(c)}`,
      'fails-free': (c) => `fails to interrupt and takes ${card(c)} back`,
      'takes-back': (c) => `takes ${card(c)} back`,
      objects: (on) => `objects to ${sentence(on)}`,
      'objects-card': (c, on) => `objects to ${card(c)} with ${sentence(on)}`,
      overruled: (on) => `is overruled on ${sentence(on)}`,
      returns: (c) => `takes ${card(c)} back into her hand`,
      struck: (on) => `sees ${sentence(on)} struck from the tale`,
      votes: () => 'votes',
      counted: (yes, no) => `The votes are counted: ${yes} for, ${no} against`,
      'voted-yes': () => 'voted yes',
      'voted-no': () => 'voted no',
      ends: (_, e) => `ends the tale: ${ending(e)}`,
      wins: () => 'has told the tale to its end and wins',
      refused: () => 'must find another ending',
      'falls-silent': () => 'Two whole rounds have brought no sentence',
      closes: () => 'The tale is closed without a winner',
      'goes-on': () => 'The tale goes on',
      'lets-pass': () => 'lets it pass',
      away: () => 'is away',
      back: () => 'is back',
      bot: () => 'is played by a bot',
      person: () => 'is played by a person again',
    },
    reasons: {
      'not-held': (r) => `You do not hold “${r.card}”.`,
      'window-closed': (r) => `Sentence ${r.sentence} can no longer be interrupted or objected to.`,
      'card-new': (r) => `“${r.card}” came into your hand after sentence ${r.sentence} was told.`,
      'claim-failed': (r) => `You have failed once with a claim on sentence ${r.sentence}.`,
      'no-card-played': (r) => `No card lies beside sentence ${r.sentence}.`,
      'not-interrupt': (r) => `“${r.card}” is not an Interrupt card.`,
      'other-group': (r) => `“${r.card}” interrupts only cards of its own group, ${r.group}.`,
      'judged-before': (r) => `That of sentence ${r.sentence} has been judged before.`,
      'objected-already': (r) => `Somebody has objected to that of sentence ${r.sentence} already.`,
      'no-voters': () => 'Nobody is there who could judge it.',
      'no-exchange': () => 'Endings are not exchanged at this table.',
      'not-your-ending': () => 'That is not your ending.',
      'not-storyteller': () => 'Somebody else is the storyteller now.',
      'being-judged': () => 'A card, an objection or an ending is being judged: nothing is told meanwhile.',
      'turn-lost': () => 'Your turn is over.',
      'links-over': () => 'After two linking sentences you must lay your ending or pass.',
      'must-tell': () => 'Whoever interrupts must tell a sentence first.',
      'cards-left': () => 'Your ending can be laid only when you have no story card left.',
      'windows-open': () => 'Your last sentence can still be interrupted: wait a moment.',
      'no-interrupts': () => 'At this table nobody interrupts.',
      'own-story': () => 'You are the storyteller yourself.',
      'in-line': () => 'A card of yours lies in line already.',
      'no-window': () => 'There is no sentence that could be interrupted or objected to.',
      'objected-once': () => 'One failed objection in a turn is enough.',
      'claim-over': () => 'That card has been judged already.',
      'vote-over': () => 'That vote is over.',
      'last-card': () => 'Your last card cannot be discarded.',
      'rough-word': (r) => `At this table words are kept mild. Can you say “${r.word}” another way?`,
      'discard-over': () => 'The time to discard a card is over.',
    },
    asks: {
      tell: 'Tell a sentence, and play a card that it mentions if you like.',
      pass: 'Pass: draw a card, and the story goes left.',
      end: 'Lay your ending.',
      lay: 'Lay a card that was mentioned, or an Interrupt card of the group just played.',
      object:
        'Object: the card does not matter, or the telling makes no sense. This is for lively, believable tales, not against whoever is winning or slow.',
      let: 'Let it pass.',
      discard: 'You may discard a card.',
      answer: 'Was that mentioned? Accept the card, or contest it.',
      'vote-claim': 'Is this a fair interrupt?',
      'vote-objection': 'Is the objection right?',
      'vote-ending': 'Does this close the tale well enough? Say no only to obvious nonsense.',
      'vote-close': 'Close the tale without a winner?',
    },
    terms: { cards: 'Cards left' },
    ends: { ending: 'The tale has found its ending.', closed: 'The tale was closed without a winner.' },
  };
}
