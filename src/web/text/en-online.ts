/** What is said at tables on a server, in English. */
import { many } from '../../kernel/english.ts';
import { DAY, HOUR, MINUTE, span } from './en-counts.ts';

/** To whole minutes, hours or days: nobody waits by the second. */
const roundUp = (ms: number): number => {
  const unit = ms > DAY ? DAY : ms > HOUR ? HOUR : MINUTE;
  return Math.ceil(ms / unit) * unit;
};

export const online = {
  waitingFor: (game: string): string => `The table for ${game}`,
  invite: 'Invite your friends',
  inviteHint: 'Whoever opens this link may sit down. No account is needed.',
  link: 'Link for your friends',
  code: 'The same link as a QR code',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'This browser does not let us copy. Mark the link and copy it yourself.',
  share: 'Share',
  chairs: 'Chairs',
  freeChair: 'A free chair',
  freeChairs: (n: number): string => many(n, 'free chair', 'free chairs'),
  host: 'host',
  addBot: 'Seat a bot',
  botOn: (n: number): string => `Seat a bot on chair ${n}`,
  kickOf: (name: string): string => `Take the chair from ${name}`,
  kickedTitle: 'Your chair is gone.',
  kicked:
    'The host has given your chair away before the game began. You can stay and look on, ask for another link, or sit down at another table.',
  stay: 'Stay and look on',
  hostStarts: 'The host begins when everybody is there. The board comes by itself.',
  start: 'Begin',
  startWithBots: (n: number): string =>
    `Begin with ${many(n, 'bot', 'bots')} in the free ${n === 1 ? 'chair' : 'chairs'}`,
  close: 'Clear the table',
  standUp: 'Stand up',
  full: 'Every chair is taken. When the game begins you look on.',
  fullTitle: 'Every chair is taken.',
  startedTitle: 'The game has begun already.',
  fullHint: 'You can look on, or set a table of your own.',
  lobby: 'Open tables',
  lobbyEmpty: 'No table is open right now. Set one, and let anybody sit down.',
  setOne: 'Set a table',
  looking: 'Looking round …',
  invitedBy: (host: string): string => `Set by ${host}`,
  clockLine: (clock: { readonly kind: string; readonly ms?: number; readonly increment?: number }): string => {
    if (clock.kind === 'none' || clock.ms === undefined) return 'No clock';
    const time = span(clock.ms);
    if (clock.kind === 'move') return `${time} a move`;
    return clock.increment ? `${time} each, and ${span(clock.increment)} a move` : `${time} each`;
  },
  behind: (n: number): string => `those who look on see it ${many(n, 'move', 'moves')} later`,
  lost: 'The connection is lost; nothing is lost with it. Trying again …',
  rematchAsked: 'Somebody wants to play again.',
  noServer: 'The server does not answer. Try again in a while.',
  needsNetwork: 'This needs a server and a network, and none answers. On this screen you can play at any time.',
  refused: 'That was not possible. Load the page again and try once more.',
  faults: {
    'no-server': 'The server does not answer. Try again in a while.',
    'not-found': 'There is no such table.',
    'not-allowed': 'That is for somebody else to do.',
    'not-ready': 'Not everybody has sat down yet.',
    'not-saved': 'That could not be saved, so it did not happen. Try again.',
    'seat-taken': 'That chair is taken.',
    'already-started': 'The game has begun already.',
    closed: 'This table was cleared away.',
    broken: 'This table cannot be opened any more: the rules have changed since, or its log is damaged.',
    'already-seated': 'You sit at this table already.',
    'too-many': 'Too many at once. Wait a little.',
    'bad-options': 'The table cannot be set like this.',
    'name-taken': 'Somebody else logs in by that name. Choose another one.',
    'wrong-password': 'The name or the password is wrong.',
    'already-account': 'Your games are kept already. Load the page again.',
    'not-signed-in': 'This browser is not logged in any more. Load the page again.',
    'bad-passkey': 'This passkey opens nothing here.',
    'last-way-in': 'This is your only way in. Add another one first.',
    expired: 'That is not right, or too old. Start again.',
    'no-mail': 'The mail could not be sent. Try again in a while.',
    'bad-message': 'Something in it is too short, too long or not what it should be.',
    banned: 'Whoever runs this server does not let you in. On this screen you can play at any time.',
  } as { readonly [code: string]: string },
  stillThere: (wait: number | null): string =>
    wait === null
      ? 'That player has not been gone for long enough.'
      : `That player has not been gone for long enough. Ask again in ${span(roundUp(wait))}.`,
  reasons: {
    'not-saved': 'That could not be saved, so it did not happen. Try again.',
    'not-your-seat': 'That chair is not yours.',
    'not-started': 'The game has not begun yet.',
  } as { readonly [code: string]: string },
};
