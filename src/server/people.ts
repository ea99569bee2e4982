/** The API of identities: guests at once, accounts for those who want one, and the way out. */
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { nanoid } from 'nanoid';
import { tidy } from '../kernel/text.ts';
import { accountBody, guestBody, loginBody, muteBody, passwordBody, renameBody, reportBody } from '../protocol/http.ts';
import { filesOf } from './archive.ts';
import { type Desk, type Env, Refused } from './ask.ts';
import { clearCookie, hashPassword, loginOf, meOf, passwordFits } from './identity.ts';
import { change, without } from './seating.ts';

/** So many tables that have not begun are left at once. */
const TABLES = 100;

export function peopleRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store } = desk.context;

  app.get('/me', async (ask) => {
    const who = await desk.somebody(ask);
    return ask.json({ me: who && meOf(who.identity) });
  });

  /** Who has a name already keeps it. */
  app.post('/guest', async (ask) => {
    const who = await desk.somebody(ask);
    const { name, bearer } = await desk.body(ask, guestBody);
    if (who?.ambient && !bearer) return ask.json({ me: meOf(who.identity) });
    desk.limit('guests', desk.address(ask));
    if (await desk.identities.isBanned(null, desk.address(ask))) throw new Refused('banned', 403);
    const { me, token } = await desk.identities.guest(name);
    return desk.welcome(ask, me, token, bearer);
  });

  app.patch('/me', async (ask) => {
    const { identity } = await desk.required(ask);
    const name = tidy((await desk.body(ask, renameBody)).name);
    if (name === '') throw new Refused('bad-message', 400, 'A name has at least one letter.');
    await store.identities.rename(identity.id, name);
    desk.rooms.renamed(identity.id);
    return ask.json({ me: { ...meOf(identity), name } });
  });

  app.post('/account', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('logins', desk.address(ask));
    const { login, password } = await desk.body(ask, accountBody);
    if (identity.login !== null) throw new Refused('already-account', 409);
    if (loginOf(login).length < 2) throw new Refused('bad-message', 400, 'login: expected at least 2 letters.');
    // By an address whoever comes back logs in who had no name: nobody may have taken it before.
    if (login.includes('@')) throw new Refused('bad-message', 400, 'login: expected a name without @.');
    const account = { login: loginOf(login), passwordHash: await hashPassword(password) };
    const done = await store.identities.enrol(identity.id, account);
    // Whoever asks twice at once is one by then.
    if (done !== 'ok') throw new Refused(done === 'taken' ? 'name-taken' : 'already-account', 409);
    return ask.json({ me: { ...meOf(identity), kind: 'account' } });
  });

  /** Whoever else is logged in as this account is so no longer: perhaps that is why it is changed. */
  app.post('/me/password', async (ask) => {
    const { identity, tokenHash } = await desk.required(ask);
    desk.limit('logins', identity.id);
    const { old = '', password } = await desk.body(ask, passwordBody);
    if (identity.login === null) throw new Refused('not-allowed', 403);
    if (identity.passwordHash !== null && !(await passwordFits(identity, old)))
      throw new Refused('wrong-password', 403);
    await store.identities.setPassword(identity.id, await hashPassword(password));
    await store.sessions.closeAll(identity.id, tokenHash);
    desk.hub.signOut({ identity: identity.id, except: tokenHash });
    return ask.json({});
  });

  app.post('/login', async (ask) => {
    await desk.somebody(ask);
    desk.limit('logins', desk.address(ask));
    const { login, password, bearer } = await desk.body(ask, loginBody);
    desk.limit('logins', `login ${loginOf(login)}`);
    const identity = await store.identities.byLogin(loginOf(login));
    if (!(await passwordFits(identity, password)) || !identity) throw new Refused('wrong-password', 403);
    return desk.letIn(ask, identity, bearer);
  });

  app.post('/logout', async (ask) => {
    const { identity, tokenHash } = await desk.required(ask);
    await store.sessions.close(tokenHash);
    desk.hub.signOut({ identity: identity.id, token: tokenHash });
    ask.header('set-cookie', clearCookie);
    return ask.json({});
  });

  /** One after another: each reads much of the database. */
  let exporting: Promise<unknown> = Promise.resolve();
  app.get('/me/export', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('archives', identity.id);
    const all = exporting.then(() => store.identities.export(identity.id));
    exporting = all.catch(() => undefined);
    const found = await all;
    ask.header('content-disposition', 'attachment; filename="once-upon-a-table.json"');
    return ask.json(found);
  });

  /** A line each, so that every one can be checked by itself. */
  app.get('/me/games', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('archives', identity.id);
    return ask.body(Readable.toWeb(Readable.from(filesOf(store, identity.id))) as ReadableStream, 200, {
      'content-type': 'application/x-ndjson',
      'content-disposition': 'attachment; filename="once-upon-a-table-games.jsonl"',
    });
  });

  /** Nobody must wait at a table for somebody who will never come. */
  async function leaveAll(identity: string): Promise<void> {
    const page = { limit: TABLES, status: ['open'] } as const;
    for (;;) {
      const tables = await store.tables.of(identity, page);
      if (tables.length === 0) return;
      for (const { id } of tables)
        await change(desk, id, (record) => (record.status === 'open' ? without(record, identity) : {}));
    }
  }

  /** The games stay whole; in them the name becomes "a player". */
  app.delete('/me', async (ask) => {
    const { identity } = await desk.required(ask);
    await leaveAll(identity.id);
    await store.identities.remove(identity.id);
    desk.hub.signOut({ identity: identity.id });
    desk.rooms.renamed(identity.id);
    ask.header('set-cookie', clearCookie);
    return ask.json({});
  });

  app.post('/mute', async (ask) => {
    const { identity } = await desk.required(ask);
    const { who, muted } = await desk.body(ask, muteBody);
    if (who === identity.id) throw new Refused('not-allowed', 403, 'You cannot mute yourself.');
    if (muted) await store.talk.mute(identity.id, who, Date.now());
    else await store.talk.unmute(identity.id, who);
    desk.hub.mute({ by: identity.id, whom: who, muted });
    return ask.json({});
  });

  app.get('/mutes', async (ask) => {
    const { identity } = await desk.required(ask);
    const names = await store.identities.names(await store.talk.mutedBy(identity.id));
    return ask.json([...names].map(([who, name]) => ({ who, name })));
  });

  app.post('/report', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('chat', identity.id);
    const { reason, ...what } = await desk.body(ask, reportBody);
    const words = tidy(reason);
    if (words === '') throw new Refused('bad-message', 400, 'reason: expected words.');
    const told = { id: nanoid(), by: identity.id, reason: words, at: Date.now() };
    if ('message' in what) {
      const message = await store.talk.message(what.message);
      if (!message) throw new Refused('not-found', 404);
      const { identity: against, tableId, id: messageId, text: quote } = message;
      await store.moderation.report({ ...told, against, tableId, messageId, quote });
    } else {
      const table = await store.tables.get(what.table);
      if (!table?.seats.some((seat) => seat.identity === what.who)) throw new Refused('not-found', 404);
      await store.moderation.report({ ...told, against: what.who, tableId: table.id, messageId: null, quote: null });
    }
    return ask.json({});
  });

  return app;
}
