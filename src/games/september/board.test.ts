/** The board file: what is printed is accepted, and each broken invariant is named with its campaign and column. */
import { describe, expect, it } from 'vitest';
import { makeSetup } from '../../kernel/setup.ts';
import printed from './board.json' with { type: 'json' };
import { parseBoard } from './board-file.ts';
import { line, play, position } from './fixture.ts';
import { september } from './index.ts';

type Draft = { [key: string]: any };

/** The printed file with one thing changed. */
function changed(change: (file: Draft) => void): string {
  const file = structuredClone(printed) as Draft;
  change(file);
  return JSON.stringify(file);
}

const campaign = (file: Draft, name: string): Draft => file['campaigns'].find((c: Draft) => c['name'] === name);
const broken = (change: (file: Draft) => void): string[] => {
  const parsed = parseBoard(changed(change));
  return parsed.ok ? [] : parsed.problems;
};
const inEast = (field: string, value: unknown) => (file: Draft) =>
  void (campaign(file, 'Eastern Europe')[field] = value);

describe('the board file', () => {
  it('that is printed is accepted', () => {
    expect(parseBoard(JSON.stringify(printed))).toMatchObject({ ok: true });
  });

  it.each<[string, (file: Draft) => void, string]>([
    ['an unknown field', (f) => void (f['moon'] = 1), '"moon" is not a field of the board file.'],
    ['a missing field', (f) => void delete f['tracks'], 'The field "tracks" of the board file is missing.'],
    ['notes', (f) => void (f['notes'] = 'none'), '"notes" must be a list of texts.'],
    ['no campaigns', (f) => void (f['campaigns'] = {}), '"campaigns" must be a list of ten campaigns.'],
    [
      'an unknown campaign',
      (f) => void (f['campaigns'][3].name = 'Iceland'),
      '"campaigns", entry 4: there is no campaign called "Iceland".',
    ],
    ['a missing campaign', (f) => void f['campaigns'].splice(3, 1), 'The campaign "North Africa" is missing.'],
    [
      'a campaign twice',
      (f) => void f['campaigns'].push(f['campaigns'][0]),
      '"Western Europe" stands in the list twice.',
    ],
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
        const north = campaign(f, 'North Africa');
        north['tripartite'] = 'G R B G R R';
        north['allied'] = 'G B G R R R';
        north['bonuses'] = [2, 3, 4, 4, 4];
      },
      'ETOW must have two campaigns of 6 BZs and 3 of 4, not 3 of 6.',
    ],
    [
      'a stage',
      (f) => void (f['atomicProject']['Refinery'] = 0),
      '"atomicProject", Refinery: it must have 1 to 6 hourglasses, not 0.',
    ],
    ['an unknown stage', (f) => void (f['atomicProject']['Moon'] = 1), '"atomicProject": there is no stage "Moon".'],
    ['no stages', (f) => void (f['atomicProject'] = 6), '"atomicProject" must give the hourglasses of each stage.'],
    [
      'an icon',
      (f) => void (f['tracks']['allied'] = f['tracks']['allied'].replace('o r h', 'o r z')),
      '"tracks", Allied, icon 3: "z" is none of o, F, r, g, b, h.',
    ],
    [
      'the length of a track',
      (f) => void (f['tracks']['tripartite'] += ' o'),
      '"tracks", Tripartite: it must have 24 icons with spaces between, not 25.',
    ],
    [
      'a kind of icon',
      (f) => void (f['tracks']['tripartite'] = f['tracks']['tripartite'].replaceAll('F', 'o')),
      '"tracks", Tripartite: a flag ("F") must stand on it somewhere.',
    ],
    ['no tracks', (f) => void (f['tracks'] = 'o'), '"tracks" must give the icons of "tripartite" and "allied".'],
    [
      'a table',
      (f) => void (f['tables']['People'] = { row: 'B', column: 'B' }),
      '"tables", People: "row" and "column" must be two different ones of R, B and G.',
    ],
    ['no tables', (f) => void (f['tables'] = 1), '"tables" must have People, Operations, Events.'],
    [
      'the bands',
      (f) => void (f['bands'] = [4, 2, 6]),
      '"bands" must be the highest faces of the three bands, rising to 6, as in [2, 4, 6].',
    ],
    ['the meeple', (f) => void (f['meeple'] = -1), '"meeple" must be a number of Stars from 0 to 9, not -1.'],
  ])('%s is refused by name', (_, change, problem) => {
    expect(broken(change)).toContain(problem);
  });

  /** Every row of every campaign, changed. */
  const rows = (change: (row: string, side: 'tripartite' | 'allied', name: string) => string) => (file: Draft) => {
    for (const c of file['campaigns']) {
      for (const side of ['tripartite', 'allied'] as const) c[side] = change(c[side], side, c.name);
    }
  };
  const without = (side: string, colour: string, other: string) =>
    rows((row, of) => (of === side ? row.replaceAll(colour, other) : row));

  it.each<[string, (file: Draft) => void, string]>([
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
      f['campaigns'].reverse();
      const east = campaign(f, 'Eastern Europe');
      east['tripartite'] = 'B G R G R G';
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
