/** Whose work this stands on. */
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

export function Credits(_: { path?: string }) {
  const c = t.credits;
  return (
    <Page title={c.title}>
      <h2>{c.games}</h2>
      {c.gamesText.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="quiet">{c.gamesNote}</p>
      <h2>{c.art}</h2>
      <p>{c.artText}</p>
      <h2>{c.type}</h2>
      <p>{c.typeText}</p>
    </Page>
  );
}
