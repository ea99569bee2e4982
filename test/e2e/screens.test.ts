/** Every screen of the gallery is for everybody, on a phone and on a desk. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './friends.ts';
import { LIKES } from './gallery/gallery.ts';
import { gallery } from './gallery/index.ts';
import { lookOver } from './look-over.ts';
import { DESK, PHONE } from './sizes.ts';

const house = useHouse({}, LIKES);

describe.each(Object.entries(gallery))('the screens of %s', (_name, part) => {
  test.each([PHONE, DESK])(
    'have nothing that axe, a thumb, a keyboard or large text would stumble over, $width px',
    async (viewport) => {
      const look = { viewport, colorScheme: 'light' } as const;
      const somebody = await house.enter(LIKES.name, look);
      const others: (typeof somebody)[] = [];
      const friend = async (name: string) => {
        const other = await house.enter(name, look);
        others.push(other);
        return other.page;
      };
      const found: { [screen: string]: string[] } = {};
      for (const { name: screen, show } of part) {
        await show({ page: somebody.page, url: house.url(), friend });
        const lines = await lookOver(somebody.page, 'light');
        if (lines.length > 0) found[screen] = lines;
      }
      expect(found).toEqual({});
      for (const { context } of [somebody, ...others]) await context.close();
    },
    240_000,
  );
});
