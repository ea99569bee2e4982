// A bot in about a hundred lines of plain JavaScript. It sits down at a table by its invitation link and plays until the end:
//
//   node examples/bot.mjs http://localhost:8080/join/<invitation> [name]
//
// It knows no rules. The server says what is asked and what may be picked; the bot picks something. docs/protocol.md has the rest.
import { randomBytes, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [link, name = 'A bot'] = process.argv.slice(2);
if (!link) {
  console.error('usage: node examples/bot.mjs <invitation link> [name]');
  process.exit(2);
}
const { origin, pathname } = new URL(link);
const invite = pathname.split('/').at(-1);
let token = '';

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
async function api(method, path, body) {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
}

// A name at once, and a token that stands for it; then a chair, with something of our own for the dice.
({ token } = await api('POST', 'guest', { name, bearer: true }));
const table = (await api('GET', `invites/${invite}`)).id;
const { seat } = await api('POST', `tables/${table}/join`, { invite, entropy: randomBytes(16).toString('hex') });
console.log(`seat ${seat} at table ${table}`);

let rid = 0;
let breaks = 0;
/** How many entries of the log we know: after a broken line only what is missing is sent. */
let step = 0;
/** @type {any} What is asked of us. */
let latest = null;
/** What we have answered, by the key of the question: the request and its id stay the same however often we send it. */
const sent = new Map();

/** @param {any} view */
function choose(view) {
  const open = view.decisions.filter((/** @type {any} */ d) => !d.may && !sent.has(d.key));
  return open[Math.floor(Math.random() * open.length)];
}

function connect() {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/ws`);
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));

  socket.on('open', () => send({ t: 'hello', v: 1, token }));
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    switch (message.t) {
      case 'welcome':
        breaks = 0;
        send({ t: 'watch', rid: ++rid, table, from: step });
        sendAgain(send);
        break;
      case 'update':
        step = message.step;
        latest = message.views[seat];
        if (message.outcome) finish(message.outcome, socket);
        else answer(latest, send);
        break;
      case 'ack': {
        const move = [...sent.values()].find((m) => m.rid === message.rid);
        if (message.why) console.error(message.words);
        if (!move) break;
        // What could not be saved is sent again, under the same id; what was refused is thought over.
        move.acked = message.why?.code !== 'not-saved';
        if (!move.acked) setTimeout(sendAgain, 1000, send);
        else if (message.why && message.why.code !== 'not-asked') {
          sent.delete(move.key);
          setTimeout(answer, 1000, latest, send);
        }
        break;
      }
      case 'error':
        // Nobody may ask too often; a moment later it is answered.
        if (message.code === 'too-many') setTimeout(sendAgain, 1000, send);
        else console.error(message.message);
        break;
      case 'gone':
        stop(socket, `The table is gone: ${message.why} ${message.detail}`);
        break;
      case 'bye':
        // A server that is restarted comes back; whoever was shown out stays out.
        if (message.why !== 'stopping') stop(socket, message.message);
        break;
    }
  });
  socket.on('error', () => {});
  // Longer each time, so that a server that comes back is not run down.
  socket.on('close', () => setTimeout(connect, Math.min(15_000, 500 * 2 ** breaks++)));
}

/** What was not acknowledged is sent again; carried out twice it is not. @param {(message: object) => void} send */
function sendAgain(send) {
  for (const move of sent.values()) if (!move.acked) send(move);
}

/** @param {any} view @param {(message: object) => void} send */
function answer(view, send) {
  const decision = choose(view);
  if (!decision) return;
  const { key, options, text } = decision;
  const pick = options.length > 0 ? { pick: options[Math.floor(Math.random() * options.length)] } : {};
  const words = text ? { text: 'And then, as everybody knows, something happened.' } : {};
  const move = { t: 'move', rid: ++rid, table, seat, id: randomUUID(), key, ...pick, ...words };
  sent.set(key, move);
  send(move);
}

/** @param {WebSocket} socket */
function leave(socket) {
  socket.removeAllListeners('close');
  socket.close();
}

/** @param {WebSocket} socket @param {string} why */
function stop(socket, why) {
  console.error(why);
  process.exitCode = 1;
  leave(socket);
}

/** @param {{ winners: number[], scores: number[] }} outcome @param {WebSocket} socket */
function finish({ winners, scores }, socket) {
  console.log(`${winners.includes(seat) ? 'won' : 'did not win'}: ${scores.join(' : ')}`);
  leave(socket);
}

connect();
