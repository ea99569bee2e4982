/** September's pictures. */
import '../boards/september/september.css';
import '../boards/september/desk.css';
import { Pips } from '../boards/september/die.tsx';
import { Force, ICON_MARKS, Mark, Star } from '../boards/september/pictures.tsx';
import { text } from '../boards/september/text.ts';

const DICE = [
  [0, 5],
  [0, 2],
  [1, 6],
  [1, 3],
  [2, 4],
  [2, 1],
] as const;

function Die({ colour, face }: { colour: number; face: number }) {
  return (
    <span class={`sept-die sept-die-${colour}`} role="img" aria-label={text.dieName(colour, face)}>
      <Pips face={face} />
      <span class="die-force">
        <Force colour={colour} />
      </span>
    </span>
  );
}

export const pictures = {
  stars: () => (
    <div class="sept learn-row learn-stars" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((i) => (
        <Star key={i} />
      ))}
    </div>
  ),
  dice: () => (
    <div class="sept learn-row learn-felt">
      {DICE.map(([colour, face]) => (
        <Die key={`${colour}${face}`} colour={colour} face={face} />
      ))}
    </div>
  ),
  campaign: () => (
    <div class="sept learn-row learn-felt">
      <Die colour={0} face={3} />
      <span class="learn-bonus">4</span>
      <Die colour={2} face={4} />
    </div>
  ),
  track: () => (
    <div class="sept learn-row learn-track" aria-hidden="true">
      {ICON_MARKS.slice(1).map((name) => (
        <Mark key={name} name={name} />
      ))}
    </div>
  ),
};
