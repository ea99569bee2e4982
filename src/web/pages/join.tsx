/** Sits down at a table by its link or code. */

import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { t } from '../text/index.ts';
import { Page } from './page.tsx';

/** The table's name: the last part of a link, or the whole of a code. */
const nameIn = (text: string): string => text.trim().split(/[/?#]/).filter(Boolean).at(-1)?.toLowerCase() ?? '';

export function Join(_: { path?: string }) {
  const { route } = useLocation();
  const [code, setCode] = useState('');
  const go = (event: Event): void => {
    event.preventDefault();
    if (nameIn(code) !== '') route(`/table/${encodeURIComponent(nameIn(code))}`);
  };
  return (
    <Page title={t.join.title}>
      <form class="settings-group" onSubmit={go}>
        <label class="field">
          <span class="field-label">{t.join.code}</span>
          <input
            class="input"
            value={code}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <span class="field-hint">{t.join.codeHint}</span>
        </label>
        <div class="button-row">
          <button type="submit" class="button button-main">
            {t.join.go}
          </button>
        </div>
      </form>
    </Page>
  );
}
