import { describe, expect, test } from 'vitest';
import { type Typing, typedBy, typeOn } from './typing.ts';

const typing: Typing = { seat: 1, key: '1.tell.1', text: 'Once upon a time', from: 1000, until: 3000 };

describe('a bot that writes', () => {
  test('thinks first, then writes letter by letter, and has all of it when its time is over', () => {
    const shown = [1000, 1300, 2000, 2900, 3000, 9000].map((now) => typedBy(typing, now));
    expect(shown).toEqual(['', '', 'Once u', 'Once upon a tim', 'Once upon a time', 'Once upon a time']);
  });

  test('goes on where it was if it is asked again, and begins anew with another sentence', () => {
    const again = { ...typing, from: 2000, until: 3500 };
    expect(typeOn(typing, again)).toEqual({ ...again, from: 1000 });
    expect(typeOn(typing, { ...again, text: 'But then' }).from).toBe(2000);
    expect(typeOn(typing, { ...again, key: '1.tell.2' }).from).toBe(2000);
    expect(typeOn(null, again)).toEqual(again);
  });
});
