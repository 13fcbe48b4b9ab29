/** A forgotten password: a mailed link that works once, within an hour, and an answer that reveals nothing. */
import { createHash } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  type Customer,
  logInAgain,
  profileStatus,
  register,
  send,
  tryLogin,
  tryRefresh,
  wholeAnswer,
} from '../../support/accounts';
import { refusal } from '../../support/api';
import { mailedToken, mailsTo, untilSent } from '../../support/mails';
import { connectTo, sharedDatabase } from '../../support/running/database';
import { startShopBeside } from '../../support/running/fresh-database';
import { ADMIN } from '../../support/running/shop';

const { dataDir } = inject('shop');
const rows = sharedDatabase();
const NEW = 'une pompe toute neuve';
const BAD_LINK = "Ce lien n'est plus valable. Demandez-en un autre.";

const forget = (email: string, url = inject('shop').url) => send('/api/password/forgot/', { url, body: { email } });
const reset = (token: string, password = NEW) => send('/api/password/reset/', { body: { token, password } });

/** Asks for a link and reads it from the mail. */
async function askForLink({ email }: Customer, seen: readonly string[] = []): Promise<string> {
  expect((await forget(email)).status).toBe(202);
  return mailedToken({ dataDir, kind: 'reset', address: email, seen });
}

