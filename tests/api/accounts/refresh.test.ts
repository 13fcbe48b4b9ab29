/** Sessions: how they are refreshed, how a stolen one is noticed, how they end. */
import { describe, expect, inject, it } from 'vitest';
import { tokens } from '@/contract/accounts';
import {
  type Customer,
  logInAgain,
  officeCookieOf,
  profileStatus,
  register,
  send,
  sessionIdOf,
  times,
  tryRefresh,
} from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

type Tokens = { access: string; refresh: string };

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const person = await register();
const refresh = async (token: string) => json<Tokens>(await tryRefresh(token));

/** Seconds that a session still has. */
async function secondsLeft(access: string): Promise<number> {
  const [session] = await rows<{ left: number }>(
    'SELECT extract(epoch FROM expires_at - now())::float8 AS left FROM users_sessions WHERE id = $1',
    [sessionIdOf(access)],
  );
  return session?.left ?? 0;
}

const setEnd = (access: string, later: string) =>
  rows('UPDATE users_sessions SET expires_at = now() + $2::interval WHERE id = $1', [sessionIdOf(access), later]);

async function expectOver(...ended: Tokens[]): Promise<void> {
  for (const { access, refresh } of ended) {
    expect(await profileStatus(access)).toBe(401);
    await refusal(await tryRefresh(refresh), 401);
  }
}

describe('a refresh', () => {
  it('gives other tokens of the same session', async () => {
    const old = await logInAgain(person);

    const fresh = tokens.strict().parse(await json(await tryRefresh(old.refresh)));

    expect(fresh.refresh).not.toBe(old.refresh);
    expect(sessionIdOf(fresh.access)).toBe(sessionIdOf(old.access));
    expect(await profileStatus(fresh.access)).toBe(200);
  });

  it('gives the session another 24 hours', async () => {
    const { access, refresh: token } = await logInAgain(person);
    expect(await secondsLeft(access)).toBeGreaterThan(23.9 * 3600);
    await setEnd(access, '1 minute');

    await refresh(token);

    const left = await secondsLeft(access);
    expect(left).toBeGreaterThan(23.9 * 3600);
    expect(left).toBeLessThanOrEqual(24 * 3600);
  });

  it('may be followed by another, each token good for one', async () => {
    let { refresh: token } = await logInAgain(person);

    for (let round = 0; round < 4; round++) token = (await refresh(token)).refresh;
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { refresh: '' }],
    ['no text', { refresh: { $gt: '' } }],
    ['far too long a text', { refresh: 'x'.repeat(501) }],
  ])('with %s is refused with 400', async (_, body) => {
    const { details } = await refusal(await send('/api/token/refresh/', { body }), 400);

    expect(Object.keys(details ?? {})).toEqual(['refresh']);
  });

  it('with an unknown token is refused with 401', async () => {
    for (const token of ['unknown', 'x'.repeat(43), "' OR true --"]) await refusal(await tryRefresh(token), 401);
  });

  it("renews the back office's cookie for staff, and sets no cookie for customers", async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });

    const answer = await tryRefresh(staff.refresh);

    const { access } = await json<Tokens>(answer.clone());
    expect(officeCookieOf(answer)).toContain(`payload-token=${access};`);
    expect(officeCookieOf(await tryRefresh((await logInAgain(person)).refresh))).toBeUndefined();
  });

  it('keeps the token itself out of the database', async () => {
    const { refresh: token } = await logInAgain(person);

    const kept = await rows('SELECT r::text AS row FROM refresh_tokens r WHERE user_id = $1', [person.id]);
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('a refresh token brought twice', () => {
  it('ends the whole session: what the thief got is worthless, too', async () => {
    const stolen = await logInAgain(person);
    const first = await refresh(stolen.refresh);
    const second = await refresh(first.refresh);

    await refusal(await tryRefresh(stolen.refresh), 401);

    await expectOver(stolen, first, second);
  });

  it("leaves the account's other sessions", async () => {
    const [stolen, other] = [await logInAgain(person), await logInAgain(person)];
    await refresh(stolen.refresh);
    await tryRefresh(stolen.refresh);

    expect(await profileStatus(other.access)).toBe(200);
    await refresh(other.refresh);
  });

  it('by ten at once gives tokens to one caller, and ends the session', async () => {
    const stolen = await logInAgain(person);

    const answers = await times(10, () => tryRefresh(stolen.refresh));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)]);
    const won = await json<Tokens>(answers.find(({ ok }) => ok) ?? Response.error());
    await expectOver(stolen, won);
  });
});

