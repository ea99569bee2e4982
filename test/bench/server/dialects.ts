/** How each contender is spoken to: what a seat says to sit down, what it makes of a message, and its next move. */

/** What a message says of the game: how far it is, and what this seat can send now. */
type Seen = { readonly step: number; readonly move: string | null; readonly over: boolean };

/** One seat at one table after the other. */
export interface Talk {
  /** Right after the socket is open. */
  begin(say: (text: string) => void): void;
  /** Null: nothing that moves the game. */
  hear(text: string, say: (text: string) => void): Seen | null;
  /** At the next table. */
  sit(table: string, say: (text: string) => void): void;
}

type Maker = (table: string, seat: number, token: string) => Talk;

let random = 1;
/** Cheap, and the same in every run. */
function below(n: number): number {
  random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (random >> 8) % n;
}

const numberAfter = (text: string, mark: string): number => {
  const at = text.indexOf(mark);
  return at < 0 ? -1 : Number.parseInt(text.slice(at + mark.length, at + mark.length + 12), 10);
};

const KEY = '"key":"';
const OPTIONS = '"options":[';

/** Our own protocol: a random one of the options that the decision in the view offers. Only what is needed is read. */
const ours: Maker = (first, seat, token) => {
  let table = first;
  let rid = 0;
  const own = `"decisions":[{"seat":${seat},`;
  const watch = (say: (text: string) => void): void => say(`{"t":"watch","rid":${++rid},"table":"${table}","from":0}`);
  return {
    begin(say) {
      say(`{"t":"hello","v":1,"token":"${token}"}`);
      watch(say);
    },
    sit(next, say) {
      say(`{"t":"unwatch","table":"${table}"}`);
      table = next;
      watch(say);
    },
    hear(text) {
      if (text.startsWith('{"t":"ack"')) {
        if (!text.includes('"why":null')) throw new Error(`A move of the load was refused: ${text}`);
        return null;
      }
      if (text.startsWith('{"t":"error"')) throw new Error(text);
      if (!text.startsWith('{"t":"update"')) return null;
      const step = numberAfter(text, '"step":');
      const over = !text.includes('"outcome":null');
      const at = text.lastIndexOf(own);
      if (at < 0) return { step, move: null, over };
      const key = text.slice(text.indexOf(KEY, at) + KEY.length, text.indexOf('"', text.indexOf(KEY, at) + KEY.length));
      const from = text.indexOf(OPTIONS, at) + OPTIONS.length;
      const options = text.slice(from, text.indexOf(']', from)).split(',');
      const pick = options[below(options.length)];
      const move = `{"t":"move","rid":${++rid},"table":"${table}","seat":${seat},"id":"${seat}-${rid}","key":"${key}","pick":${pick}}`;
      return { step, move, over };
    },
  };
};

/** boardgame.io over engine.io 4: the server picks by the number that the move brings; seats take turns. */
const boardgame: Maker = (table, seat) => ({
  begin: () => undefined,
  sit: () => undefined,
  hear(text, say) {
    if (text.startsWith('0')) say('40/castle,');
    else if (text === '2') say('3');
    else if (text.startsWith('40/castle')) say(`42/castle,["sync","${table}","${seat}",null,2]`);
    else if (text.startsWith('42/castle,["update"') || text.startsWith('42/castle,["sync"')) {
      const step = numberAfter(text, '"_stateID":');
      const action = `{"type":"MAKE_MOVE","payload":{"type":"answer","args":[${below(1000)}],"playerID":"${seat}"}}`;
      const move = step % 2 === seat ? `42/castle,["update",${action},${step},"${table}","${seat}"]` : null;
      return { step, move, over: false };
    } else if (text.startsWith('44') || text.startsWith('42/castle,["error"')) throw new Error(text);
    return null;
  },
});

/** The plain reference: seats take turns, any pick will do. */
const plain: Maker = (table, seat) => ({
  begin: (say) => say(`{"t":"join","table":"${table}"}`),
  sit: () => undefined,
  hear(text) {
    const step = numberAfter(text, '"step":');
    const asked = step % 2 === seat;
    const move = `{"t":"move","table":"${table}","seat":${seat},"id":"${seat}-${step}","key":"${seat}.use.${step}","pick":${below(40)}}`;
    return { step, move: asked ? move : null, over: false };
  },
});

export const dialects = { ours, boardgame, plain };
export type Dialect = keyof typeof dialects;
