/** September's cover: an atlas plate, a convoy and a flight over it, and the compass rose. */

const MERIDIANS = [-120, -70, -25, 25, 70, 120];
const PARALLELS = [90, 150, 210, 270, 330];

export function Cover() {
  return (
    <svg class="cover-art" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sept-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#d9dcc8" />
          <stop offset="0.55" stop-color="#a9bdb9" />
          <stop offset="1" stop-color="#5f7f86" />
        </linearGradient>
        <pattern id="sept-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0v5" stroke="#6e5a35" stroke-width="0.7" opacity="0.55" />
        </pattern>
      </defs>
      <rect width="300" height="400" fill="url(#sept-sea)" />
      <g fill="none" stroke="#2d4148" stroke-width="0.6" opacity="0.45">
        {MERIDIANS.map((x) => (
          <path key={x} d={`M${150 + x * 0.55} 40Q${150 + x * 1.3} 220 ${150 + x * 1.5} 400`} />
        ))}
        {PARALLELS.map((y) => (
          <path key={y} d={`M0 ${y + 18}Q150 ${y - 14} 300 ${y + 18}`} />
        ))}
      </g>
      <g stroke="#3b3020" stroke-width="1.2" stroke-linejoin="round">
        <path
          d="M-6 118c18-8 30 2 44-6s20-26 38-28 22 12 36 8 16-20 34-24 26 8 24 22-20 14-18 28 22 10 24 24-18 20-34 18-22 10-36 12-24-12-38-6-12 22-28 24-40-4-46-8z"
          fill="#dcc89b"
        />
        <path
          d="M-6 118c18-8 30 2 44-6s20-26 38-28 22 12 36 8 16-20 34-24 26 8 24 22-20 14-18 28 22 10 24 24-18 20-34 18-22 10-36 12-24-12-38-6-12 22-28 24-40-4-46-8z"
          fill="url(#sept-hatch)"
          stroke="none"
        />
        <path d="M212 70c10-6 20 0 22 8s-2 18-10 20-16-6-18-14 0-10 6-14z" fill="#d3bd8c" />
        <path d="M306 236c-20-6-30 6-46 4s-20-14-34-8-8 22-2 32 22 8 26 22-8 22 2 32 34 10 54 6z" fill="#dcc89b" />
        <path
          d="M306 236c-20-6-30 6-46 4s-20-14-34-8-8 22-2 32 22 8 26 22-8 22 2 32 34 10 54 6z"
          fill="url(#sept-hatch)"
          stroke="none"
        />
        <path
          d="M176 296c6-2 10 2 9 6s-7 5-10 2-3-7 1-8zM160 322c4-1 8 1 7 5s-6 4-8 2-2-6 1-7zM190 330c5-2 8 2 7 5s-6 4-8 1-2-5 1-6z"
          fill="#dcc89b"
        />
      </g>
      <path
        d="M58 250C96 214 140 250 176 236s46-26 84-32"
        fill="none"
        stroke="#7c2318"
        stroke-width="2.2"
        stroke-dasharray="7 5"
      />
      <path d="M266 203l-11-3 5 10z" fill="#7c2318" />
      <g fill="#22303a">
        <path d="M40 262h46l-7 12H48zM56 262v-8h14v8zM61 254v-9h4v9z" />
        <path d="M98 280h34l-5 9h-24zM110 280v-6h10v6z" opacity="0.8" />
        <path d="M14 288h30l-5 8H18zM24 288v-5h9v5z" opacity="0.7" />
      </g>
      <g fill="none" stroke="#22303a" stroke-width="1" opacity="0.6">
        <path d="M34 278q8 4 16 0t16 0 16 0M92 293q7 4 14 0t14 0 14 0" />
      </g>
      <g fill="#3a2a22" transform="translate(0 22)">
        <path d="M196 128l30-5 3-13 5 1-1 12 26-2q5 1 5 3t-5 3l-26 0 2 12-5 1-4-12-30 3q-4-1 0-3z" />
        <path d="M240 150l17-3 2-8 3 1 0 7 15-1q3 1 3 2t-3 2h-15l1 7-3 1-3-7-17 1q-2-1 0-2z" opacity="0.75" />
      </g>
      <g transform="translate(66 342)">
        <circle r="31" fill="none" stroke="#f1e6cd" stroke-width="1" />
        <path d="M0-36L6-6 36 0 6 6 0 36-6 6-36 0-6-6z" fill="#f1e6cd" stroke="#2d4148" stroke-width="0.8" />
        <path d="M0-36L6-6 0 0zM36 0L6 6 0 0zM0 36L-6 6 0 0zM-36 0L-6-6 0 0z" fill="#7c2318" />
      </g>
    </svg>
  );
}
