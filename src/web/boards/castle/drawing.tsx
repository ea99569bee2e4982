/** A castle as far as it has been drawn. Nothing here decides anything: it shows the seat's numbers. */
import { useMemo } from 'preact/hooks';
import { GUESTS } from '../../../games/castle/guests.ts';
import { type Castle, FLAGS, flagsOf, TOWERS, towersOf } from '../../../games/castle/state.ts';
import { members } from '../../../kernel/bits.ts';
import { type PictureName, picture } from './icon.tsx';
import { Flag, Floor, Outline, Tower, Wall } from './parts.tsx';
import { FinishingCloud, Flock, Land, Sun } from './sky.tsx';
import { text } from './text.ts';
import { DONJON, GROUND } from './variants.ts';

type Props = {
  s: Castle;
  seat: number;
  seed: string;
  /** The state before the last change: what is new since then draws itself. */
  before: Castle;
  name: string;
};

/** Whatever a castle shows; as long as this is the same its drawing is, too. */
const castleKey = (s: Castle, seat: number): string =>
  [
    s.towers.slice(seat * TOWERS, (seat + 1) * TOWERS),
    s.flags.slice(seat * FLAGS, (seat + 1) * FLAGS),
    s.walls[seat],
    s.floors[seat],
    s.guests[seat],
    s.clouds[seat],
    s.sun === seat,
    s.cloud === seat,
  ].join();

/** Made again only when the castle has changed: it is the dearest thing on the table. */
export function CastleDrawing(props: Props) {
  const { s, seat, seed, name } = props;
  return useMemo(() => <Drawing key={seat} {...props} />, [castleKey(s, seat), seat, seed, name]);
}

const SHEET = '0 4 760 376';
export const EmptySheet = () => <svg class="castle-drawing" viewBox={SHEET} aria-hidden="true" />;

function Drawing({ s, seat, seed, before, name }: Props) {
  const own = `${seed} ${seat}`;
  const towers = s.towers.slice(seat * TOWERS, seat * TOWERS + towersOf(s, seat));
  const flags = s.flags.slice(seat * FLAGS, seat * FLAGS + flagsOf(s, seat));
  const { sun, cloud, shepherdessCloud } = s.board.file;
  const was = { towers: towersOf(before, seat), flags: flagsOf(before, seat) };
  return (
    <svg
      class="castle-drawing"
      viewBox={SHEET}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={text.castleOf(name, towers.length, s.walls[seat], s.floors[seat], flags.length)}
    >
      <Land seed={own} />
      <Outline towers={towers.length} walls={s.walls[seat]} floors={s.floors[seat]} />
      {s.sun === seat && <Sun value={sun} fresh={before.sun !== seat} />}
      {s.cloud === seat && <FinishingCloud value={cloud} fresh={before.cloud !== seat} />}
      <Flock count={s.clouds[seat]} value={shepherdessCloud} before={before.clouds[seat]} />
      {Array.from({ length: s.walls[seat] }, (_, i) => (
        <Wall key={i} seed={own} index={i} fresh={i >= before.walls[seat]} />
      ))}
      {flags.map((value, i) => (
        <Flag key={i} seed={own} index={i} value={value} fresh={i >= was.flags} />
      ))}
      {Array.from({ length: s.floors[seat] }, (_, i) => (
        <Floor key={i} seed={own} index={i} fresh={i >= before.floors[seat]} />
      ))}
      <Faces s={s} seat={seat} />
      {towers.map((value, i) => (
        <Tower key={i} seed={own} index={i} value={value} fresh={i >= was.towers} />
      ))}
    </svg>
  );
}

/** Guests look out of the donjon's windows; whoever finds none there camps before the gate. */
function Faces({ s, seat }: { s: Castle; seat: number }) {
  const cards = members(s.guests[seat]);
  return (
    <>
      {cards.map((card, i) => {
        const indoors = i < s.floors[seat];
        const x = indoors ? DONJON.x + DONJON.width / 2 - 15 : 250 + (i - s.floors[seat]) * 40;
        const y = indoors ? GROUND - DONJON.floor * (i + 1) + 12 : 358;
        if (s.edition === 0) {
          return (
            <text key={card} x={x + 15} y={y + 24} class="pencilled dark" font-size="26" text-anchor="middle">
              {s.board.file.apprenticeGuests[card]}
            </text>
          );
        }
        const name = GUESTS[card].id as PictureName;
        return <path key={card} class="face" d={picture(name)} transform={`translate(${x} ${y}) scale(${30 / 512})`} />;
      })}
    </>
  );
}
