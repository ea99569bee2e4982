/** Time's cover: a dark wood, a lit path, a moon, and a story that climbs out of an open book. */

const STARS = [
  [44, 142, 1.6],
  [78, 30, 1],
  [104, 196, 1.2],
  [232, 178, 1.4],
  [254, 138, 1],
  [30, 112, 1],
  [160, 28, 1],
  [212, 120, 1.1],
] as const;

const TRUNKS = [
  'M-4 400V118q10-20 6-52 12 24 22 20-14 14-12 40l8 274z',
  'M304 400V96q-14-16-8-44-12 20-24 16 16 14 14 44l-12 288z',
  'M56 400q6-120-4-176 8-8 6-28 8 12 18 10-10 10-10 26 4 80 6 168z',
  'M246 400q-8-110 2-170-8-8-6-24-8 10-16 8 10 10 10 24-4 84-6 162z',
];

export function Cover() {
  return (
    <svg class="cover-art" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="time-sky" cx="0.5" cy="0.42" r="0.75">
          <stop offset="0" stop-color="#e9c98a" />
          <stop offset="0.28" stop-color="#8d7f86" />
          <stop offset="0.62" stop-color="#3d4568" />
          <stop offset="1" stop-color="#1d2140" />
        </radialGradient>
        <linearGradient id="time-page" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#e6d5ad" />
          <stop offset="0.48" stop-color="#fbf3df" />
          <stop offset="0.5" stop-color="#cdb98b" />
          <stop offset="0.52" stop-color="#fbf3df" />
          <stop offset="1" stop-color="#e6d5ad" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#time-sky)" />
      <g fill="#fdf3d4">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
        <path transform="translate(-126 92)" d="M206 40a24 24 0 1 0 22 34 20 20 0 1 1-22-34z" />
      </g>
      <path d="M0 250q40-40 84-28t70-18 70 10 76 4v182H0z" fill="#2a3152" opacity="0.75" />
      <g fill="#f4dc9f" stroke="#5a4526" stroke-width="0.8">
        <path d="M132 214v-40l8-14 8 14v40zM152 214v-56l9-18 9 18v56zM174 214v-34l7-12 7 12v34z" />
        <path d="M126 214h70v14h-70z" />
      </g>
      <g fill="#7c2318">
        <path d="M140 160v-12l10 4-10 4M161 140v-14l11 4.500-11 4.500" />
      </g>
      <path d="M162 228q-40 30-2 52t-34 58h52q26-34-4-58t10-52z" fill="#f2d791" opacity="0.85" />
      <g fill="#161a30">
        {TRUNKS.map((d) => (
          <path key={d} d={d} />
        ))}
        <path d="M0 0h300v26q-22 14-44 4t-40 6-44-8-44 8-46-6-44 10-38-4z" />
      </g>
      <path
        d="M120 300c-20-40 40-50 20-92M186 304c24-30-28-56 4-96"
        fill="none"
        stroke="#fdf3d4"
        stroke-width="1.4"
        stroke-dasharray="2 5"
        stroke-linecap="round"
      />
      <g stroke="#4a3a22" stroke-width="1.4" stroke-linejoin="round">
        <path d="M36 352q58-26 114 0 56-26 114 0v30q-58-22-114 4-56-26-114-4z" fill="#7c2318" />
        <path d="M42 342q56-24 108 2 52-26 108-2v30q-56-20-108 4-52-24-108-4z" fill="url(#time-page)" />
      </g>
      <g stroke="#6b5a3a" stroke-width="1.200" fill="none" opacity="0.8">
        <path d="M58 348q40-12 80 4M58 356q40-12 80 4M58 364q40-12 66 2M162 352q40-16 80-4M162 360q40-16 80-4M162 368q40-16 56-8" />
      </g>
    </svg>
  );
}
