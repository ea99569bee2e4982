/** The one socket of this page. Whatever breaks it, it comes back, and what was not answered is sent again. */
import { VERSION } from '../../protocol/limits.ts';
import type { Me } from '../../protocol/parts.ts';
import type { ToClient } from '../../protocol/to-client.ts';
import type { ToServer } from '../../protocol/to-server.ts';
import { createStore } from '../ui/store.ts';
import { type Code, Fault } from './api.ts';

type Answer = Extract<ToClient, { t: 'ack' | 'past' }>;
/** Of each message on its own, without the number that the line gives it. */
type Unnumbered<T> = T extends { rid: number } ? Omit<T, 'rid'> : never;
type Request = Unnumbered<ToServer>;
type Waiting = {
  readonly message: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Fault) => void;
};

const FIRST_MS = 400;
const LONGEST_MS = 15_000;
const PING_MS = 15_000;
const PONG_MS = 4_000;

/** After some goodbyes it is no use to come back by oneself. */
const FAREWELLS = { version: 'outdated', banned: 'banned', 'signed-out': 'signed-out' } as const;
type Farewell = (typeof FAREWELLS)[keyof typeof FAREWELLS];
const isFarewell = (state: LineState): boolean => Object.values<LineState>(FAREWELLS).includes(state);

export type LineState = 'connecting' | 'live' | 'lost' | Farewell;
export const lineState = createStore<LineState>('connecting');

const listeners = new Set<(message: ToClient) => void>();
const waiting = new Map<number, Waiting>();
let socket: WebSocket | null = null;
let me: Me | null = null;
let rids = 0;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;
let pulse: ReturnType<typeof setInterval> | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

export const whoAmI = (): string | null => me?.id ?? null;

export function send(message: ToServer): void {
  if (lineState.get() === 'live') write(message);
}

const write = (message: ToServer): void => socket?.send(JSON.stringify(message));
const numbered = (message: Request, rid: number): ToServer => ({ ...message, rid }) as ToServer;

/** Sent now or as soon as there is a connection, and again after each break until it is answered. */
export function request(message: Request): Promise<Answer> {
  const rid = ++rids;
  return new Promise((resolve, reject) => {
    waiting.set(rid, { message, resolve, reject });
    send(numbered(message, rid));
  });
}

/** What is not worth repeating after a break: the next greeting asks for it anyway. */
export function say(message: Request): void {
  send(numbered(message, ++rids));
}

/** The line stands as long as somebody listens. */
export function listen(listener: (message: ToClient) => void): () => void {
  listeners.add(listener);
  if (!socket && !again) connect();
  return () => {
    listeners.delete(listener);
    // A page that follows at once takes the line over.
    setTimeout(() => listeners.size === 0 && hangUp(), 0);
  };
}

/** The same line as somebody else: after a first name was given. */
export function renew(): void {
  if (listeners.size === 0) return;
  drop();
  connect();
}

function hangUp(): void {
  clearTimeout(again);
  again = undefined;
  failures = 0;
  drop();
  lineState.set('connecting');
}

function drop(): void {
  const old = socket;
  socket = null;
  clearInterval(pulse);
  beCalm();
  old?.close();
}

function connect(): void {
  clearTimeout(again);
  again = undefined;
  const fresh = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
  socket = fresh;
  fresh.addEventListener('open', () => write({ t: 'hello', v: VERSION }));
  fresh.addEventListener('message', ({ data }) => {
    if (socket === fresh) hear(JSON.parse(data));
  });
  fresh.addEventListener('close', () => {
    if (socket === fresh) lose();
  });
}

function lose(): void {
  drop();
  if (isFarewell(lineState.get())) return;
  lineState.set('lost');
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++);
  // Not all at once when a server comes back.
  again = setTimeout(connect, wait * (0.5 + Math.random() / 2));
}

function hear(message: ToClient): void {
  // What was on its way when the line broke says nothing about it: only the answer to our question does.
  if (message.t === 'pong') beCalm();
  else if (patience) waitForPong();
  switch (message.t) {
    case 'welcome':
      me = message.you;
      failures = 0;
      lineState.set('live');
      clearInterval(pulse);
      pulse = setInterval(feel, PING_MS);
      break;
    case 'bye':
      if (message.why in FAREWELLS) lineState.set(FAREWELLS[message.why as keyof typeof FAREWELLS]);
      break;
    case 'ack':
    case 'past':
      waiting.get(message.rid)?.resolve(message);
      waiting.delete(message.rid);
      break;
    case 'error':
      if (message.rid !== undefined) fail(message.rid, message.code);
      break;
  }
  for (const listener of listeners) listener(message);
  if (message.t === 'welcome' && document.hidden) write({ t: 'look', on: false });
  // The listeners have asked for their tables again, and messages are carried out in order.
  if (message.t === 'welcome') for (const [rid, { message: asked }] of waiting) write(numbered(asked, rid));
}

function fail(rid: number, code: Code): void {
  waiting.get(rid)?.reject(new Fault(code));
  waiting.delete(rid);
}

/** Is anybody there? A socket can be dead for minutes before the browser says so. */
function feel(): void {
  if (lineState.get() !== 'live' || patience) return;
  write({ t: 'ping', at: Date.now() });
  waitForPong();
}

function beCalm(): void {
  clearTimeout(patience);
  patience = undefined;
}

/** From now on: whatever else is heard may be what keeps it waiting. */
function waitForPong(): void {
  clearTimeout(patience);
  patience = setTimeout(lose, PONG_MS);
}

function hurry(): void {
  if (again) connect();
  else feel();
}

addEventListener('online', hurry);
addEventListener('offline', feel);
document.addEventListener('visibilitychange', () => {
  if (lineState.get() === 'live') write({ t: 'look', on: !document.hidden });
  if (!document.hidden) hurry();
});
