/**
 * What a table server costs at least: ws, and SQLite with one transaction for all that arrived in a turn of the event loop, as
 * durable as ours and told only then. It knows no rules, no people and no views.
 */
import { DatabaseSync } from '@photostructure/sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

type Move = { t: 'move'; table: string; seat: number; id: string; key: string; pick: number };
type Table = { step: number; readonly sockets: WebSocket[] };

const [file] = process.argv.slice(2);
const db = new DatabaseSync(file);
db.exec(
  'pragma page_size = 2048; pragma journal_mode = wal; pragma wal_autocheckpoint = 16384; pragma synchronous = full',
);
db.exec('create table log (table_id text, seq integer, entries text, primary key (table_id, seq)) without rowid');
const append = db.prepare('insert into log (table_id, seq, entries) values (?, ?, ?)');

const tables = new Map<string, Table>();
let batch: Move[] = [];

function commit(): void {
  const moves = batch;
  batch = [];
  db.exec('begin immediate');
  for (const move of moves) append.run(move.table, (tables.get(move.table) as Table).step++, JSON.stringify(move));
  db.exec('commit');
  for (const { table, seat, key, pick } of moves) {
    const { step, sockets } = tables.get(table) as Table;
    const text = JSON.stringify({ t: 'moved', table, step, seat, key, pick });
    for (const socket of sockets) socket.send(text);
  }
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Move | { t: 'join'; table: string };
    if (message.t === 'move') {
      if (batch.push(message) === 1) setImmediate(commit);
      return;
    }
    const table = tables.get(message.table) ?? { step: 0, sockets: [] };
    tables.set(message.table, table);
    table.sockets.push(socket);
    socket.send(JSON.stringify({ t: 'joined', table: message.table, step: table.step }));
  });
});
server.on('listening', () => console.log(`ws://127.0.0.1:${(server.address() as { port: number }).port}/`));
