/** What the frame around every board says, in English. */
import { and, many } from '../../kernel/english.ts';
import { DAY, MINUTE } from './en-counts.ts';

const daysAndHours = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const unit = (n: number, name: 'day' | 'hour'): string =>
    new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(n);
  return `${unit(Math.floor(hours / 24), 'day')} ${unit(hours % 24, 'hour')}`;
};

export const table = {
  players: 'Players',
  board: 'Board',
  menu: 'Menu',
  leave: 'Leave the table',
  leaveHint: 'The game waits for you.',
  undo: 'Take back',
  undoDone: 'Taken back.',
  question: 'What is asked of you',
  allChoices: (n: number): string => `All ${n} choices as a list`,
  hideChoices: 'Hide the list',
  choices: 'Choices',
  write: 'Write here',
  send: 'Send',
  noTips: 'No more tips in this game',
  waitingFor: (names: readonly string[]): string => `Waiting for ${and(names)}.`,
  watching: 'You are watching.',
  behind: (n: number): string => `You see the table ${many(n, 'move', 'moves')} later than those who play.`,
  busy: 'Writing it down …',
  over: 'The game is over.',
  now: (name: string): string => `${name}, it is you:`,
  pass: (name: string): string => `Pass the screen to ${name}.`,
  passHint: 'What lies on the table next is for their eyes.',
  passDone: (name: string): string => `I am ${name}`,
  log: 'Log',
  chat: 'Chat',
  scores: 'Scores',
  tabs: 'Log, chat and scores',
  pullUp: 'Show log and scores',
  pullDown: 'Hide log and scores',
  logEmpty: 'Nothing has happened yet.',
  round: (n: number): string => `Round ${n}`,
  past: 'The table as it was.',
  pastOf: (n: number, of: number): string => `Move ${n} of ${of}`,
  present: 'Back to now',
  play: 'Leaf on',
  pause: 'Stop',
  replay: 'Watch it again',
  earlier: 'Earlier',
  later: 'Later',
  chatEmpty: 'Nobody has said anything yet.',
  say: 'Say something',
  notSaid: 'That was not heard. Wait a little and send it again.',
  total: 'Total',
  soFar: 'Points so far',
  points: (n: number): string => many(n, 'point', 'points'),
  turn: 'to move',
  bot: 'a bot',
  away: 'away',
  you: 'you',
  spectators: (n: number): string => many(n, 'person watches', 'people watch'),
  sound: 'Sound',
  help: 'How it is played',
  offerDraw: 'Offer a draw',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Play on',
  asked: 'Your turn',
  nextGame: (game: string): string => `Another game waits for you: ${game}`,
  claim: (name: string): string => `Let a bot play for ${name}`,
  claimWin: (name: string): string => `Claim the game from ${name}`,
  goneHint: (name: string): string => `${name} is away. You can wait, or:`,
  timeOf: (name: string): string => `Time of ${name}:`,
  back: 'Take your seat back from the bot',
  resign: 'Resign',
  resignAsk: (name: string): string => `Resign for ${name}?`,
  resignHint: 'With two players the other one wins; with more a bot plays on.',
  remaining: (minutes: number, seconds: number): string => {
    const two = (n: number): string => String(n).padStart(2, '0');
    if (minutes < 60) return `${minutes}:${two(seconds)}`;
    if (minutes >= DAY / MINUTE) return daysAndHours(minutes);
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds)}`;
  },
  undone: (name: string): string => `${name} takes the last move back.`,
  resigned: (name: string): string => `${name} resigns.`,
  late: (name: string): string => `The clock answers for ${name}.`,
  outOfTime: (name: string): string => `${name} is out of time.`,
  claimed: (name: string): string => `${name} claims the game: the other side has gone.`,
  offers: (name: string): string => `${name} offers a draw.`,
  accepts: (name: string): string => `${name} accepts the draw.`,
  declines: (name: string): string => `${name} declines the draw.`,
  botTakes: (name: string): string => `A bot plays for ${name}.`,
  backAgain: (name: string): string => `${name} is back.`,
  dice: 'The dice',
  diceSealed:
    'The seed of the dice was drawn before the game and sealed; this is the seal. When the game is over the seed is shown, and every roll can be worked out again.',
  diceOpen: 'The game is over, and the seed is open. Every roll follows from it.',
  seal: 'Seal',
  seed: 'Seed',
  checkDice: 'Check every roll',
  diceFair: (n: number): string => `All ${many(n, 'roll', 'rolls')} agree with the seal.`,
  saveGame: 'Save the game as a file',
  awayTitle: 'While you were away',
  awayDone: 'Go on',
  loading: 'Laying the table …',
  elsewhere: 'This table is open in another tab, too. Both show the same game.',
};

export const keys = {
  title: 'Keys',
  pick: 'the first to ninth choice',
  undo: 'take the last move back',
  log: 'log',
  scores: 'scores',
  earlier: 'the table a move earlier or later',
  play: 'leaf through the game, or stop',
  off: 'These can be turned off in the settings.',
};

export const finale = {
  wins: (names: readonly string[]): string => (names.length === 1 ? `${names[0]} wins` : `${and(names)} win together`),
  youWin: 'You win!',
  nobody: 'Nobody wins',
  draw: 'A draw',
  ends: {
    resign: 'The other side resigned.',
    flag: 'Time ran out.',
    claim: 'The other side was gone.',
    draw: 'A draw was agreed.',
  } as {
    readonly [how: string]: string;
  },
  again: 'Play again',
  look: 'Look at the table',
  results: 'The result',
  place: (n: number): string => `${n}.`,
};
