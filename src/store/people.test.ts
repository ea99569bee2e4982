import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds, newTable, sitting, useBackend } from '../testing/stores.ts';
import { openStore } from './open.ts';
import type { Letter, Passkey } from './records.ts';
import type { Store } from './store.ts';

const passkey = (id: string, identity: string): Passkey => ({
  ...{ id, identity, publicKey: 'cHVibGlj', counter: 0, transports: ['usb', 'nfc'], label: 'a key' },
  createdAt: 5,
  usedAt: 5,
});

const letter = (id: string, identity: string, dueAt = 10): Letter => ({
  ...{ id, identity, dueAt, target: null, notice: { kind: 'turn' }, tries: 0 },
  createdAt: 5,
});

describe.each(kinds)('people on %s', (kind) => {
  const backend = useBackend(kind);
  let store: Store;
  beforeEach(async () => {
    store = await openStore(await backend.place());
    for (const id of ['ann', 'ben']) await store.identities.create({ id, name: id.toUpperCase(), at: 1 });
  });
  afterEach(() => store.close());

  it('takes a guest at once, who may change name and preferences', async () => {
    const guest = { id: 'ann', kind: 'guest', name: 'ANN', login: null, passwordHash: null, createdAt: 1, seenAt: 1 };
    expect(await store.identities.get('ann')).toEqual({ ...guest, preferences: {} });
    await store.identities.rename('ann', 'Änne');
    await store.identities.prefer('ann', { digest: true });
    await store.identities.seen('ann', 77);
    expect(await store.identities.get('ann')).toMatchObject({
      name: 'Änne',
      preferences: { digest: true },
      seenAt: 77,
    });
    expect(await store.identities.get('nobody')).toBeNull();
    expect(await store.identities.names(['ann', 'ben', 'nobody'])).toEqual(
      new Map([
        ['ann', 'Änne'],
        ['ben', 'BEN'],
      ]),
    );
    expect(await store.identities.names([])).toEqual(new Map());
  });

  it('makes a guest an account, and a log-in belongs to one', async () => {
    const enrol = (id: string) => store.identities.enrol(id, { login: 'king', passwordHash: '$argon2id$x' });
    expect((await Promise.all([enrol('ann'), enrol('ben')])).sort()).toEqual(['ok', 'taken']);
    expect(await store.identities.enrol('nobody', { login: 'free', passwordHash: null })).toBe('missing');
    const king = await store.identities.byLogin('king');
    expect(king).toMatchObject({ kind: 'account', login: 'king', passwordHash: '$argon2id$x' });
    await store.identities.setPassword(String(king?.id), '$argon2id$y');
    expect(await store.identities.byLogin('king')).toMatchObject({ passwordHash: '$argon2id$y' });
    expect(await store.identities.byLogin('queen')).toBeNull();
  });

  it('finds people by a part of their name, and takes signs as signs', async () => {
    await store.identities.rename('ben', '100% Ben_');
    expect((await store.identities.search('eN_', 9)).map(({ id }) => id)).toEqual(['ben']);
    expect(await store.identities.search('%%', 9)).toEqual([]);
    await store.identities.create({ id: 'änne', name: 'Änne', at: 1 });
    expect((await store.identities.search('Änn', 9)).map(({ id }) => id)).toEqual(['änne']);
    await store.identities.remove('änne');
    expect(await store.identities.search('N', 1)).toHaveLength(1);
  });

  it('keeps passkeys', async () => {
    expect(await store.identities.addPasskey(passkey('k1', 'ann'))).toBe(true);
    expect(await store.identities.addPasskey(passkey('k1', 'ben'))).toBe(false);
    await store.identities.usePasskey('k1', 9, 60);
    expect(await store.identities.passkey('k1')).toEqual({ ...passkey('k1', 'ann'), counter: 9, usedAt: 60 });
    expect(await store.identities.removePasskey('ben', 'k1')).toBe('missing');
    expect(await store.identities.renamePasskey('ben', 'k1', 'mine')).toBe(false);
    expect(await store.identities.renamePasskey('ann', 'k1', 'the old phone')).toBe(true);
    expect(await store.identities.passkeys('ann')).toMatchObject([{ label: 'the old phone' }]);
  });

  it('never takes away the last way in', async () => {
    for (const id of ['k1', 'k2', 'k3']) await store.identities.addPasskey(passkey(id, 'ann'));
    expect(await store.identities.get('ann')).toMatchObject({ kind: 'account', login: null });
    const remove = (id: string) => store.identities.removePasskey('ann', id);
    expect(await remove('k1')).toBe('ok');
    expect((await Promise.all([remove('k2'), remove('k3')])).sort()).toEqual(['last', 'ok']);
    expect(await store.identities.enrol('ann', { login: 'ann', passwordHash: 'hash' })).toBe('ok');
    expect(await store.identities.enrol('ann', { login: 'ann', passwordHash: 'hash' })).toBe('missing');
    const [left] = await store.identities.passkeys('ann');
    expect(await remove(left.id)).toBe('ok');
    expect(await store.identities.passkeys('ann')).toEqual([]);
    expect(await store.identities.enrol('ann', { login: 'anna', passwordHash: 'hash' })).toBe('missing');
    await store.identities.remove('ben');
    expect(await store.identities.addPasskey(passkey('k4', 'ben'))).toBe(false);
    expect(await store.identities.passkey('k4')).toBeNull();
  });

  it('keeps sessions until they expire or are closed', async () => {
    const session = (hash: string, expiresAt = 100) => ({
      hash,
      identity: 'ann',
      createdAt: 1,
      expiresAt,
      label: 'Firefox',
    });
    for (const hash of ['a', 'b', 'c']) await store.sessions.open(session(hash));
    expect(await store.sessions.find('a', 99)).toMatchObject({
      session: session('a'),
      identity: { id: 'ann', createdAt: 1 },
    });
    expect(await store.sessions.find('a', 100)).toBeNull();
    await store.sessions.extend('a', 200);
    expect((await store.sessions.find('a', 150))?.session).toEqual(session('a', 200));
    await store.sessions.close('b');
    expect((await store.sessions.of('ann', 99)).map(({ hash }) => hash)).toEqual(['a', 'c']);
    expect(await store.sessions.sweep(150)).toBe(1);
    await store.sessions.open(session('d', 900));
    await store.sessions.closeAll('ann', 'd');
    expect((await store.sessions.of('ann', 99)).map(({ hash }) => hash)).toEqual(['d']);
    await store.sessions.closeAll('ann');
    expect(await store.sessions.of('ann', 99)).toEqual([]);
  });

  it('keeps chat, mutes and reports', async () => {
    await store.tables.create(newTable('t'));
    const say = (id: string, at: number) => ({ id, tableId: 't', identity: 'ann', seat: 0, text: `I am ${id}`, at });
    for (const [i, id] of ['m1', 'm2', 'm3'].entries()) await store.talk.say(say(id, 10 + i));
    expect(await store.talk.say(say('m3', 13))).toBe(false);
    expect(await store.talk.messages('t', { limit: 2 })).toEqual([say('m2', 11), say('m3', 12)]);
    expect(await store.talk.messages('t', { limit: 9, after: { at: 11, id: 'm2' } })).toEqual([say('m1', 10)]);
    expect(await store.talk.message('m1')).toEqual(say('m1', 10));
    expect([await store.talk.strike('m1'), await store.talk.strike('m1')]).toEqual([true, false]);
    expect(await store.talk.message('m1')).toBeNull();

    await store.talk.mute('ben', 'ann', 20);
    await store.talk.mute('ben', 'ann', 21);
    expect(await store.talk.mutedBy('ben')).toEqual(['ann']);
    await store.talk.unmute('ben', 'ann');
    expect(await store.talk.mutedBy('ben')).toEqual([]);

    const report = {
      id: 'r1',
      by: 'ben',
      against: 'ann',
      tableId: 't',
      messageId: 'm2',
      quote: 'I am m2',
      reason: 'rude',
      at: 30,
    };
    await store.moderation.report(report);
    await store.moderation.report({ ...report, id: 'r2', tableId: null, messageId: null, quote: null, at: 31 });
    expect(await store.moderation.settle('r2', 'no', 40)).toBe(true);
    expect(await store.moderation.settle('r2', 'yes', 41)).toBe(false);
    expect(await store.moderation.reports({ limit: 9, open: true })).toEqual([
      { ...report, settledAt: null, verdict: null },
    ]);
    expect(await store.moderation.reports({ limit: 9, open: false })).toMatchObject([
      { id: 'r2', verdict: 'no', settledAt: 40 },
    ]);
    expect((await store.moderation.reports({ limit: 1 })).map(({ id }) => id)).toEqual(['r2']);
  });

  it('keeps bans and what admins did', async () => {
    const ban = { subject: 'address:10.0.0.1', reason: 'flood', by: 'root', at: 5, until: 50 };
    await store.moderation.ban(ban);
    await store.moderation.ban({ ...ban, subject: 'identity:ann', until: null });
    await store.moderation.ban({ ...ban, until: 60 });
    expect(await store.moderation.banned([ban.subject, 'identity:ben'], 59)).toEqual([{ ...ban, until: 60 }]);
    expect(await store.moderation.banned([ban.subject], 60)).toEqual([]);
    expect(await store.moderation.banned([], 0)).toEqual([]);
    expect((await store.moderation.bans(60)).map(({ subject }) => subject)).toEqual(['identity:ann']);
    expect([await store.moderation.lift('identity:ann'), await store.moderation.lift('identity:ann')]).toEqual([
      true,
      false,
    ]);
    const act = { id: 'a1', at: 7, by: 'root', act: 'close', subject: 't', detail: { why: 'asked' } };
    await store.moderation.audit(act);
    await store.moderation.audit({ ...act, id: 'a2', at: 8 });
    expect(await store.moderation.acts({ limit: 9, after: { at: 8, id: 'a2' } })).toEqual([act]);
  });

  it('keeps subscriptions, settings and tickets', async () => {
    const subscription = {
      endpoint: 'https://push/1',
      identity: 'ann',
      keys: { auth: 'x' },
      createdAt: 5,
      label: 'phone',
    };
    await store.push.subscribe(subscription);
    await store.push.subscribe({ ...subscription, identity: 'ben' });
    expect(await store.push.of('ann')).toEqual([]);
    expect(await store.push.of('ben')).toEqual([{ ...subscription, identity: 'ben' }]);
    await store.push.unsubscribe('https://push/1');
    expect(await store.push.of('ben')).toEqual([]);

    expect(await store.settings.get('vapid')).toBeUndefined();
    const agreed = await Promise.all([1, 2, 3].map((key) => store.settings.once('vapid', { key })));
    expect(new Set(agreed.map((value) => JSON.stringify(value))).size).toBe(1);
    await store.settings.set('vapid', null);
    expect(await store.settings.get('vapid')).toBeNull();

    const issue = (id: string) => store.tickets.issue({ id, value: { challenge: id }, expiresAt: 100 });
    await Promise.all(['x', 'y', 'z'].map(issue));
    const redeemed = await Promise.all([store.tickets.redeem('x', 50), store.tickets.redeem('x', 50)]);
    expect(redeemed.filter((value) => value !== undefined)).toEqual([{ challenge: 'x' }]);
    expect(await store.tickets.redeem('y', 100)).toBeUndefined();
    expect(await store.tickets.sweep(100)).toBe(1);
  });

  it('keeps letters until they are told, the newest of a name, and those that follow from them', async () => {
    const { outbox } = store;
    await outbox.put([letter('a', 'ann', 20), letter('b', 'ben', 10)]);
    await outbox.put([]);
    expect(await outbox.due(9, 9)).toEqual([]);
    expect((await outbox.due(20, 9)).map(({ id }) => id)).toEqual(['b', 'a']);
    expect((await outbox.due(20, 1)).map(({ id }) => id)).toEqual(['b']);
    const [b] = await outbox.due(10, 9);
    expect(b).toEqual(letter('b', 'ben', 10));
    await outbox.postpone(b, 30);
    expect(await outbox.due(30, 9)).toEqual([letter('a', 'ann', 20), { ...b, dueAt: 30, tries: 1 }]);
    // While one was being told another took its place: that one is still to be told.
    const newer = { ...letter('a', 'ann', 21), createdAt: 6, notice: { kind: 'ended' } };
    await outbox.put([newer]);
    await outbox.settle(letter('a', 'ann', 20));
    await outbox.postpone(letter('a', 'ann', 20), 99);
    expect(await outbox.due(25, 9)).toEqual([newer]);
    const next = { ...letter('a/phone', 'ann', 22), target: 'https://push/1' };
    await outbox.settle(newer, [next]);
    expect(await outbox.due(25, 9)).toEqual([next]);
    const last = letter('d', 'ben', 23);
    await outbox.put([last]);
    await outbox.drop([]);
    // Of those that are dropped together, one was replaced meanwhile.
    await outbox.drop([next, { ...last, createdAt: last.createdAt - 1 }]);
    expect(await outbox.due(25, 9)).toEqual([last]);
    await store.tables.create(newTable('t'));
    await store.log.append('t', 1, [{}], [], { at: 9, letters: [letter('c', 'ann', 1)] });
    expect(await outbox.due(1, 9)).toEqual([]);
    await store.log.append('t', 0, [{}], [], { at: 9, letters: [letter('c', 'ann', 1)] });
    expect(await outbox.due(1, 9)).toEqual([letter('c', 'ann', 1)]);
  });

  it('knows people by their address', async () => {
    await store.identities.setAddress('ann', 'ann@example.org', 5);
    await store.identities.setAddress('ben', 'ann@example.org', 6);
    expect((await store.identities.byAddress('ann@example.org')).map(({ id }) => id)).toEqual(['ann', 'ben']);
    await store.identities.setAddress('ben', 'ben@example.org', 7);
    await store.identities.setAddress('ann', null, 8);
    expect(await store.identities.byAddress('ann@example.org')).toEqual([]);
    expect(await store.identities.address('ben')).toBe('ben@example.org');
  });

  it('forgets a person and leaves the games of the others whole', async () => {
    await store.identities.enrol('ann', { login: 'ann', passwordHash: 'hash' });
    await store.tables.create(newTable('t', { seats: [sitting('ann'), sitting('ben')] }));
    await store.log.append('t', 0, [{ seat: 0 }, { seat: 1 }], [], {
      at: 9,
      table: { status: 'finished' },
      results: [{ seat: 0, identity: 'ann', bot: null, place: 1, won: true, score: 3 }],
    });
    await store.identities.addPasskey(passkey('k', 'ann'));
    await store.sessions.open({ hash: 's', identity: 'ann', createdAt: 1, expiresAt: 99, label: 'phone' });
    await store.talk.say({ id: 'm', tableId: 't', identity: 'ann', seat: 0, text: 'hello', at: 5 });
    await store.talk.mute('ben', 'ann', 5);
    const numbers = { identity: 'ann', game: 'castle', numbers: { mu: 1 }, score: 1, games: 1, updatedAt: 1 };
    await store.results.rate('t', [numbers], [{ seat: 0, among: 'people', from: 1500, to: 1510 }]);
    expect(await store.results.of(['t'])).toMatchObject([{ rated: { among: 'people', from: 1500, to: 1510 } }]);
    await store.push.subscribe({ endpoint: 'e', identity: 'ann', keys: {}, createdAt: 1, label: '' });
    await store.identities.setAddress('ann', 'ann@example.org', 5);
    await store.outbox.put([letter('l', 'ann')]);
    const before = { log: await store.log.read('t'), table: await store.tables.get('t') };

    const everything = (await store.identities.export('ann')) as { [what: string]: unknown };
    expect(everything['identity']).toMatchObject({ id: 'ann', name: 'ANN', login: 'ann' });
    for (const what of [
      'passkeys',
      'sessions',
      'seats',
      'hosted',
      'results',
      'ratings',
      'messages',
      'subscriptions',
      'addresses',
      'letters',
    ]) {
      expect(everything[what], what).toHaveLength(1);
    }
    expect(JSON.stringify(everything)).not.toMatch(/hash|seed/);

    expect(await store.identities.remove('ann')).toBe(true);
    expect(await store.identities.remove('ann')).toBe(false);
    expect(await store.identities.get('ann')).toMatchObject({
      kind: 'deleted',
      name: null,
      login: null,
      passwordHash: null,
    });
    expect(await store.identities.names(['ann'])).toEqual(new Map());
    expect(await store.sessions.find('s', 5)).toBeNull();
    expect(await store.talk.messages('t', { limit: 9 })).toEqual([]);
    expect(await store.talk.mutedBy('ben')).toEqual([]);
    expect(await store.identities.passkeys('ann')).toEqual([]);
    expect(await store.results.ratingsOf('ann')).toEqual([]);
    expect(await store.identities.address('ann')).toBeNull();
    expect(await store.outbox.due(99, 9)).toEqual([]);
    expect(await store.results.history('ann', { limit: 9 })).toMatchObject([{ rated: null }]);
    expect({ log: await store.log.read('t'), table: await store.tables.get('t') }).toEqual(before);
    await store.identities.rename('ann', 'back again');
    expect(await store.identities.get('ann')).toMatchObject({ name: null });
    expect(await store.identities.export('nobody')).toBeNull();
  });
});
