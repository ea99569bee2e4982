/** Castle's pictures. */
import '../boards/castle/castle.css';
import '../boards/castle/drawing.css';
import '../boards/castle/grid.css';
import '../boards/castle/guests.css';
import type { Reward } from '../../games/castle/board.ts';
import { FACE_NAMES } from '../../games/castle/faces.ts';
import { GUESTS } from '../../games/castle/guests.ts';
import { castle } from '../../games/castle/index.ts';
import type { Castle } from '../../games/castle/state.ts';
import { makeSetup } from '../../kernel/setup.ts';
import { FACE_CLASS, FacePicture } from '../boards/castle/dice.tsx';
import { CastleDrawing } from '../boards/castle/drawing.tsx';
import { RewardPicture } from '../boards/castle/grid.tsx';
import { Guests } from '../boards/castle/guests.tsx';
import { text } from '../boards/castle/text.ts';
import { t } from '../text/index.ts';

/** A castle of two towers, two walls and two floors. */
function halfway(): Castle {
  const setup = makeSetup(castle, 2, { edition: 'architect' });
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  const s = castle.setup(setup.value);
  s.towers[0] = 5;
  s.towers[1] = 2;
  s.walls[0] = 2;
  s.floors[0] = 2;
  s.flags[0] = 1;
  s.flags[1] = 2;
  s.guests[0] = 0b11;
  return s;
}
const sample = halfway();
const NOTHING: Reward = { tower: 0, wall: false, floor: false, residents: 0, flags: [], power: '' };
const REWARDS: readonly Reward[] = [
  { ...NOTHING, tower: 5 },
  { ...NOTHING, wall: true },
  { ...NOTHING, floor: true },
  { ...NOTHING, flags: [2] },
  { ...NOTHING, residents: 3 },
];
/** One guest of each kind. */
const COMPANY = (['bolt', 'hourglass', 'crown'] as const)
  .map((kind) => GUESTS.findIndex((guest) => guest.kind === kind))
  .reduce((set, guest) => set | (1 << guest), 0);
const none = new Set<number>();

export const pictures = {
  castle: () => (
    <div class="castle-board learn-castle">
      <CastleDrawing s={sample} seat={0} seed="learn" before={sample} name={t.setUp.me} />
    </div>
  ),
  dice: () => (
    <div class="learn-row">
      {FACE_NAMES.map((face, i) => (
        <span key={face} class={`die die-${FACE_CLASS[i]}`}>
          <FacePicture face={i} />
          <span class="die-name">{face}</span>
        </span>
      ))}
    </div>
  ),
  rewards: () => (
    <div class="castle-board learn-row learn-rewards">
      {REWARDS.map((reward) => (
        <span key={text.reward(reward)} class="line-end line-end-r" role="img" aria-label={text.reward(reward)}>
          <RewardPicture reward={reward} />
        </span>
      ))}
    </div>
  ),
  guests: () => <Guests s={sample} set={COMPANY} lit={none} onTap={() => {}} title={text.gate} />,
};
