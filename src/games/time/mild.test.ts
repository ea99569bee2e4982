import { describe, expect, test } from 'vitest';
import { apply, pending } from '../../kernel/gate.ts';
import { dealt } from './fixture.ts';
import { time } from './index.ts';
import { roughWord } from './mild.ts';

describe('mild words', () => {
  test.each([
    ['“Damn this door,” said the king.', 'Damn'],
    ['The wolf was full of SHIT.', 'SHIT'],
    ['They went on, fucking slowly.', 'fucking'],
    ['You bastards, said the witch.', 'bastards'],
  ])('%s', (text, word) => expect(roughWord(text)).toBe(word));

  test.each([
    'The wicked witch killed the old king with a poisoned apple, and there was blood on the stairs.',
    'The princess passed the class of assassins in Sussex and drank a cocktail.',
    'At dawn the cock crowed, and the ass carried the sack to the mill.',
    'She pricked her finger on the spindle and slept.',
    'Scunthorpe shone in the morning light.',
  ])('%s', (text) => expect(roughWord(text)).toBeNull());

  const tell = (words: string, text: string) => {
    const s = dealt(3, { words });
    const asked = pending(time, s).find(({ verb }) => verb === 'tell');
    return apply(time, s, { seat: 0, key: asked?.key ?? '', pick: asked?.options[0] ?? -1, text });
  };

  test('are an option: a rough sentence is handed back with the word, a mild one is told', () => {
    expect(tell('mild', 'And then all this shit began.')).toEqual({
      ok: false,
      why: { code: 'rough-word', word: 'shit' },
    });
    expect(tell('mild', 'And then all this trouble began.').ok).toBe(true);
    expect(tell('any', 'And then all this shit began.').ok).toBe(true);
  });
});
