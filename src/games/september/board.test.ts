/** The board file: what is printed is accepted, and each broken invariant is named with its campaign and column. */
import { describe, expect, it } from 'vitest';
import { makeSetup } from '../../kernel/setup.ts';
import printed from './board.json' with { type: 'json' };
import { parseBoard } from './board-file.ts';
import { line, play, position } from './fixture.ts';
import { september } from './index.ts';

type File = typeof printed;
type Change = (file: File) => void;

/** The printed file with something changed. */
function changed(change: Change): string {
  const file = structuredClone(printed);
  change(file);
  return JSON.stringify(file);
}

function broken(change: Change): string[] {
  const parsed = parseBoard(changed(change));
  return parsed.ok ? [] : parsed.problems;
}

/** Puts any value at a place of the file. */
const put =
  (value: unknown, ...keys: readonly string[]): Change =>
  (file) => {
    const at = keys.slice(0, -1).reduce((inside: object, key) => Reflect.get(inside, key) as object, file);
    Reflect.set(at, keys.at(-1) as string, value);
  };
const inCampaign =
  (name: string, field: string, value: unknown): Change =>
  (file) =>
    put(value, 'campaigns', String(file.campaigns.findIndex((c) => c.name === name)), field)(file);
const inEast = (field: string, value: unknown): Change => inCampaign('Eastern Europe', field, value);
const inNorthAfrica = (field: string, value: unknown): Change => inCampaign('North Africa', field, value);

const { tracks } = printed;

