/** The words of the rulebook as numbers: sides, colours, theatres, campaigns, icons, lists (S-1 … S-3). */
export const TRIPARTITE = 0;
export const ALLIED = 1;
export const SIDES = ['Tripartite', 'Allied'] as const;

export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;
export const COLOURS = ['Red', 'Blue', 'Green'] as const;
export const COLOUR_LETTERS = 'RBG';

export const ETOW = 0;
export const PACWAR = 1;
export const THEATRES = ['ETOW', 'PacWar'] as const;
/** The sections of S-6: the two theatres, then the Event Track. */
export const TRACK_SECTION = 2;
export const SECTIONS = ['ETOW', 'PacWar', 'track'] as const;

/** In the order of the sheets; the first five are Europe, the last five the Pacific. */
export const CAMPAIGNS = [
  { code: 'WE', name: 'Western Europe' },
  { code: 'EE', name: 'Eastern Europe' },
  { code: 'TA', name: 'Trans Atlantic' },
  { code: 'NA', name: 'North Africa' },
  { code: 'ME', name: 'Mediterranean' },
  { code: 'IS', name: 'India and South Asia' },
  { code: 'CM', name: 'China / Manchuria' },
  { code: 'OC', name: 'Oceania' },
  { code: 'NP', name: 'North Pacific' },
  { code: 'SP', name: 'South Pacific' },
] as const;
export const WESTERN_EUROPE = 0;
export const EASTERN_EUROPE = 1;
export const TRANS_ATLANTIC = 2;
export const NORTH_AFRICA = 3;
export const CHINA = 6;
export const SOUTH_PACIFIC = 9;
/** Campaigns of one theatre. */
export const FRONTS = 5;
export const theatreOf = (campaign: number): number => (campaign < FRONTS ? ETOW : PACWAR);

export const ICON_LETTERS = 'oFrgbh';
/** Icon 0 is the bubble, which does nothing. */
export const FLAG = 1;
/** The icons of the three tables follow each other as the lists do. */
export const PERSON = 2;
export const HOURGLASS = 5;

export const LISTS = ['People', 'Operations', 'Events'] as const;
export const PEOPLE = 0;
export const OPERATIONS = 1;
export const EVENTS = 2;
/** Cards of one list. */
export const NINE = 9;

export const STAGES = ['Refinery', 'Laboratories', 'Field Tests', 'Weaponize'] as const;

export const NONE = -1;
