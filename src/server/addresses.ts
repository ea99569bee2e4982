/** The API of mail: an address of one's own, a forgotten password, and no more of it. */
import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addressBody, codeBody, resetBody } from '../protocol/http.ts';
import type { Identity } from '../store/records.ts';
import { type Desk, type Env, Refused } from './ask.ts';
import { hashOf, hashPassword, loginOf, newToken } from './identity.ts';
import type { Mailer } from './mail.ts';
import { tellingOf } from './telling.ts';

const CODE_MS = 30 * 60_000;
const RESET_MS = 60 * 60_000;
/** Without those that look like others. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const newCode = (): string => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
/** However it was typed. */
const codeOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** Of somebody who reads the database neither a code nor a token is any use. */
const codeTicket = (identity: string, code: string): string => `address ${hashOf(`${identity} ${code}`)}`;
const resetTicket = (token: string): string => `reset ${hashOf(token)}`;
/** What follows a plus is a note of its owner's: all of these are one mailbox. */
const mailboxOf = (address: string): string => address.replace(/\+[^@]*(?=@)/, '');
/** Whose password it replaces, while both the address that it went to and the password are as they were. */
const reset = v.object({ id: v.string(), address: v.string(), password: v.string(), expiresAt: v.number() });
const lockOf = ({ passwordHash }: Identity): string => hashOf(passwordHash ?? '');

export function addressRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store, log } = desk.context;

  const mailer = (): Mailer => {
    if (!desk.context.mailer) throw new Refused('no-mail', 409);
    return desk.context.mailer;
  };

  app.put('/me/address', async (ask) => {
    const { identity } = await desk.required(ask);
    const post = mailer();
    const address = (await desk.body(ask, addressBody)).address.toLowerCase();
    desk.limit('mails', identity.id);
    desk.limit('mailsFrom', desk.address(ask));
    desk.limit('mails', `to ${mailboxOf(address)}`);
    const code = newCode();
    const value = { identity: identity.id, address };
    await store.tickets.issue({ id: codeTicket(identity.id, code), value, expiresAt: Date.now() + CODE_MS });
    await post.confirm(address, code).catch((error) => {
      log.warn({ err: error }, 'a code could not be sent');
      throw new Refused('no-mail', 503, 'The mail could not be sent for now: try again.');
    });
    return ask.json({});
  });

  app.post('/me/address/confirm', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('logins', `address ${identity.id}`);
    const { code } = await desk.body(ask, codeBody);
    const found = await store.tickets.redeem(codeTicket(identity.id, codeOf(code)), Date.now());
    if (found === undefined) throw new Refused('expired', 409);
    const { address } = found as { address: string };
    await store.identities.setAddress(identity.id, address, Date.now());
    return ask.json({ address });
  });

  app.delete('/me/address', async (ask) => {
    const { identity } = await desk.required(ask);
    await store.identities.setAddress(identity.id, null, Date.now());
    return ask.json({});
  });

  /** Answers the same whether anybody has that address. */
  app.post('/password/forgot', async (ask) => {
    await desk.somebody(ask);
    const post = mailer();
    const address = (await desk.body(ask, addressBody)).address.toLowerCase();
    desk.limit('mails', desk.address(ask));
    desk.limit('mails', `to ${mailboxOf(address)}`);
    const remind = async (): Promise<void> => {
      for (const identity of await store.identities.byAddress(address)) {
        const { id, kind, login } = identity;
        if (kind !== 'account') continue;
        const token = newToken();
        const expiresAt = Date.now() + RESET_MS;
        const value = { id, address, password: lockOf(identity), expiresAt };
        await store.tickets.issue({ id: resetTicket(token), value, expiresAt });
        await post.reset(address, login ?? loginOf(address), token);
      }
    };
    remind().catch((error) => log.warn({ err: error }, 'a forgotten password could not be helped'));
    return ask.json({});
  });

  app.post('/password/reset', async (ask) => {
    await desk.somebody(ask);
    desk.limit('logins', desk.address(ask));
    const { token, password, bearer } = await desk.body(ask, resetBody);
    const ticket = resetTicket(token);
    const read = v.safeParse(reset, await store.tickets.redeem(ticket, Date.now()));
    if (!read.success) throw new Refused('expired', 409);
    const { id, address, expiresAt } = read.output;
    const identity = await store.identities.get(id);
    if (identity?.kind !== 'account' || lockOf(identity) !== read.output.password) throw new Refused('expired', 409);
    if ((await store.identities.address(id)) !== address) throw new Refused('expired', 409);
    const passwordHash = await hashPassword(password);
    // Whoever has lost the only passkey has no name to log in by: it is the address from now on.
    const login = loginOf(address);
    const done = identity.login === null ? await store.identities.enrol(id, { login, passwordHash }) : 'named';
    if (done === 'taken') {
      // Nothing has come of it, so the link is as good as before.
      await store.tickets.issue({ id: ticket, value: read.output, expiresAt });
      throw new Refused('name-taken', 409);
    }
    if (done === 'missing') throw new Refused('expired', 409);
    if (done === 'named') await store.identities.setPassword(id, passwordHash);
    await store.sessions.closeAll(id);
    desk.hub.signOut({ identity: id });
    return desk.letIn(ask, identity, bearer);
  });

  // From a mail: nobody is signed in, and the page must do without the app. Mail programs follow links, so that looking alone
  // changes nothing; those that unsubscribe by themselves (RFC 8058) post.
  app.get('/unsubscribe/:token', (ask) => {
    desk.limit('requests', desk.address(ask));
    const known = desk.context.mailer?.stops(ask.req.param('token')) ?? null;
    return ask.html(known === null ? page('This link is not one of ours.') : page('No more mail?', BUTTON));
  });
  app.post('/unsubscribe/:token', async (ask) => {
    desk.limit('requests', desk.address(ask));
    const id = desk.context.mailer?.stops(ask.req.param('token')) ?? null;
    const identity = id === null ? null : await store.identities.get(id);
    if (!identity) throw new Refused('not-found', 404);
    const telling = { ...tellingOf(identity), mail: 'off' };
    await store.identities.prefer(identity.id, { ...identity.preferences, telling });
    return ask.html(page('You will get no more mail from this table.'));
  });

  return app;
}

const BUTTON = '<form method="post"><button>No more mail</button></form>';
const page = (title: string, rest = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Once Upon a Table</title><h1>${title}</h1>${rest}</html>`;
