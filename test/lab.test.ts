/** The lab as it is typed: output, exit codes, and what it says to wrong input. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Board = { grid: string[]; lines: { r2: { architect: string[] } } };

const root = join(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}
const lab = (...args: string[]) => run('lab', args);

describe('lab play', () => {
  it('prints one JSON object with the promised fields, the same for the same seed', () => {
    const args = [
      'play',
      'castle',
      '--seats',
      '3',
      '--bots',
      'random,greedy,random',
      '--games',
      '20',
      '--seed',
      'x',
      '--json',
    ];
    const [one, two] = [lab(...args), lab(...args)];
    expect(one.status).toBe(0);
    const { seconds, movesPerSecond, ...report } = JSON.parse(one.stdout);
    expect(seconds).toBeGreaterThan(0);
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(Object.keys(report)).toEqual([
      'game',
      'seats',
      'games',
      'moves',
      'wins',
      'draws',
      'meanScore',
      'meanRounds',
    ]);
    expect(report.wins.reduce((a: number, b: number) => a + b, report.draws)).toBe(20);
    expect(report.meanScore).toHaveLength(3);
    const { seconds: _, movesPerSecond: __, ...again } = JSON.parse(two.stdout);
    expect(again).toEqual(report);
    const other = JSON.parse(lab(...args.slice(0, -2), 'y', '--json').stdout);
    expect(other.moves).not.toBe(report.moves);
  });

  it('keeps each game as a file that lab verify accepts', () => {
    const kept = join(folder, 'kept');
    expect(lab('play', 'castle', '--games', '3', '--save', kept, '--option', 'edition=architect').status).toBe(0);
    const files = readdirSync(kept).map((name) => join(kept, name));
    expect(files).toHaveLength(3);
    const { status, stdout } = lab('verify', ...files);
    expect(status).toBe(0);
    expect(stdout.match(/every move is legal, every roll fits/g)).toHaveLength(3);
    // The same in one file, a line each; the line that is wrong is named.
    const lines = files.map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
    const all = join(folder, 'all.jsonl');
    writeFileSync(all, `${lines.join('\n')}\n`);
    expect(lab('verify', all)).toMatchObject({ status: 0, stdout: expect.stringContaining('all.jsonl, line 3: ') });
    writeFileSync(all, `${lines[0]}\n${lines[1].replace('"seats":', '"seats":1')}\n`);
    expect(lab('verify', all)).toMatchObject({ status: 2, stderr: expect.stringContaining('all.jsonl, line 2: ') });
  });
});

describe('lab verify', () => {
  type Saved = {
    log: { kind: string; seat: number; key: string; pick: number }[];
    result: { scores: number[] };
    digest: string;
  };
  function altered(change: (game: Saved) => void): string {
    const kept = join(folder, 'one');
    lab('play', 'castle', '--games', '1', '--save', kept);
    const file = join(kept, 'castle-1.json');
    const game = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    change(game);
    writeFileSync(file, JSON.stringify(game));
    return file;
  }
  const cases: [string, (game: Saved) => void, RegExp][] = [
    [
      'an altered roll',
      (g) => void Object.assign(g.log[1], { pick: (g.log[1].pick + 1) % 6 }),
      /Entry 2 \(chance\.roll\.1\): the dice give \d, the file says \d/,
    ],
    ['a missing move', (g) => void g.log.splice(7, 1), /Entry \d+ .* cannot follow: That question/],
    ['an illegal move', (g) => void Object.assign(g.log[3], { pick: 77 }), /Entry 4 .* cannot follow/],
    ['a wrong result', (g) => void g.result.scores[0]++, /The log ends with scores .*, the file says scores/],
    ['a flag without a clock', (g) => void g.log.push({ kind: 'flag', at: 1e9, seat: 0 } as never), /cannot follow/],
    [
      'dice that were not sealed',
      (g) => void Object.assign(g, { dice: { kind: 'sealed', seed: '', commitment: '' } }),
      /what each seat added/,
    ],
    ['a log that breaks off', (g) => void g.log.splice(30), /The log ends with a game that is not over/],
    ['a wrong digest', (g) => void Object.assign(g, { digest: '00' }), /altered/],
    ['an entry that is none', (g) => void g.log.splice(2, 1, 5 as never), /Entry 3 of the log is not an entry/],
  ];
  it.each(cases)('names %s and its place, with exit code 2', (_, change, sentence) => {
    const { status, stderr } = lab('verify', altered(change));
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });

  it('says what is wrong with a file that is no saved game', () => {
    writeFileSync(join(folder, 'half.json'), '{"format": "once-upon-a-table",');
    expect(lab('verify', 'half.json')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/not JSON.*line 1, column 32/),
    });
    writeFileSync(join(folder, 'other.json'), '{}');
    expect(lab('verify', 'other.json').stderr).toMatch(/not a saved game/);
    expect(lab('verify', 'missing.json').stderr).toMatch(/"missing\.json" cannot be read/);
  });
});

describe('wrong input gets one clear sentence and exit code 2:', () => {
  const cases: [string[], RegExp][] = [
    [['play', 'chess'], /^There is no game "chess"; the games are: castle/],
    [['play'], /^Name a game/],
    [['play', 'castle', '--seats', '5'], /^The game "castle" is for 2 to 4 seats, not 5\.$/],
    [
      ['play', 'castle', '--bots', 'genius'],
      /^There is no bot "genius" for the game "castle"; its bots are: random, greedy\.$/,
    ],
    [['play', 'castle', '--bots', 'random,random', '--seats', '3'], /one for each of the 3, not 2/],
    [
      ['play', 'castle', '--option', 'edition=master'],
      /^Option "edition" must be one of apprentice, architect, not "master"\.$/,
    ],
    [['play', 'castle', '--option', 'colour=red'], /^The game "castle" has no option "colour"/],
    [['play', 'castle', '--option', 'edition'], /key=value/],
    [['play', 'castle', '--option', 'start=9'], /^Option "start" must be "chance" or a seat from 1 to 2, not "9"\.$/],
    [['play', 'castle', '--games', 'many'], /^--games must be a whole number/],
    [['play', 'castle', '--gmaes', '3'], /'--gmaes'/],
    [['play', 'castle', '--option', 'board=nowhere.json'], /^The file "nowhere\.json" cannot be read/],
    [['dance'], /^There is no command "dance"/],
  ];
  it.each(cases)('lab %j', (args, sentence) => {
    const { status, stdout, stderr } = lab(...args);
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it.each([
    ['count', (b: Board) => b.grid.splice(0, 1, 'W G F . .'), '"grid": each resource must lie on 3 squares'],
    [
      'colour',
      (b: Board) => b.grid.splice(0, 1, 'W G F X .'),
      '"grid", square r1c4: "X" is none of W, S, G, F and ".".',
    ],
    [
      'reward',
      (b: Board) => b.lines.r2.architect.splice(0, 1, 'moat 3'),
      '"lines", r2, architect: "moat 3" is not a reward',
    ],
  ])('a board file with a wrong %s is refused with the place', (_, change, sentence) => {
    const board = JSON.parse(readFileSync(join(root, 'src/games/castle/board.json'), 'utf8')) as Board;
    change(board);
    writeFileSync(join(folder, 'board.json'), JSON.stringify(board));
    const { status, stderr } = lab('play', 'castle', '--option', 'board=board.json');
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
  });
});

describe('lab balance', () => {
  it('says of each card how often it was gained and how often whoever gained it won', () => {
    const { stdout } = lab('balance', 'castle', '--games', '20', '--option', 'edition=architect', '--json');
    const { cards } = JSON.parse(stdout);
    expect(cards.length).toBeGreaterThan(20);
    for (const { gained, winRate } of cards) {
      expect(gained).toBeGreaterThan(0);
      expect(winRate).toBeLessThanOrEqual(1);
    }
  });

  it('refuses a game without cards to gain', () => {
    expect(lab('balance', 'time', '--bots', 'random')).toMatchObject({
      status: 2,
      stderr: 'The game "time" has no cards that are gained.\n',
    });
  });
});

describe('lab match', () => {
  it('prints a JSON line for each sentence, from a file or as it is typed', () => {
    const typed = run('lab', ['match'], 'There was no queen.\n\n  The  frog\u202e hopped.\n');
    expect(
      typed.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { text: 'There was no queen.', matches: [{ card: 'Queen', verdict: 'sure', words: ['queen'] }] },
      { text: 'The frog hopped.', matches: [{ card: 'Frog', verdict: 'sure', words: ['frog'] }] },
    ]);
    writeFileSync(join(folder, 'tale.txt'), 'There was no queen.');
    expect(lab('match', 'tale.txt').stdout).toBe(`${typed.stdout.split('\n')[0]}\n`);
    expect(lab('match', 'lost.txt')).toMatchObject({ status: 2, stderr: expect.stringContaining('"lost.txt"') });
  });
});

describe('lab book', () => {
  it('binds a saved tale as a web page, a PDF and an EPUB', () => {
    const kept = join(folder, 'tales');
    expect(lab('play', 'time', '--bots', 'fair', '--seats', '3', '--games', '1', '--save', kept).status).toBe(0);
    const saved = join(kept, 'time-1.json');
    expect(lab('verify', saved).status).toBe(0);
    const begins: [string, string][] = [
      ['html', '<!doctype html'],
      ['pdf', '%PDF-'],
      ['epub', 'PK'],
    ];
    for (const [ending, first] of begins) {
      const { status, stdout } = lab('book', saved, `tale.${ending}`, '--names', 'Łucja,Łukasz,Władysława');
      expect(stdout).toMatch(/^“.+” is written to tale\./);
      expect(status).toBe(0);
      expect(
        readFileSync(join(folder, `tale.${ending}`), 'latin1')
          .slice(0, 20)
          .toLowerCase(),
      ).toContain(first.toLowerCase());
    }
    expect(readFileSync(join(folder, 'tale.html'), 'utf8')).toMatch(/Łucja|Łukasz|Władysława/);
  });

  it('says what cannot become a book', () => {
    const kept = join(folder, 'castles');
    lab('play', 'castle', '--games', '1', '--save', kept);
    const castle = join(kept, 'castle-1.json');
    expect(lab('book', castle, 'x.pdf')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('only a game of Once Upon a Time'),
    });
    expect(lab('book', castle, 'x.doc')).toMatchObject({ status: 2, stderr: expect.stringContaining('not in ".doc"') });
  });
});

describe('lab fuzz', () => {
  it('plays, checks each step and says that nothing broke', () => {
    const { status, stdout } = lab('fuzz', 'castle', '--games', '3');
    expect(stdout).toMatch(/^castle: 3 games, \d+ moves, nothing broke\.$/m);
    expect(status).toBe(0);
  });
});

describe('Castle in the terminal', () => {
  it('plays a whole game to the end, takes a move back, and keeps a file that can be checked', () => {
    const input = `1\nu\ns\nnonsense\n${'1\n'.repeat(3000)}`;
    const { status, stdout } = run(
      'lab',
      ['terminal', '--edition', 'architect', '--seats', '3', '--name', 'Ana'],
      input,
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/The dice are sealed: [0-9a-f]{64}/);
    expect(stdout).toContain('"nonsense" is no choice here.');
    expect(stdout).toMatch(/(wins|share the win)\.\n/);
    const file = /kept in (\S+\.json)/.exec(stdout)?.[1] as string;
    expect(lab('verify', file).status).toBe(0);
  });

  it('leaves when the input ends', () => {
    expect(run('lab', ['terminal'], '')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('You leave the table.'),
    });
  });
});
