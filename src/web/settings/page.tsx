/** The settings, in effect as they are changed. */
import { callMe } from '../account/me.ts';
import { News } from '../account/news.tsx';
import { Page } from '../pages/page.tsx';
import { t } from '../text/index.ts';
import { Choices } from '../ui/choices.tsx';
import { useStore } from '../ui/store.ts';
import { CHOICES, change, type Settings, settings } from './settings.ts';

type Switches = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch({ name, label }: { name: Switches; label: string }) {
  const now = useStore(settings);
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        checked={now[name]}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
    </label>
  );
}

export function SettingsPage(_: { path?: string }) {
  const now = useStore(settings);
  const s = t.settings;
  return (
    <Page title={s.title}>
      <label class="field">
        <span class="field-label">{s.name}</span>
        <input
          class="input"
          value={now.name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => change({ name: event.currentTarget.value })}
          onChange={(event) => void callMe(event.currentTarget.value).catch(() => undefined)}
        />
        <span class="field-hint">{s.nameHint}</span>
      </label>
      <fieldset class="settings-group">
        <legend>{s.look}</legend>
        <Choices
          label={s.theme}
          name="theme"
          value={now.theme}
          values={CHOICES.theme.map((value) => ({ value, label: s.themes[value] }))}
          onChange={(value) => change({ theme: value as Settings['theme'] })}
        />
        <Choices
          label={s.textSize}
          name="text-size"
          value={String(now.textSize)}
          values={CHOICES.textSize.map((value) => ({ value: String(value), label: s.percent(value) }))}
          onChange={(value) => change({ textSize: Number(value) as Settings['textSize'] })}
        />
        <Choices
          label={s.motion}
          name="motion"
          value={now.motion}
          values={CHOICES.motion.map((value) => ({ value, label: s.motions[value] }))}
          onChange={(value) => change({ motion: value as Settings['motion'] })}
        />
      </fieldset>
      <fieldset class="settings-group">
        <legend>{s.feel}</legend>
        <Switch name="sound" label={s.sound} />
        <Switch name="haptics" label={s.haptics} />
        <Switch name="quickBots" label={s.quickBots} />
      </fieldset>
      <fieldset class="settings-group">
        <legend>{s.hand}</legend>
        <Switch name="allChoices" label={s.allChoices} />
        <Switch name="shortcuts" label={s.shortcuts} />
      </fieldset>
      <p class="quiet">{s.saved}</p>
      <News />
    </Page>
  );
}
