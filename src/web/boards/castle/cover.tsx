/** Castle's cover: a castle on its hill in the evening, half of it still a drawing; the upper third is sky, for the title. */
export function Cover() {
  return (
    <svg class="cover-art" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="castle-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#7d93a8" />
          <stop offset="0.45" stop-color="#e9c9a0" />
          <stop offset="1" stop-color="#f3e2bd" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#castle-dusk)" />
      <circle cx="256" cy="166" r="24" fill="#f6d270" stroke="#8a5a2b" stroke-width="1.500" />
      <path
        transform="translate(-8 72)"
        d="M38 86c-9 0-11-10-3-13 0-11 15-14 20-6 6-10 22-7 22 3 10-2 14 7 10 12-2 3-6 4-10 4z"
        fill="#fbf4e4"
        stroke="#5b6472"
        stroke-width="1.200"
      />
      <path d="M0 268q70-58 150-26t150-16v174H0z" fill="#a9b48a" />
      <path d="M0 318q90-40 170-14t130-10v106H0z" fill="#7d8f5c" />
      <g transform="translate(22 62) scale(0.85)">
        <g stroke="#2b3443" stroke-width="2" stroke-linejoin="round">
          <path d="M120 300V150h60v150z" fill="#e8d3a6" />
          <path d="M112 150l38-52 38 52z" fill="#b4553a" />
          <path d="M64 306V196h40v110z" fill="#c9cfd6" />
          <path d="M58 196l26-44 26 44z" fill="#55708c" />
          <path d="M104 306v-56h6v6h5v-6h5v50z" fill="#e6c3b4" />
          <path d="M150 98V78M150 78h24l-6 8 6 8h-24" fill="#c08a2e" />
          <path d="M84 152v-14M84 138h18l-5 6 5 6H84" fill="#6f8048" />
          <path d="M138 300v-22a12 14 0 0 1 24 0v22z" fill="#3c3a44" />
          <path d="M142 186v-12a8 9 0 0 1 16 0v12zM142 232v-12a8 9 0 0 1 16 0v12z" fill="#fbe6a9" />
          <path d="M78 226v-10a6 7 0 0 1 12 0v10z" fill="#fbe6a9" />
        </g>
        <g fill="none" stroke="#4a4f58" stroke-width="1.400" stroke-dasharray="1.500 4" stroke-linecap="round">
          <path d="M180 300v-56h6v6h5v-6h6v6h5v-6h6v58" />
          <path d="M208 306V190h40v116M202 190l26-44 26 44z" />
          <path d="M222 226v-10a6 7 0 0 1 12 0v10z" />
        </g>
        <g stroke="#3a2a18" stroke-width="1.500">
          <path d="M262 378l-58-70 8-7 58 70z" fill="#d9a136" />
          <path d="M204 308l-6-16 14 9z" fill="#f0cfae" />
          <path d="M198 292l3 8 5-4z" fill="#2b2012" />
          <path d="M262 378l8-7 7 8-8 7z" fill="#b4553a" />
        </g>
      </g>
      <g fill="#4f6238">
        <path d="M24 340q0-30 12-34 12 4 12 34zM46 352q0-24 9-27 9 3 9 27zM254 346q0-26 10-29 10 3 10 29z" />
      </g>
    </svg>
  );
}
