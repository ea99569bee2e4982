/** What this browser's reader likes. Nothing of it leaves the browser. */
import { recall, remember } from '../ui/memory.ts';
import { createStore } from '../ui/store.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
const MOTIONS = ['auto', 'on', 'off'] as const;
const TEXT_SIZES = [100, 125, 150, 200] as const;

export type Settings = {
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly sound: boolean;
  readonly haptics: boolean;
  /** Single letters and digits as short cuts. */
  readonly shortcuts: boolean;
  /** Every choice as a button, also those that the board shows. */
  readonly allChoices: boolean;
  /** Bots answer at once instead of at a pace that an eye can follow. */
  readonly quickBots: boolean;
  readonly name: string;
};

export const CHOICES = { theme: THEMES, motion: MOTIONS, textSize: TEXT_SIZES } as const;

const INITIAL: Settings = {
  theme: 'auto',
  motion: 'auto',
  textSize: 100,
  sound: false,
  haptics: true,
  shortcuts: true,
  allChoices: false,
  quickBots: false,
  name: '',
};
const KEY = 'settings';

/** Only what is known and of the right kind is taken over: a settings text may come from an older or newer version. */
function read(text: string | null): Settings {
  if (text === null) return INITIAL;
  try {
    const stored: Partial<Settings> = JSON.parse(text);
    const known = Object.entries(INITIAL).map(([key, initial]) => {
      const value = stored[key as keyof Settings];
      const allowed: readonly unknown[] | undefined = CHOICES[key as keyof typeof CHOICES];
      const fits = typeof value === typeof initial && (!allowed || allowed.includes(value));
      return [key, fits ? value : initial];
    });
    return Object.fromEntries(known);
  } catch {
    return INITIAL;
  }
}

export const settings = createStore<Settings>(read(recall(KEY)));

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  remember(KEY, JSON.stringify(settings.get()));
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
export const moves = ({ motion }: Settings): boolean => (motion === 'auto' ? !still.matches : motion === 'on');

/** Writes the settings that style sheets read onto the page, now and whenever they change. */
export function applySettings(): void {
  const root = document.documentElement;
  const apply = (): void => {
    const now = settings.get();
    if (now.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = now.theme;
    root.dataset['motion'] = moves(now) ? 'on' : 'off';
    root.style.setProperty('--text-scale', String(now.textSize / 100));
  };
  apply();
  settings.subscribe(apply);
  still.addEventListener('change', () => settings.set({ ...settings.get() }));
}
