/** Whose work this stands on. */
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

type Links = readonly { readonly words: string; readonly to: string }[];

export function Credits(_: { path?: string }) {
  const c = t.credits;
  return (
    <Page title={c.title}>
      <h2>{c.games}</h2>
      {c.gamesText.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="quiet">{c.gamesNote}</p>
      <Thanks title={c.art} text={c.artText} links={c.artLinks} />
      <Thanks title={c.type} text={c.typeText} links={c.typeLinks} />
      <Thanks title={c.words} text={c.wordsText} links={c.wordsLinks} />
    </Page>
  );
}

const Thanks = ({ title, text, links }: { title: string; text: string; links: Links }) => (
  <>
    <h2>{title}</h2>
    <p>{text}</p>
    <p class="credits-links">
      {links.map(({ words, to }) => (
        <a key={to} href={to}>
          {words}
        </a>
      ))}
    </p>
  </>
);
