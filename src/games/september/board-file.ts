/** The board file as it is written, and its checks: every problem is one sentence that names its campaign and column. */
import type { Parsed } from '../../kernel/game.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import {
  BLUE,
  CAMPAIGNS,
  COLOUR_LETTERS,
  COLOURS,
  EASTERN_EUROPE,
  FRONTS,
  GREEN,
  ICON_LETTERS,
  LISTS,
  PACWAR,
  RED,
  SIDES,
  STAGES,
  THEATRES,
  theatreOf,
} from './names.ts';

type CampaignFile = {
  readonly theatre: string;
  readonly name: string;
  /** Colours from the arrow to the capstone, as in "R G B G". */
  readonly tripartite: string;
  readonly allied: string;
  readonly bonuses: readonly number[];
  readonly stars: number;
};

export type BoardFile = {
  /** What was changed, and why. */
  readonly notes: readonly string[];
  readonly campaigns: readonly CampaignFile[];
  readonly atomicProject: { readonly [stage: string]: number };
  readonly tracks: { readonly tripartite: string; readonly allied: string };
  readonly tables: { readonly [list: string]: { readonly row: string; readonly column: string } };
  /** The highest face of each band of a table. */
  readonly bands: readonly number[];
  readonly meeple: number;
};

/** Icons of an Event Track. */
const TRACK_LENGTH = 24;
const LONG = 6;
const SHORT = 4;

const isWhole = (n: unknown, min: number, max: number): n is number =>
  Number.isInteger(n) && (n as number) >= min && (n as number) <= max;
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** Reads a board file. */
export function parseBoard(text: string): Parsed<BoardFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const problems = boardProblems(json.value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: json.value as BoardFile };
}

const FIELDS = ['notes', 'campaigns', 'atomicProject', 'tracks', 'tables', 'bands', 'meeple'];

function boardProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['A board file must be one JSON object.'];
  const problems = fieldProblems(value, FIELDS, 'the board file');
  if (problems.length > 0) return problems;
  const { notes, campaigns, atomicProject, tracks, tables, bands, meeple } = value;
  if (!Array.isArray(notes) || notes.some((n) => typeof n !== 'string'))
    problems.push('"notes" must be a list of texts.');
  problems.push(...campaignProblems(campaigns));
  problems.push(...stageProblems(atomicProject));
  problems.push(...trackProblems(tracks), ...tableProblems(tables), ...bandProblems(bands));
  if (!isWhole(meeple, 0, 9)) problems.push(`"meeple" must be a number of Stars from 0 to 9, not ${show(meeple)}.`);
  // What the cards need is looked for on whole campaigns only.
  return problems.length > 0 ? problems : needProblems((value as BoardFile).campaigns);
}

function fieldProblems(value: { [key: string]: unknown }, fields: readonly string[], where: string): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(value))
    if (!fields.includes(key)) problems.push(`"${key}" is not a field of ${where}.`);
  for (const key of fields) if (!(key in value)) problems.push(`The field "${key}" of ${where} is missing.`);
  return problems;
}

const CAMPAIGN_FIELDS = ['theatre', 'name', 'tripartite', 'allied', 'bonuses', 'stars'];

function campaignProblems(campaigns: unknown): string[] {
  if (!Array.isArray(campaigns)) return ['"campaigns" must be a list of ten campaigns.'];
  const problems: string[] = [];
  const sizes: number[][] = [[], []];
  const seen = new Set<string>();
  for (const [i, entry] of campaigns.entries()) {
    const name = isRecord(entry) ? entry['name'] : undefined;
    const campaign = CAMPAIGNS.findIndex((c) => c.name === name);
    if (!isRecord(entry) || campaign < 0) {
      problems.push(`"campaigns", entry ${i + 1}: there is no campaign called ${show(name)}.`);
      continue;
    }
    if (seen.has(name as string)) problems.push(`"${name}" stands in the list twice.`);
    seen.add(name as string);
    const size = oneCampaignProblems(entry, campaign, problems);
    if (size !== null) sizes[theatreOf(campaign)].push(size);
  }
  for (const { name } of CAMPAIGNS) if (!seen.has(name)) problems.push(`The campaign "${name}" is missing.`);
  if (problems.length > 0) return problems;
  for (const [theatre, list] of sizes.entries()) {
    const long = list.filter((size) => size === LONG).length;
    if (long !== 2) {
      problems.push(
        `${THEATRES[theatre]} must have two campaigns of ${LONG} BZs and ${FRONTS - 2} of ${SHORT}, not ${long} of ${LONG}.`,
      );
    }
  }
  return problems;
}

