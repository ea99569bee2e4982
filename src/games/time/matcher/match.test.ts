import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../deck/deck.ts';
import { standardDeck } from '../deck/standard.ts';
import { analyse, follow } from './analyse.ts';
import { compileDeck } from './compile.ts';
import { match, matchAll, matchDeck, type Verdict } from './match.ts';

const card = (title: string) => standardDeck.cards.find((one) => one.title === title)!;
const verdict = (title: string, text: string): Verdict => match(text, card(title)).verdict;

/** Rows of: title, verdict, sentence. */
const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));

describe('T-10 what is mentioned, or follows from what was said', () => {
  test.each(
    rows(`
    King | sure | The king yawned.
    King | sure | There was no king in that land.
    Wolf | sure | Nobody had ever seen a wolf there.
    Horse | sure | She saddled the mare.
    Tree | sure | They rested under an elm.
    Bird | sure | A curlew cried over the marsh.
    Child | sure | She gave birth to a baby boy.
    Parent | sure | She gave birth to a baby boy.
    Prince | sure | The king's youngest son laughed.
    Princess | sure | The daughter of the sultan wore a veil.
    Queen | sure | The emperor's wife fell ill.
    Brother/Sister | sure | A miller had three daughters.
    Stepmother | sure | Her father's new wife was proud.
    Orphan | sure | Both his parents had died of the fever.
    Old Woman | sure | An aged crone sat by the well.
    This Animal Can Talk | sure | "Good day," said the old grey fox.
    This Animal Can Talk | sure | The horse turned its head and asked him where he was going.
    This Animal Can Talk | no | The man with the dog said good day.
    This Animal Can Talk | no | She told the cat a secret.
    This Object Can Talk | sure | "Lift me," said the sword.
    This Object Can Talk | sure | The teapot coughed and asked for its lid.
    This Object Can Talk | no | The letter said that she must come.
    This Can Fly | sure | The carpet rose into the air.
    This Can Fly | no | He flew into such a rage that the cups shook.
    Time Passes | sure | Seven years later he came back.
    Time Passes | sure | By morning the snow had gone.
    Transformation | sure | The witch turned him into a frog.
    Transformation | sure | At midnight she became a swan.
    Transformation | no | They turned into the lane.
    Lost | sure | They could not find the way home.
    Lost | no | He lost his temper.
    People Meet | sure | On the moor she met a tinker.
    People Meet | no | He met his death at sea.
    People Part Company | sure | They said goodbye at the bridge.
    Two People Fall in Love | sure | The prince lost his heart to her.
    A Fight | sure | They fought until dusk.
    A Chase | sure | The dogs ran after him.
    A Rescue | sure | He pulled the child out of the river.
    An Argument | sure | They could not agree about the price.
    An Object Breaks | sure | The jug shattered.
    An Object Breaks | no | She broke her arm.
    Someone Is Hurt | sure | She broke her arm.
    A Death | sure | The old dog died in the night.
    A Death | no | The fire died down.
    Giant | sure | He was as tall as a steeple.
    Tower | likely | He was as tall as a steeple.
    Beautiful | sure | She was as lovely as the dawn.
  `),
  )('T-10 %s: %s in "%s"', (title, wanted, text) => expect(verdict(title, text)).toBe(wanted));

  test('T-10 nothing that is only foreseen: a snore is no monster', () => {
    expect(verdict('Monster', 'As he tiptoed through the cave he heard a loud, deep snoring.')).toBe('no');
  });

  test.each(
    rows(`
    Key | Honesty is the key to success.
    Tree | The duke was proud of his family tree.
    Storm | The soldiers were ordered to storm the castle.
    Ring | I shall ring for tea.
    Book | They had to book a room at the inn.
    Beautiful | It was not a fair price.
    Mad | Are you mad at me?
    Wolf | He began to wolf down his dinner.
    Stairs | She took a step back.
    Flower | The sun rose over the hills.
    Cook | That was half baked.
    Plan | He dug up a plot of land.
  `),
  )('T-10 a word is not sure of %s in another sense: "%s"', (title, text) =>
    expect(verdict(title, text)).not.toBe('sure'),
  );
});

test('T-13 names the words that made it so', () => {
  expect(match('The king had a daughter who would not laugh.', card('Princess'))).toEqual({
    verdict: 'sure',
    words: ['king', 'had', 'daughter'],
  });
  expect(match('It rained.', card('Princess'))).toEqual({ verdict: 'no', words: [] });
});

describe('T-10 the sentences before', () => {
  const following = (before: string, text: string, title: string): Verdict =>
    match(text, card(title), follow(analyse(before))).verdict;

  test('T-10 the son of a woman who married a king is a Prince', () => {
    const wedding = "The King loved the woodcutter's daughter, and they were married.";
    expect(following(wedding, 'A year later she gave birth to a boy.', 'Prince')).toBe('sure');
    expect(verdict('Prince', 'A year later she gave birth to a boy.')).toBe('no');
  });

  test('T-10 "it" may be an animal or a thing', () => {
    expect(following('A frog sat on the table.', 'It asked her for a kiss.', 'This Animal Can Talk')).toBe('sure');
    expect(following('She lifted the sword.', 'It spoke to her.', 'This Object Can Talk')).toBe('sure');
  });
});

describe('T-2 cards of an own deck', () => {
  const own = deckOf({
    cards: [
      { title: 'Musical Instrument', group: 'item', aliases: ['fiddle', 'play ... tune'] },
      { title: 'Dog', group: 'character' },
      { title: 'Storm', group: 'event', hints: ['grey sky'], except: ['storm in a teacup'] },
      { title: 'Złoty Klucz', group: 'item' },
      { title: 'Constructor', group: 'character' },
    ],
    endings: [],
  });
  const found = (text: string): string[] => matchAll(text, own).map((one) => `${one.card.title} ${one.verdict}`);

  test('T-2 are found by title, alias and kind', () => {
    expect(found('He played them a merry tune.')).toEqual(['Musical Instrument sure']);
    expect(found('The poodles barked at the constructor.')).toEqual(['Dog sure', 'Constructor sure']);
    expect(found('Miała złoty klucz.')).toEqual(['Złoty Klucz sure']);
  });

  test('T-2 with a title of ours get our rules as well', () => {
    expect(found('The wind howled.')).toEqual(['Storm sure']);
    expect(found('The sky was a grey sky.')).toEqual(['Storm likely']);
    expect(found('It was a storm in a teacup.')).toEqual([]);
  });
});

test('T-13 any text is judged, and the same by one card as by the whole deck', () => {
  const deck = compileDeck(standardDeck);
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('constructor', '__proto__', "'s", "it's", '—', '"', '…', '-'),
  );
  const sentence = fc.array(
    fc.oneof(odd, fc.constantFrom('the', 'king', 'said', 'fell', 'in', 'love', 'with', 'frog')),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(sentence, (words) => {
      const text = words.join(' ');
      const all = matchDeck(deck, analyse(text));
      for (const one of all) expect(match(text, one.card)).toEqual({ verdict: one.verdict, words: one.words });
    }),
  );
  expect(matchAll('a '.repeat(100_000), standardDeck)).toEqual([]);
});
