/** A story card: paper, a border that tells its group, its picture in ink over a spot of watercolour, its title. */
import { useMemo } from 'preact/hooks';
import type { Shape } from '../../../book/draw.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardDrawing } from '../../../book/frames.ts';
import type { Group } from '../../../games/time/cards.ts';
import { usePictures } from './pictures.ts';
import { text } from './text.ts';

export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <>
      {shapes.map(({ d, fill, stroke, width, opacity, at }, i) => (
        <path
          key={i}
          d={d}
          fill={fill === undefined ? 'none' : `var(--draw-${fill})`}
          stroke={stroke === undefined ? 'none' : `var(--draw-${stroke})`}
          stroke-width={width ?? 1}
          stroke-linejoin="round"
          opacity={opacity ?? 1}
          {...(at === undefined ? {} : { transform: `translate(${at.x} ${at.y}) scale(${at.sx} ${at.sy})` })}
        />
      ))}
    </>
  );
}

/** A card of a deck or of a book. */
export type Face = {
  readonly title: string;
  readonly group: Group;
  readonly interrupt: boolean;
  readonly icon?: string;
};

export const cardName = ({ title, group, interrupt }: Face): string => text.card(title, text.groups[group], interrupt);

/** Only the picture; whoever shows it says what it is. */
export function CardFace({ face: { title, group, interrupt, icon = '' } }: { face: Face }) {
  const pictures = usePictures();
  // A picture has many strokes, and none of them changes when its card is tapped.
  return useMemo(
    () => (
      <svg class={`time-face wash-${group}`} viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true">
        <Shapes shapes={cardDrawing({ title, group, interrupt, icon }, pictures).shapes} />
      </svg>
    ),
    [title, group, interrupt, icon, pictures],
  );
}

/** “Husband/Wife” may be broken where it is two words. */
const SLASH = '/\u200B';

/** A card that lies on the table beside its sentence. */
export function LaidCard({ face, fresh }: { face: Face; fresh?: boolean }) {
  return (
    <figure class={fresh ? 'time-laid fresh' : 'time-laid'}>
      <CardFace face={face} />
      <figcaption>{face.title.replaceAll('/', SLASH)}</figcaption>
    </figure>
  );
}