/** Adds what is wrong with a campaign and returns how many BZs it has, if that can be said. */
function oneCampaignProblems(entry: { [key: string]: unknown }, campaign: number, problems: string[]): number | null {
  const { name } = CAMPAIGNS[campaign];
  const fields = fieldProblems(entry, CAMPAIGN_FIELDS, `"${name}"`);
  problems.push(...fields);
  if (fields.length > 0) return null;
  const theatre = THEATRES[theatreOf(campaign)];
  if (entry['theatre'] !== theatre) problems.push(`"${name}" lies in ${theatre}, not in ${show(entry['theatre'])}.`);
  const sizes = [entry['tripartite'], entry['allied']].map((row, side) =>
    rowProblems(row, name, SIDES[side], problems),
  );
  const [size, other] = sizes;
  if (size !== null && other !== null && size !== other) {
    problems.push(
      `"${name}": ${SIDES[0]} has ${size} BZs and ${SIDES[1]} has ${other}; they must lie opposite each other.`,
    );
  }
  problems.push(...bonusProblems(entry['bonuses'], name, size));
  const { stars } = entry;
  if (!isWhole(stars, 1, 12)) problems.push(`"${name}": its end Stars must be from 1 to 12, not ${show(stars)}.`);
  return size;
}

function rowProblems(row: unknown, name: string, side: string, problems: string[]): number | null {
  const cells = typeof row === 'string' ? row.split(' ') : [];
  for (const [column, cell] of cells.entries()) {
    if (cell.length === 1 && COLOUR_LETTERS.includes(cell)) continue;
    problems.push(`"${name}", ${side}, column ${column + 1}: "${cell}" is none of R, B and G.`);
  }
  if (cells.length === LONG || cells.length === SHORT) return cells.length;
  problems.push(`"${name}", ${side}: it must have ${LONG} or ${SHORT} BZs with spaces between, not ${show(row)}.`);
  return null;
}

function bonusProblems(bonuses: unknown, name: string, size: number | null): string[] {
  if (!Array.isArray(bonuses)) return [`"${name}": "bonuses" must be a list of values.`];
  const problems: string[] = [];
  if (size !== null && bonuses.length !== size - 1) {
    problems.push(`"${name}": ${size} BZs have ${size - 1} bonus dice between them, not ${bonuses.length}.`);
  }
  for (const [i, value] of bonuses.entries()) {
    if (isWhole(value, 1, 6)) continue;
    problems.push(`"${name}", bonus between columns ${i + 1} and ${i + 2}: ${show(value)} is not a value from 1 to 6.`);
  }
  return problems;
}

function stageProblems(project: unknown): string[] {
  if (!isRecord(project)) return ['"atomicProject" must give the hourglasses of each stage.'];
  const problems: string[] = [];
  for (const stage of Object.keys(project)) {
    if (!STAGES.includes(stage as 'Weaponize')) problems.push(`"atomicProject": there is no stage "${stage}".`);
  }
  for (const stage of STAGES) {
    if (!isWhole(project[stage], 1, 6)) {
      problems.push(`"atomicProject", ${stage}: it must have 1 to 6 hourglasses, not ${show(project[stage])}.`);
    }
  }
  return problems;
}

const ICON_NAMES = ['a bubble', 'a flag', 'a Person', 'an Operation', 'an Event', 'an hourglass'];

