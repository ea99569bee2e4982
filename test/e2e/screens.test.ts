/** Every screen of the gallery is for everybody, on a phone and on a desk. */
import { describe, expect, test } from 'vitest';
import { useHouse } from './friends.ts';
import { LIKES } from './gallery/gallery.ts';
import { gallery } from './gallery/index.ts';
import { lookOver } from './look-over.ts';
import { DESK, PHONE } from './sizes.ts';

const house = useHouse({}, LIKES);

describe.each(Object.entries(gallery))('the screens of %s', (_name, part) => {
  test('have nothing that axe, a thumb, a keyboard or large text would stumble over', async () => {
    const look = { viewport: PHONE, colorScheme: 'light' } as const;
    const somebody = await house.enter(LIKES.name, look);
    const { page } = somebody;
    const others: (typeof somebody)[] = [];
    const friend = async (name: string) => {
      const other = await house.enter(name, look);
      others.push(other);
      return other.page;
    };
    const found: { [screen: string]: string[] } = {};
    for (const { name: screen, show } of part) {
      await show({ page, url: house.url(), friend });
      // Both on one visit: to get there takes longest.
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        const lines = await lookOver(page, 'light');
        if (lines.length > 0) found[`${screen}, ${size.width} px`] = lines;
      }
    }
    expect(found).toEqual({});
    for (const { context } of [somebody, ...others]) await context.close();
  }, 300_000);
});
