/** Time's pictures. */
import '../boards/time/cards.css';
import { standardDeck } from '../../games/time/deck/standard.ts';
import { LaidCard } from '../boards/time/card.tsx';

const { cards, endings } = standardDeck;
const GROUPS = [...new Set(cards.map(({ group }) => group))];
const plain = GROUPS.flatMap((group) => cards.find((card) => card.group === group && !card.interrupt) ?? []);
const interrupts = cards.filter(({ interrupt }) => interrupt).slice(0, 2);

export const pictures = {
  ending: () => <p class="learn-ending">{endings[0].text}</p>,
  cards: () => (
    <div class="time-drawn learn-row learn-cards">
      {plain.map((face) => (
        <LaidCard key={face.id} face={face} />
      ))}
    </div>
  ),
  interrupt: () => (
    <div class="time-drawn learn-row learn-cards">
      {interrupts.map((face) => (
        <LaidCard key={face.id} face={face} />
      ))}
    </div>
  ),
};
