/** The small drawings of the interface, as pen strokes on a grid of 24. */
const STROKES = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M5 7h14M5 12h14M5 17h14',
  undo: 'M9 6L5 10l4 4M5.5 10H14a5 5 0 0 1 0 10h-3',
  close: 'M6 6l12 12M18 6L6 18',
  sound: 'M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  chat: 'M5 5h14v10H11l-4 4v-4H5z',
  shield: 'M5 5h14v6c0 5-3 7.500-7 9-4-1.500-7-4-7-9z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  bot: 'M7 9h10v9H7zM12 9V5M12 5h.01M10 13h.01M14 13h.01M4.500 12v3M19.500 12v3',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.500 19a5.500 5.500 0 0 1 11 0M16 5.500a3 3 0 0 1 0 5.500M17 14a5 5 0 0 1 3.500 5',
  eye: 'M3 12c2.500-4 5.500-6 9-6s6.500 2 9 6c-2.500 4-5.500 6-9 6s-6.500-2-9-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  book: 'M12 7c-2-1.500-4.500-2-8-2v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V5c-3.500 0-6 .5-8 2zM12 7v13',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.500v3M12 17.500v3M3.500 12h3M17.500 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2',
  door: 'M7 20V4h10v16M4 20h16M14 12h.01',
  flag: 'M6 21V4M6 5h11l-2.500 3.500L17 12H6',
  save: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  mic: 'M12 4a2.500 2.500 0 0 0-2.500 2.500v5a2.500 2.500 0 0 0 5 0v-5A2.500 2.500 0 0 0 12 4zM6.500 11.500a5.500 5.500 0 0 0 11 0M12 17v3.500M9 20.500h6',
  check: 'M5 12.500l4.500 4.500L19 7',
  person: 'M12 11.500a3.750 3.750 0 1 0 0-7.500 3.750 3.750 0 0 0 0 7.500zM5 20a7 7 0 0 1 14 0',
  key: 'M8.500 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11.500 12.500L20 4M16 8l3 3',
  pen: 'M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3',
  bell: 'M6.500 16.500V11a5.500 5.500 0 0 1 11 0v5.500l1.500 2H5zM10.500 21h3M12 5.500V3.500',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13',
} as const;
export type IconName = keyof typeof STROKES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