function trackProblems(tracks: unknown): string[] {
  if (!isRecord(tracks)) return ['"tracks" must give the icons of "tripartite" and "allied".'];
  const problems: string[] = [];
  for (const side of SIDES) {
    const row = tracks[side.toLowerCase()];
    const icons = typeof row === 'string' ? row.split(' ') : [];
    if (icons.length !== TRACK_LENGTH) {
      problems.push(`"tracks", ${side}: it must have ${TRACK_LENGTH} icons with spaces between, not ${icons.length}.`);
    }
    for (const [i, icon] of icons.entries()) {
      if (icon.length === 1 && ICON_LETTERS.includes(icon)) continue;
      problems.push(`"tracks", ${side}, icon ${i + 1}: "${icon}" is none of ${[...ICON_LETTERS].join(', ')}.`);
    }
    for (let icon = 1; icon < ICON_LETTERS.length; icon++) {
      if (icons.includes(ICON_LETTERS[icon])) continue;
      problems.push(`"tracks", ${side}: ${ICON_NAMES[icon]} ("${ICON_LETTERS[icon]}") must stand on it somewhere.`);
    }
  }
  return problems;
}

function tableProblems(tables: unknown): string[] {
  if (!isRecord(tables)) return [`"tables" must have ${LISTS.join(', ')}.`];
  const problems = fieldProblems(tables, LISTS, '"tables"');
  for (const list of LISTS) {
    const table = tables[list];
    const colours = isRecord(table) ? [table['row'], table['column']] : [];
    const known =
      colours.length === 2 &&
      colours.every((c) => typeof c === 'string' && c.length === 1 && COLOUR_LETTERS.includes(c));
    if (!known || colours[0] === colours[1]) {
      problems.push(`"tables", ${list}: "row" and "column" must be two different ones of R, B and G.`);
    }
  }
  return problems;
}

function bandProblems(bands: unknown): string[] {
  const [low, middle, high] = Array.isArray(bands) && bands.length === 3 ? bands : [];
  const rising = isWhole(low, 1, 4) && isWhole(middle, low + 1, 5) && high === 6;
  return rising ? [] : ['"bands" must be the highest faces of the three bands, rising to 6, as in [2, 4, 6].'];
}

/** Cards that would never be able to act: each needs something on the map. */
function needProblems(files: readonly CampaignFile[]): string[] {
  const campaigns = CAMPAIGNS.map(({ name }) => files.find((f) => f.name === name)!);
  const rows = campaigns.map((c) => [c.tripartite.split(' '), c.allied.split(' ')]);
  const letter = (colour: number): string => COLOUR_LETTERS[colour];
  const problems: string[] = [];
  const need = (met: boolean, what: string): void => void (met || problems.push(what));

  for (const [side, card] of ['Operation Barbarossa', 'T-34 mass production'].entries()) {
    const row = rows[EASTERN_EUROPE][side];
    const where = `"Eastern Europe", ${SIDES[side]}, columns 1 to ${row.length}`;
    need(row.includes('G'), `${where}: ${card} needs a Green BZ.`);
    need(
      row.some((cell) => cell !== 'G'),
      `${where}: ${card} needs a BZ that is not Green.`,
    );
  }
  const inner = rows.some(([row], c) => theatreOf(c) === PACWAR && row.slice(1, -1).includes(letter(BLUE)));
  need(
    inner,
    `PacWar campaigns, ${SIDES[0]}: Isoroku Yamamoto needs a Blue BZ that is neither the first nor the last column.`,
  );
  const colourNeeds: [number, number, string][] = [
    [0, RED, 'Benjamin Davis Jr'],
    [0, BLUE, 'Advanced Sonar'],
    [0, GREEN, 'Night Bombers'],
    [1, RED, 'Radar Screen'],
    [1, BLUE, 'Tora Tora Tora'],
    [1, GREEN, 'Lachhiman Gurung'],
  ];
  for (const [side, colour, card] of colourNeeds) {
    const found = rows.some((both) => both[side].includes(letter(colour)));
    need(found, `All campaigns, ${SIDES[side]}: ${card} needs a ${COLOURS[colour]} BZ.`);
  }
  const facing = rows.some(([mine, theirs]) =>
    mine.some((cell, i) => cell === letter(RED) && theirs[i] === letter(BLUE)),
  );
  need(facing, 'All campaigns: USS Laffey needs a column that is Red for the Tripartite and Blue for the Allied side.');
  const bombed = rows.some(([mine, theirs]) => mine.includes(letter(GREEN)) && theirs.includes(letter(RED)));
  need(bombed, 'All campaigns: Night Bombers needs one with a Green Tripartite and a Red Allied column.');
  return problems;
}