describe('a session', () => {
  it('has a new id at each login, never one that a client chose', async () => {
    const chosen = '11111111-1111-4111-8111-111111111111';
    const { username, password } = person;
    const body = { username, password, sid: chosen, _sid: chosen, session_id: chosen, sessions: [{ id: chosen }] };
    const cookie = `payload-token=${person.access}; sid=${chosen}`;
    const headers = { Cookie: cookie, 'X-Session-Id': chosen, Origin: url };

    const [fixed, again] = [await json<Tokens>(await send('/api/token/', { body, headers })), await logInAgain(person)];

    const ids = [person, fixed, again].map(({ access }) => sessionIdOf(access));
    expect(new Set([...ids, chosen]).size).toBe(4);
    expect(await rows('SELECT 1 FROM users_sessions WHERE id = $1', [chosen])).toEqual([]);
  });

  it('is not refreshed once it has ended after 24 hours', async () => {
    const { access, refresh: token } = await logInAgain(person);
    await setEnd(access, '-1 second');

    await refusal(await tryRefresh(token), 401);

    expect(await profileStatus(access)).toBe(401);
  });

  it('is ended alone by its logout: 204, without its tokens and cookie, and 401 the second time', async () => {
    const [ended, other] = [await logInAgain(person), await logInAgain(person)];
    const logOut = () =>
      send('/api/logout/', { token: ended.access, headers: { Cookie: `payload-token=${ended.access}` } });

    const answer = await logOut();

    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(officeCookieOf(answer)).toMatch(/^payload-token=;/);
    expect(Date.parse(/Expires=([^;]+)/i.exec(officeCookieOf(answer) ?? '')?.[1] ?? '')).toBeLessThan(Date.now());
    await expectOver(ended);
    await refusal(await logOut(), 401);
    expect(await profileStatus(other.access)).toBe(200);
  });

  it('that is ended in the back office is not refreshed either', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });

    expect((await staff.office.ask('users/logout', 'POST', {})).status).toBe(200);

    await expectOver({ access: staff.office.token, refresh: staff.refresh });
  });

  it('is refreshed or ended, not both, when both are asked at once', async () => {
    const raced = await times(3, () => logInAgain(person));

    for (const { access, refresh: token } of raced) {
      const [, refreshed] = await Promise.all([send('/api/logout/', { token: access }), tryRefresh(token)]);
      expect([200, 401]).toContain(refreshed.status);
      await expectOver({ access, refresh: token });
      if (refreshed.ok) await expectOver(await json<Tokens>(refreshed));
    }
  });

  it('beyond a hundred of one account ends the oldest', async () => {
    const crowded: Customer = await register();
    await rows(
      `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
       SELECT 10 + n, $1, gen_random_uuid()::text, now() + n * interval '1 microsecond', now() + interval '1 day'
       FROM generate_series(1, 99) n`,
      [crowded.id],
    );
    expect(await profileStatus(crowded.access)).toBe(200);

    const newest = await logInAgain(crowded);

    expect([await profileStatus(crowded.access), await profileStatus(newest.access)]).toEqual([401, 200]);
    expect(await rows('SELECT 1 FROM users_sessions WHERE _parent_id = $1', [crowded.id])).toHaveLength(100);
  });
});