describe('the board file', () => {
  it('that is printed is accepted', () => {
    expect(parseBoard(JSON.stringify(printed))).toMatchObject({ ok: true });
  });

  it.each<[string, Change, string]>([
    ['an unknown field', put(1, 'moon'), '"moon" is not a field of the board file.'],
    ['a missing field', (f) => Reflect.deleteProperty(f, 'tracks'), 'The field "tracks" of the board file is missing.'],
    ['notes', put('none', 'notes'), '"notes" must be a list of texts.'],
    ['no campaigns', put({}, 'campaigns'), '"campaigns" must be a list of ten campaigns.'],
    [
      'an unknown campaign',
      put('Iceland', 'campaigns', '3', 'name'),
      '"campaigns", entry 4: there is no campaign called "Iceland".',
    ],
    ['a missing campaign', (f) => f.campaigns.splice(3, 1), 'The campaign "North Africa" is missing.'],
    ['a campaign twice', (f) => f.campaigns.push(f.campaigns[0]), '"Western Europe" stands in the list twice.'],
    ['a theatre', inEast('theatre', 'PacWar'), '"Eastern Europe" lies in ETOW, not in "PacWar".'],
    ['a field of a campaign', inEast('moon', 1), '"moon" is not a field of "Eastern Europe".'],
    ['a colour', inEast('allied', 'R G X R G G'), '"Eastern Europe", Allied, column 3: "X" is none of R, B and G.'],
    [
      'the number of BZs',
      inEast('tripartite', 'G G R G R'),
      '"Eastern Europe", Tripartite: it must have 6 or 4 BZs with spaces between, not "G G R G R".',
    ],
    [
      'sides of different length',
      inEast('tripartite', 'G G R G'),
      '"Eastern Europe": Tripartite has 4 BZs and Allied has 6; they must lie opposite each other.',
    ],
    [
      'the number of bonuses',
      inEast('bonuses', [3, 2, 4]),
      '"Eastern Europe": 6 BZs have 5 bonus dice between them, not 3.',
    ],
    [
      'a bonus value',
      inEast('bonuses', [3, 2, 9, 3, 5]),
      '"Eastern Europe", bonus between columns 3 and 4: 9 is not a value from 1 to 6.',
    ],
    ['no list of bonuses', inEast('bonuses', 3), '"Eastern Europe": "bonuses" must be a list of values.'],
    ['end Stars', inEast('stars', 0), '"Eastern Europe": its end Stars must be from 1 to 12, not 0.'],
    [
      'the sizes of a theatre',
      (f) => {
        inNorthAfrica('tripartite', 'G R B G R R')(f);
        inNorthAfrica('allied', 'G B G R R R')(f);
        inNorthAfrica('bonuses', [2, 3, 4, 4, 4])(f);
      },
      'ETOW must have two campaigns of 6 BZs and 3 of 4, not 3 of 6.',
    ],
    [
      'a stage',
      put(0, 'atomicProject', 'Refinery'),
      '"atomicProject", Refinery: it must have 1 to 6 hourglasses, not 0.',
    ],
    ['an unknown stage', put(1, 'atomicProject', 'Moon'), '"atomicProject": there is no stage "Moon".'],
    ['no stages', put(6, 'atomicProject'), '"atomicProject" must give the hourglasses of each stage.'],
    [
      'an icon',
      put(tracks.allied.replace('o r h', 'o r z'), 'tracks', 'allied'),
      '"tracks", Allied, icon 3: "z" is none of o, F, r, g, b, h.',
    ],
    [
      'the length of a track',
      put(`${tracks.tripartite} o`, 'tracks', 'tripartite'),
      '"tracks", Tripartite: it must have 24 icons with spaces between, not 25.',
    ],
    [
      'a kind of icon',
      put(tracks.tripartite.replaceAll('F', 'o'), 'tracks', 'tripartite'),
      '"tracks", Tripartite: a flag ("F") must stand on it somewhere.',
    ],
    ['no tracks', put('o', 'tracks'), '"tracks" must give the icons of "tripartite" and "allied".'],
    [
      'a table',
      put({ row: 'B', column: 'B' }, 'tables', 'People'),
      '"tables", People: "row" and "column" must be two different ones of R, B and G.',
    ],
    ['no tables', put(1, 'tables'), '"tables" must have People, Operations, Events.'],
    [
      'the bands',
      put([4, 2, 6], 'bands'),
      '"bands" must be the highest faces of the three bands, rising to 6, as in [2, 4, 6].',
    ],
    ['the meeple', put(-1, 'meeple'), '"meeple" must be a number of Stars from 0 to 9, not -1.'],
  ])('%s is refused by name', (_, change, problem) => {
    expect(broken(change)).toContain(problem);
  });

  /** Every row of every campaign, changed. */
  const rows =
    (change: (row: string, side: string) => string): Change =>
    (file) => {
      for (const c of file.campaigns) {
        c.tripartite = change(c.tripartite, 'tripartite');
        c.allied = change(c.allied, 'allied');
      }
    };
  const without = (side: string, colour: string, other: string) =>
    rows((row, of) => (of === side ? row.replaceAll(colour, other) : row));

  it.each<[string, Change, string]>([
    [
      'Barbarossa',
      inEast('tripartite', 'B B R B R B'),
      '"Eastern Europe", Tripartite, columns 1 to 6: Operation Barbarossa needs a Green BZ.',
    ],
    [
      'T-34',
      inEast('allied', 'G G G G G G'),
      '"Eastern Europe", Allied, columns 1 to 6: T-34 mass production needs a BZ that is not Green.',
    ],
    [
      'Yamamoto',
      rows((row, of) => (of === 'tripartite' ? row.replaceAll(' B ', ' R ').replaceAll(' B ', ' R ') : row)),
      'PacWar campaigns, Tripartite: Isoroku Yamamoto needs a Blue BZ that is neither the first nor the last column.',
    ],
    ['Davis', without('tripartite', 'R', 'G'), 'All campaigns, Tripartite: Benjamin Davis Jr needs a Red BZ.'],
    ['Sonar', without('tripartite', 'B', 'G'), 'All campaigns, Tripartite: Advanced Sonar needs a Blue BZ.'],
    ['Radar', without('allied', 'R', 'B'), 'All campaigns, Allied: Radar Screen needs a Red BZ.'],
    ['Tora', without('allied', 'B', 'R'), 'All campaigns, Allied: Tora Tora Tora needs a Blue BZ.'],
    ['Gurung', without('allied', 'G', 'R'), 'All campaigns, Allied: Lachhiman Gurung needs a Green BZ.'],
    [
      'Laffey',
      without('allied', 'B', 'R'),
      'All campaigns: USS Laffey needs a column that is Red for the Tripartite and Blue for the Allied side.',
    ],
    [
      'Night Bombers',
      without('allied', 'R', 'B'),
      'All campaigns: Night Bombers needs one with a Green Tripartite and a Red Allied column.',
    ],
  ])('what %s needs is looked for', (_, change, problem) => {
    expect(broken(change)).toContain(problem);
  });

  it('that is not JSON is refused with its place, and what is no object by a word', () => {
    expect(parseBoard('{')).toMatchObject({ ok: false });
    expect(parseBoard('[]')).toEqual({ ok: false, problems: ['A board file must be one JSON object.'] });
  });

  it('a file of one’s own is embedded in the setup and played by, in any order of campaigns', () => {
    const board = changed((f) => {
      f.campaigns.reverse();
      inEast('tripartite', 'B G R G R G')(f);
    });
    const made = makeSetup(september, 2, { board });
    expect(made).toMatchObject({ ok: true, value: { options: { board: { meeple: 2 } } } });
    const s = position('pool B4 G1 | B1\nturn A', { board });
    expect(line(play(s, 'A allocate B4:EE1'), 'EE')).toBe('EE 4 . . . . . | . . . . . .');
  });

  it('a wrong file is refused as an option', () => {
    expect(makeSetup(september, 2, { board: changed(inEast('stars', 0)) })).toEqual({
      ok: false,
      problems: ['"Eastern Europe": its end Stars must be from 1 to 12, not 0.'],
    });
  });

  it('S-1 the game is for exactly two', () => {
    expect(makeSetup(september, 3)).toEqual({
      ok: false,
      problems: ['The game "september" is for exactly 2 seats, not 3.'],
    });
  });
});
