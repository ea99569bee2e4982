/** The score sheet so far, term by term. */
import type { Messages, ScoreTerm } from '../../kernel/game.ts';
import type { SeatLook } from '../boards/board.ts';
import { t } from '../text/index.ts';
import { Shield } from '../ui/charge.tsx';

export const totalOf = (terms: readonly ScoreTerm[]): number => terms.reduce((sum, { value }) => sum + value, 0);

type Props = {
  scores: readonly (readonly ScoreTerm[])[];
  names: readonly string[];
  looks: readonly SeatLook[];
  messages: Messages;
};

export function Scores({ scores, names, looks, messages }: Props) {
  const terms = scores[0].map(({ term }) => term);
  return (
    <table class="scores">
      <caption class="visually-hidden">{t.table.soFar}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th scope="col" key={looks[seat].charge}>
              <Shield look={looks[seat]} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term, row) => (
          <tr key={term}>
            <th scope="row">{messages.terms[term] ?? term}</th>
            {scores.map((sheet, seat) => (
              <td key={looks[seat].charge} class={sheet[row].value === 0 ? 'score-none' : undefined}>
                {sheet[row].value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.table.total}</th>
          {scores.map((sheet, seat) => (
            <td key={looks[seat].charge}>{totalOf(sheet)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
