/** Cards and endings of a host's own deck: from the title and the group alone. */
import type { Card } from '../../../games/time/deck/deck.ts';
import { type Beat, compileBeats, type Written } from '../beat.ts';
import { withArticle } from '../grammar.ts';

/** A title may stand in braces' company only if it has none of its own. */
const plain = (title: string): string => title.replace(/[{}|]/g, ' ').trim();
const bare = (title: string): string => plain(title).replace(/^(?:an?|the)\s+/i, '');
const lower = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

const FRAMES: { readonly [group in Card['group']]: (title: string) => Written } = {
  character: (title) => {
    const one = withArticle(lower(bare(title)));
    return [
      '',
      'good',
      `There {H} met ${one}, and it turned out that they could be of use to each other.`,
      `Now there was ${one} in those parts, and before the week was out {H} had good reason to be glad of it.`,
    ];
  },
  item: (title) => {
    const one = withArticle(lower(bare(title)));
    return [
      '',
      '+token',
      `What {H} found there was ${one}, and {H.he} took it along, for {H.he} had a feeling about it.`,
      `It was ${one} that helped {H} now, and without it there would be no more to tell.`,
    ];
  },
  place: (title) => {
    const there = lower(bare(title));
    return [
      '',
      '+place +journey',
      `{H} went on until {H.he} came to the ${there}, and there {H.he} stopped, for it was the right place.`,
      `All that {H} had heard of the ${there} was true, as {H.he} now saw for {H.himself}.`,
    ];
  },
  aspect: (title) => {
    const how = lower(plain(title));
    return [
      '',
      '',
      `“${how},” they said of what {H} had seen, and that was what changed everything.`,
      `{H} had only one word for it, “${how}”, and acted on it.`,
    ];
  },
  event: (title) => {
    const what = lower(plain(title));
    return [
      '',
      '',
      `And then it came about, ${what}, and {H} was in the middle of it.`,
      `{H} had not reckoned with this: ${what}, and nothing was as before.`,
    ];
  },
};

const known = new WeakMap<Card, readonly Beat[]>();

export function unknownCard(card: Card): readonly Beat[] {
  const beats = known.get(card) ?? compileBeats({ [card.id]: [FRAMES[card.group](card.title)] }).get(card.id) ?? [];
  known.set(card, beats);
  return beats;
}

export const unknownEnding: readonly Beat[] =
  compileBeats({
    end: [['', 'done', 'And so {H} had come through it all, and there is only one thing left to say.']],
  }).get('end') ?? [];
