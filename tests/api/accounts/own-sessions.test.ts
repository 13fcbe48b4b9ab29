import { describe, expect, inject, it } from 'vitest';
import type { OwnSession } from '@/contract/security';
import { bearer, logInAgain, profileStatus, register, send, sessionIdOf, tryRefresh } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();

const list = async (token: string) =>
  (await json<{ sessions: OwnSession[] }>(await send('/api/user/sessions/', { method: 'GET', token }))).sessions;
const end = (token: string, id = '') =>
  send(`/api/user/sessions/${id === '' ? '' : `${id}/`}`, { method: 'DELETE', token });
const agoInterval = (column: string) =>
  `UPDATE session_details SET ${column} = now() - $2::interval WHERE session_id = $1`;

describe('the sessions of an account', () => {
  it('are listed for their owner: this one first, with where and by what it was begun', async () => {
    const person = await register();
    const other = await logInAgain(person);

    const sessions = await list(person.access);

    const moment = expect.stringMatching(/^20.*Z$/);
    const address = expect.stringMatching(/^(127\.0\.0\.1|0:0:0:0)$/);
    const begun = { created_at: moment, last_used_at: moment, address, agent: expect.any(String) };
    expect(sessions).toEqual([
      { id: sessionIdOf(person.access), current: true, ...begun },
      expect.objectContaining({ id: sessionIdOf(other.access), current: false }),
    ]);
  });

  it('end individually, with all their tokens', async () => {
    const person = await register();
    const other = await logInAgain(person);

    expect((await end(person.access, sessionIdOf(other.access))).status).toBe(204);

    expect(await profileStatus(other.access)).toBe(401);
    expect((await tryRefresh(other.refresh)).status).toBe(401);
    expect(await profileStatus(person.access)).toBe(200);
  });

  it('end, except for the current session', async () => {
    const person = await register();
    const others = [await logInAgain(person), await logInAgain(person)];

    expect((await end(person.access)).status).toBe(204);

    expect(await Promise.all(others.map(({ access }) => profileStatus(access)))).toEqual([401, 401]);
    expect(await list(person.access)).toHaveLength(1);
  });

  it('of others are not there', async () => {
    const [person, stranger] = [await register(), await register()];
    await refusal(await end(stranger.access, sessionIdOf(person.access)), 404);
    expect(await profileStatus(person.access)).toBe(200);
  });
});

describe('however often it is extended, a session ends', () => {
  it.each([
    ['staff', '24 hours', 'created_at'],
    ['clerk', '24 hours', 'created_at'],
    ['admin', '24 hours', 'created_at'],
    ['customer', '30 days', 'created_at'],
    ['staff', '4 hours', 'last_used_at'],
    ['clerk', '4 hours', 'last_used_at'],
  ] as const)('of %s after %s since %s', async (role, limit, column) => {
    const person = await createPerson({ url, admin: office, role });
    const session = sessionIdOf(person.office.token);
    const almost = await json<{ access: string; refresh: string }>(await tryRefresh(person.refresh));
    const fresh = await logInAgain(person);

    await rows(agoInterval(column), [session, `${limit} 1 minute`]);
    await rows(agoInterval(column), [sessionIdOf(fresh.access), `${limit} -1 minute`]);

    expect((await tryRefresh(almost.refresh)).status).toBe(401);
    expect((await tryRefresh(fresh.refresh)).status).toBe(200);
  });

  it('for calls and the CMS alike, and for good', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    // Not used before, so that the server has noted no use a moment ago.
    const { access } = await logInAgain(staff);
    await rows(agoInterval('last_used_at'), [sessionIdOf(access), '4 hours 1 minute']);

    expect((await ask('/cms/users/me', { headers: bearer(access) })).status).toBe(401);
    expect(await profileStatus(access)).toBe(401);
  });

  it('of a customer not by lying unused', async () => {
    const person = await register();
    await rows(agoInterval('last_used_at'), [sessionIdOf(person.access), '20 days']);
    expect((await tryRefresh(person.refresh)).status).toBe(200);
  });
});

describe('a session of the back office that has ended', () => {
  it.each<[string, (token: string) => Record<string, string>]>([
    ['alone', (token) => ({ Cookie: `payload-token=${token}` })],
    ['beside another token', (token) => ({ Cookie: `payload-token=${token}`, Authorization: 'bearer x' })],
    ['beside a password', (token) => ({ Cookie: `payload-token=${token}`, Authorization: 'Basic eDp5' })],
    ['behind another', (token) => ({ Cookie: `payload-token=junk; payload-token=${token}` })],
    ['encoded', (token) => ({ Cookie: `payload-token=${token.replace('e', '%65')}` })],
  ])('is worth nothing as a cookie either, %s', async (_, headersOf) => {
    const person = await createPerson({ url, admin: office, role: 'staff' });
    const { access } = await logInAgain(person);
    const headers = headersOf(access);
    await rows(agoInterval('last_used_at'), [sessionIdOf(access), '5 hours']);

    expect((await ask('/cms/users/me', { headers })).status).toBe(401);
    const extended = await send('/cms/users/refresh-token', { headers: { ...headers, Origin: url } });
    expect(extended.status).toBeGreaterThanOrEqual(400);
  });
});
