/** All sockets of this process: who may open one, who is still there, and what the lobby looks like. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { fault } from '../protocol/errors.ts';
import { MESSAGE_BYTES } from '../protocol/limits.ts';
import { lineOf } from './chat.ts';
import { listen } from './ear.ts';
import { addressOf, sameOrigin } from './identity.ts';
import { Line } from './line.ts';
import { lobbyLines } from './lists.ts';
import type { Leaver, Muting } from './neighbours.ts';
import { Connection, type Hall } from './socket.ts';

/**
 * How often a line is asked whether anybody is there, and how long the answer may take: not as long as that. The system asks direct
 * lines by itself (TCP keep-alive) and cuts them as soon; those are pinged only now and then.
 */
export type Pulse = { readonly pingMs: number; readonly pongMs: number };
const DIRECT_SELDOM = 6;
/** Who says so stands between us and somebody, and may close a line on which nothing is said. */
const PROXY_SAYS = ['x-forwarded-for', 'forwarded', 'via'];

/** How often it is looked whose turn it is. */
const LOOK_MS = 250;
const LOBBY_MS = 200;

export class Hub {
  private readonly hall: Hall;
  private readonly pulse: Pulse;
  private readonly wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MESSAGE_BYTES });
  private readonly connections = new Map<WebSocket, Connection>();
  /** Those who were pinged and have not answered, the earliest first. */
  private readonly asked = new Map<WebSocket, Connection>();
  private readonly inLobby = new Set<Connection>();
  private lobbyDue = false;
  private readonly pinger: NodeJS.Timeout;

  constructor(hall: Omit<Hall, 'lobby'>, pulse: Pulse) {
    this.pulse = pulse;
    this.hall = {
      ...hall,
      lobby: {
        enter: (connection) => {
          this.inLobby.add(connection);
          this.lobbyChanged();
        },
        leave: (connection) => {
          this.inLobby.delete(connection);
        },
      },
    };
    hall.rooms.onLobby = () => this.lobbyChanged();
    hall.rooms.onChat = async (room, id) => {
      const message = await hall.context.store.talk.message(id);
      if (message) room.audience.chat(room.id, message.identity, await lineOf(hall.context.store, message));
    };
    hall.rooms.onMute = (muting) => this.applyMute(muting);
    hall.rooms.onLeave = (leaver) => this.showOut(leaver);
    hall.rooms.onMissed = () => this.lookAgain();
    // After what has arrived was read: a machine that slept must not take answers for silence.
    this.pinger = setInterval(() => setImmediate(() => this.ping()), LOOK_MS);
    this.pinger.unref();
  }

  get count(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket as Socket, head).catch((error) => {
        this.hall.context.log.error({ err: error }, 'a socket could not be opened');
        socket.destroy();
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
    // Whoever hangs up while we look who it is must not bring anything down.
    socket.on('error', () => socket.destroy());
    const { context, identities } = this.hall;
    const address = addressOf(request, context.proxied);
    const { origin, host } = request.headers;
    // Not by a parser of addresses: what comes here need not be one.
    if (request.url?.split('?')[0] !== '/ws') return refuse(socket, 404, 'not-found');
    if (origin !== undefined && !sameOrigin(origin, host)) return refuse(socket, 403, 'bad-origin');
    if (!context.rates.take('sockets', address)) return refuse(socket, 429, 'too-many');
    // A cookie counts only for a page of ours; programs bring a token.
    const found = await identities.ofRequest(request);
    const who = found?.ambient && origin === undefined ? null : found;
    const direct = !context.proxied && !PROXY_SAYS.some((header) => header in request.headers);
    if (direct) socket.setKeepAlive(true, this.pulse.pingMs);
    this.wss.handleUpgrade(request, socket, head, (ws) =>
      this.connect(ws, socket, new Connection(this.hall, new Line(ws, socket), who, address, direct)),
    );
  }

  private connect(ws: WebSocket, stream: Duplex, connection: Connection): void {
    const { metrics } = this.hall.context;
    metrics.socketsOpened.inc();
    this.connections.set(ws, connection);
    listen(ws, stream, {
      text: (text) => connection.hear(text),
      bytes: () => connection.fail('bad-message', undefined, 'Messages are text.'),
      pong: () => {
        this.asked.delete(ws);
        // The better of the last measurements: a busy moment is not a slow line.
        const took = performance.now() - connection.pingedAt;
        connection.delayMs = connection.delayMs === 0 ? took : Math.min(took, connection.delayMs * 1.5);
      },
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', (code) => {
      // A client may close with any number: each would be a line in the metrics for ever.
      metrics.socketsClosed.inc({ code: code < 3000 ? code : 'other' });
      this.connections.delete(ws);
      this.asked.delete(ws);
      connection.closed();
    });
    this.ask(ws, connection);
  }

  private ask(ws: WebSocket, connection: Connection): void {
    this.asked.set(ws, connection);
    connection.ping();
  }

  /** Those whose turn it is, who stand first: ten thousand at once would keep everybody else waiting. */
  private ping(): void {
    const now = performance.now();
    for (const [ws, { pingedAt }] of this.asked) {
      if (pingedAt > now - this.pulse.pongMs) break;
      this.asked.delete(ws);
      ws.terminate();
    }
    for (const [ws, connection] of this.connections) {
      if (connection.lookedAt > now - this.pulse.pingMs) break;
      connection.lookedAt = now;
      // To the end of the line.
      this.connections.delete(ws);
      this.connections.set(ws, connection);
      const seldom = connection.direct && !connection.races;
      if (!seldom || connection.pingedAt < now - DIRECT_SELDOM * this.pulse.pingMs) this.ask(ws, connection);
    }
  }

  /** Everybody who looks at the lobby sees the change, and a burst of changes as one. */
  private lobbyChanged(): void {
    if (this.lobbyDue || this.inLobby.size === 0) return;
    this.lobbyDue = true;
    this.hall.context.timers.set(Date.now() + LOBBY_MS, () => {
      this.lobbyDue = false;
      this.tellLobby().catch((error) => this.hall.context.log.warn({ err: error }, 'the lobby cannot be read'));
    });
  }

  private async tellLobby(): Promise<void> {
    const { store } = this.hall.context;
    const tables = await lobbyLines(store, null);
    for (const connection of this.inLobby) {
      const mine = tables.map((table) => ({
        ...table,
        mine: table.people.flatMap(({ who }, seat) => (who !== null && who === connection.identity ? [seat] : [])),
      }));
      connection.send({ t: 'lobby', tables: mine });
    }
  }

  /** Whoever has logged out or is no more, wherever they are connected. */
  signOut(leaver: Leaver): void {
    this.hall.rooms.neighbours.tell({ k: 'out', leaver });
    this.showOut(leaver);
  }

  /** Whoever is banned, by name or by address: the door is shut already. */
  ban(subject: string): void {
    for (const connection of this.connections.values())
      if (subject === `identity:${connection.identity}` || subject === `address:${connection.address}`)
        connection.bye('banned', 'You are not welcome here.', 1008);
  }

  private showOut({ identity, token, except }: Leaver): void {
    for (const connection of this.connections.values()) {
      const { who } = connection;
      if (who?.identity.id !== identity || who.tokenHash === except) continue;
      if (token === undefined || who.tokenHash === token) connection.bye('signed-out', 'You have logged out.', 1008);
    }
  }

  /** Somebody may have logged out or muted somebody elsewhere while nobody told us. */
  private async lookAgain(): Promise<void> {
    const { sessions, talk } = this.hall.context.store;
    for (const connection of [...this.connections.values()]) {
      const { who } = connection;
      if (!who) continue;
      if (!(await sessions.find(who.tokenHash, Date.now())))
        this.showOut({ identity: who.identity.id, token: who.tokenHash });
      else connection.muteOnly(await talk.mutedBy(who.identity.id));
    }
  }

  /** From now on, at every table and in every tab. */
  mute(muting: Muting): void {
    this.hall.rooms.neighbours.tell({ k: 'mute', muting });
    this.applyMute(muting);
  }

  private applyMute({ by, whom, muted }: Muting): void {
    for (const connection of this.connections.values()) if (connection.identity === by) connection.mute(whom, muted);
  }

  stop(): void {
    clearInterval(this.pinger);
    for (const connection of this.connections.values())
      connection.bye('stopping', 'The server is being restarted.', 1001);
  }

  /** Sockets that have not closed by themselves by now. */
  cut(): void {
    for (const ws of this.connections.keys()) ws.terminate();
  }
}

function refuse(socket: Duplex, status: number, code: Parameters<typeof fault>[0]): void {
  const body = JSON.stringify({ error: fault(code) });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
