/** What is shown when something is not as it should be: what happened, what to do, and that nothing is lost. */
import type { ComponentChildren } from 'preact';
import type { Code } from '../online/api.ts';
import { codeWords } from '../online/faults.ts';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';
import { Vignette, type VignetteName } from './vignette.tsx';

type Props = { picture: VignetteName; title: string; hint: string; children: ComponentChildren };

export function Bad({ picture, title, hint, children }: Props) {
  return (
    <Page title={title}>
      <div class="bad">
        <Vignette name={picture} />
        <p class="lead">{hint}</p>
      </div>
      <div class="button-row">{children}</div>
    </Page>
  );
}

/** `only`: there is no other way on. */
export const ToHome = ({ only = false }: { only?: boolean }) => (
  <a class={only ? 'button button-main' : 'button'} href="/">
    {t.common.home}
  </a>
);
const Reload = () => (
  <button type="button" class="button button-main" onClick={() => location.reload()}>
    {t.bad.reload}
  </button>
);

export const Missing = (_: { default?: true }) => (
  <Bad picture="blank" title={t.bad.missingPage} hint={t.bad.missingPageHint}>
    <ToHome only />
  </Bad>
);

export const Outdated = () => (
  <Bad picture="fresh" title={t.bad.outdated} hint={t.bad.outdatedHint}>
    <Reload />
  </Bad>
);

export const Torn = ({ error }: { error: Error }) => (
  <Bad picture="torn" title={t.bad.script} hint={t.bad.scriptHint}>
    <Reload />
    <ToHome />
    <details class="torn-details">
      <summary>{t.bad.details}</summary>
      <pre>{`${error.message}\n${error.stack ?? ''}`}</pre>
    </details>
  </Bad>
);

/** `trying`: it comes by itself as soon as the server is back. */
export const NoServer = ({ trying = false }: { trying?: boolean }) => (
  <Bad picture="lantern" title={t.bad.noServer} hint={trying ? t.bad.noServerTrying : t.bad.noServerHint}>
    <Reload />
    <ToHome />
  </Bad>
);

export const Banned = () => (
  <Bad picture="door" title={t.bad.banned} hint={t.bad.bannedHint}>
    <ToHome only />
  </Bad>
);

export const SignedOut = () => (
  <Bad picture="door" title={t.bad.signedOut} hint={t.bad.signedOutHint}>
    <a class="button button-main" href="/account">
      {t.bad.logIn}
    </a>
    <button type="button" class="button" onClick={() => location.reload()}>
      {t.online.stay}
    </button>
    <ToHome />
  </Bad>
);

/** The server was asked for what this page is about, and did not give it. */
export const Unanswered = ({ code }: { code: Code }) =>
  code === 'no-server' ? (
    <NoServer />
  ) : code === 'banned' ? (
    <Banned />
  ) : (
    <Bad picture="lantern" title={t.bad.refused} hint={codeWords(code)}>
      <Reload />
      <ToHome />
    </Bad>
  );

type Gone = { why: 'missing' | 'broken' | 'closed'; detail: string; online?: boolean };

export const NoTable = ({ why, detail, online = false }: Gone) =>
  why === 'closed' ? (
    <Bad
      picture="cloth"
      title={t.bad.closedTable}
      hint={detail === '' ? t.bad.closedTableHint : t.bad.closedBecause(detail)}
    >
      <a class="button button-main" href="/join">
        {t.online.lobby}
      </a>
      <ToHome />
    </Bad>
  ) : why === 'missing' ? (
    <Bad picture="blank" title={t.bad.missingTable} hint={online ? t.bad.missingOnlineHint : t.bad.missingTableHint}>
      <a class="button button-main" href="/games">
        {t.home.yourGames}
      </a>
      <ToHome />
    </Bad>
  ) : (
    <Bad picture="torn" title={t.bad.brokenTable} hint={t.bad.brokenTableHint}>
      <a class="button button-main" href="/games">
        {t.home.yourGames}
      </a>
      <details class="torn-details">
        <summary>{t.bad.details}</summary>
        <pre>{detail}</pre>
      </details>
    </Bad>
  );