describe('asking for a link', () => {
  it('has one answer whether the account exists or not', async () => {
    const { email, username } = await register();

    const names = [email, username, `nobody.${email}`, `nobody-${username}`];
    const answers = await Promise.all(names.map((name) => forget(name)));

    const seen = await Promise.all(answers.map(wholeAnswer));
    expect(seen[0]).toMatchObject({ status: 202, body: expect.stringContaining('Si un compte correspond') });
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('does the same work for an unknown name: all are written down for the worker before the answer', async () => {
    // In the shared shop, whatever else queues a job would wait as well, on the connections that these requests need.
    const shop = await startShopBeside();
    onTestFinished(shop.remove);
    const [client, observer] = [await connectTo(shop.databaseUrl), await connectTo(shop.databaseUrl)];
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE 'insert into "payload_jobs"%'`;
    const waitingWriters = async () => (await observer.query(waiting)).rowCount;
    let answered = 0;

    await client.query('BEGIN; LOCK TABLE payload_jobs IN SHARE MODE');
    const names = [ADMIN.username, ...[1, 2, 3, 4, 5].map((index) => `nobody-${index}@example.com`)];
    const asking = names.map((name) => forget(name, shop.url).finally(() => answered++));
    await expect.poll(waitingWriters, { interval: 20 }).toBeGreaterThanOrEqual(names.length);
    const before = answered;
    await client.query('ROLLBACK');

    expect(before).toBe(0);
    expect((await Promise.all(asking)).map(({ status }) => status)).toEqual(Array(6).fill(202));
  });

  it('mails the account by either of its names, to its own address only', async () => {
    const [byEmail, byUsername] = await Promise.all([register(), register()]);
    const stranger = `nobody.${byEmail.email}`;

    await Promise.all([byEmail.email.toUpperCase(), byUsername.username, stranger].map((name) => forget(name)));

    await Promise.all([byEmail.email, byUsername.username, stranger].map((name) => untilSent(rows, name)));
    const counts = [byEmail.email, byUsername.email, stranger].map(
      async (address) => (await mailsTo({ dataDir, kind: 'reset', address })).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 1, 0]);
  });

  it('mails in French, without the username until the address is confirmed, and a link that no server reads', async () => {
    const person = await register();
    const token = await askForLink(person);

    const [mail] = await mailsTo({ dataDir, kind: 'reset', address: person.email });

    expect(mail?.headers).toMatch(/^Subject: Choisissez un nouveau mot de passe$/m);
    expect(mail?.text).not.toContain(person.username);
    expect(mail?.text).toContain('valable une heure');
    expect(mail?.text).toContain(`/reset-password#token=${token}`);
  });

  it.each([{}, { email: ' ' }, { email: 7 }, { email: 'x'.repeat(255) }, { email: 'a\nb' }])(
    'with %j is refused with 400 naming it',
    async (body) => {
      const { details } = await refusal(await send('/api/password/forgot/', { body }), 400);

      expect(Object.keys(details ?? {})).toEqual(['email']);
    },
  );

  it('changes nothing by itself: the old password and its sessions stay good', async () => {
    const person = await register();
    await askForLink(person);

    expect(await profileStatus(person.access)).toBe(200);
    expect((await tryLogin(person)).status).toBe(200);
  });

  it('stores only the hash of the token in the database', async () => {
    const person = await register();
    const token = await askForLink(person);

    const kept = await rows('SELECT hash, t::text AS row FROM one_time_tokens t WHERE user_id = $1', [person.id]);

    expect(kept).toMatchObject([{ hash: createHash('sha256').update(token).digest('hex') }]);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(await rows('SELECT j::text AS row FROM payload_jobs j'))).not.toContain(token);
  });
});

describe('the link', () => {
  it('gives another password once, and ends every session', async () => {
    const person = await register();
    const other = await logInAgain(person);
    const token = await askForLink(person);

    expect((await reset(token)).status).toBe(200);

    for (const { access, refresh } of [person, other])
      expect([await profileStatus(access), (await tryRefresh(refresh)).status]).toEqual([401, 401]);
    expect((await tryLogin(person)).status).toBe(401);
    expect((await tryLogin({ ...person, password: NEW })).status).toBe(200);
    expect((await refusal(await reset(token, 'encore une autre pompe'), 400)).message).toBe(BAD_LINK);
    expect((await tryLogin({ ...person, password: NEW })).status).toBe(200);
  });

  it('is dead after an hour', async () => {
    const person = await register();
    const token = await askForLink(person);
    const hour = `SELECT expires_at - now() BETWEEN '58 minutes' AND '1 hour' AS is_hour FROM one_time_tokens WHERE user_id = $1`;
    expect(await rows(hour, [person.id])).toEqual([{ is_hour: true }]);
    await rows(`UPDATE one_time_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [person.id]);

    expect((await refusal(await reset(token), 400)).message).toBe(BAD_LINK);

    expect((await tryLogin(person)).status).toBe(200);
  });

  it('is dead once a newer one was mailed', async () => {
    const person = await register();
    const older = await askForLink(person);
    const newer = await askForLink(person, [older]);

    expect((await refusal(await reset(older), 400)).message).toBe(BAD_LINK);
    expect((await reset(newer)).status).toBe(200);
  });

  it('stays alive if the password was too weak', async () => {
    const person = await register();
    const token = await askForLink(person);

    for (const weak of ['motdepasse', person.username, person.email]) {
      const { details } = await refusal(await reset(token, weak), 400);
      expect(details).toEqual({ password: [expect.stringMatching(/mot de passe/)] });
    }

    expect((await reset(token)).status).toBe(200);
  });

  it('used by two at once sets the password of one', async () => {
    const person = await register();
    const token = await askForLink(person);

    const answers = await Promise.all([reset(token, `${NEW} 0`), reset(token, `${NEW} 1`)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const logins = await Promise.all([0, 1].map((index) => tryLogin({ ...person, password: `${NEW} ${index}` })));
    expect(logins.map(({ ok }) => ok)).toEqual(answers.map(({ ok }) => ok));
  });

  it('opens an account that wrong passwords have locked', async () => {
    const person = await register();
    await rows(`UPDATE users SET login_attempts = 5, lock_until = now() + interval '10 minutes' WHERE id = $1`, [
      person.id,
    ]);
    expect((await tryLogin(person)).status).toBe(401);

    expect((await reset(await askForLink(person))).status).toBe(200);

    expect((await tryLogin({ ...person, password: NEW })).status).toBe(200);
  });

  it('that was never mailed is refused like an expired one, and does not confirm an address', async () => {
    const person = await register();
    const token = await askForLink(person);

    expect((await refusal(await reset('invented'), 400)).message).toBe(BAD_LINK);
    expect((await refusal(await reset(createHash('sha256').update(token).digest('hex')), 400)).message).toBe(BAD_LINK);
    await refusal(await send('/api/user/email/confirm/', { body: { token } }), 400);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['token', { password: NEW }],
    ['token', { token: '', password: NEW }],
    ['token', { token: 'x'.repeat(201), password: NEW }],
    ['password', { token: 'x' }],
    ['password', { token: 'x', password: 'x'.repeat(201) }],
  ])('without a good %s is refused with 400 naming it', async (field, body) => {
    const { details } = await refusal(await send('/api/password/reset/', { body }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
  });
});
