/** Forged and expired tokens give no access. */
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, inject, it } from 'vitest';
import { bearer, logInAgain, profileStatus, register, send, tryRefresh } from '../../support/accounts';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { sharedDatabase, stockOf } from '../../support/running/database';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const [victim, attacker] = await Promise.all([register(), register()]);
const product = await createProduct(office);

/** The very key that the shop signs with: the CMS takes it from the secret in this way. */
const shopSecret = (await readFile(path.join(dataDir, 'secrets/payload-secret'), 'utf8')).trim();
const shopKey = Buffer.from(createHash('sha256').update(shopSecret).digest('hex').slice(0, 32));
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });

const claims = decodeJwt(victim.access);
const header = decodeProtectedHeader(victim.access) as JWTHeaderParameters;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;

function sign(
  changes: JWTPayload,
  { key = shopKey, head = header }: { key?: Buffer | KeyObject; head?: JWTHeaderParameters } = {},
): Promise<string> {
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader(head).sign(key);
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const withPayload = (payload: object) => victim.access.replace(/\.[^.]+\./, `.${encode(payload)}.`);
const publicPem = Buffer.from(google.publicKey.export({ type: 'spki', format: 'pem' }));
const googleClaims = {
  aud: 'another-app',
  iss: 'https://accounts.google.com',
  email: victim.email,
  email_verified: true,
};

/** Asks every call that wants an account, and for an order. */
async function expectWorthless(authorization: string): Promise<void> {
  const headers = { Authorization: authorization };
  const answers = await Promise.all([
    ask('/api/user/profile/', { headers }),
    ask('/api/user/orders/', { headers }),
    ask('/api/admin/statistics/', { headers }),
    send('/api/user/profile/', { method: 'PATCH', headers, body: { first_name: 'Volée' } }),
    send('/api/merge-guest-orders/', { headers, body: { guest_id: orderBody(0).guest_id } }),
    send('/api/logout/', { headers }),
    postOrder(url, orderBody(product.id), headers),
  ]);
  for (const answer of answers) await refusal(answer, 401);
}

describe('the key of these tests', () => {
  it("is the shop's own: what it signs well is taken, so that each refusal below has its own reason", async () => {
    expect(await profileStatus(await sign({}))).toBe(200);
    expect(await profileStatus(await sign({ exp: inAnHour }))).toBe(200);
  });
});

describe('a token', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['that expired a second ago', () => sign({ iat: inAnHour - 7200, exp: inAnHour - 3601 })],
    ['that is not valid yet', () => sign({ nbf: inAnHour })],
    ['signed with no algorithm', () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
    [
      'signed with no algorithm and the old signature',
      () => victim.access.replace(/^[^.]+/, encode({ ...header, alg: 'none' })),
    ],
    ['without its signature', () => victim.access.replace(/[^.]+$/, '')],
    ['signed with another key', () => sign({}, { key: Buffer.from('another secret of the same length') })],
    ['signed with an empty-looking key', () => sign({}, { key: Buffer.alloc(32) })],
    ['signed with the secret as it stands in its file', () => sign({}, { key: Buffer.from(shopSecret) })],
    ['signed with the public key of Google as a secret', () => sign({}, { key: publicPem })],
    ['signed by a key pair', () => sign({}, { key: google.privateKey, head: { ...header, alg: 'RS256' } })],
    ['of Google for another audience', () => sign(googleClaims, { key: google.privateKey, head: { alg: 'RS256' } })],
    ['of another program with the same key', () => sign({}, { head: { alg: 'HS256', typ: 'JWT' } })],
    ["with another account's id in it", () => sign({ id: attacker.id })],
    ["with another account's session in it", () => sign({ sid: decodeJwt(attacker.access).sid })],
    ['with an invented session in it', () => sign({ sid: '00000000-0000-4000-8000-000000000000' })],
    ['without a session', () => sign({ sid: undefined })],
    ['with an empty session', () => sign({ sid: '' })],
    ['with no account', () => sign({ id: undefined })],
    ['with an account that is not there', () => sign({ id: 2_147_483_647 })],
    ['with an account that is no number', () => sign({ id: `${victim.id} OR true` })],
    ['of the collection orders', () => sign({ collection: 'orders' })],
    ['of the collection __proto__', () => sign({ collection: '__proto__' })],
    ['of the collection payload-jobs', () => sign({ collection: 'payload-jobs' })],
    ['whose role was raised afterwards', () => withPayload({ ...claims, role: 'admin' })],
    ['whose account was changed afterwards', () => withPayload({ ...claims, id: attacker.id })],
    ['that refreshes', () => victim.refresh],
  ])('%s is refused with 401 everywhere', async (_, forge) => {
    await expectWorthless(`Bearer ${await forge()}`);
  });

  it.each([
    ['JWT', `JWT ${victim.access}`],
    ['Basic', `Basic ${Buffer.from(`${victim.username}:${victim.password}`).toString('base64')}`],
    ['users API-Key', `users API-Key ${victim.access}`],
    ['none', victim.access],
    ['Bearer without a token', 'Bearer '],
    ['Bearer with nonsense', 'Bearer nonsense'],
    ['Bearer and two tokens', `Bearer ${victim.access} ${victim.access}`],
  ])('of the scheme %s is refused with 401 everywhere', async (_, authorization) => {
    await expectWorthless(authorization);
  });

  it('in a cookie alone is no account', async () => {
    const headers = { Cookie: `payload-token=${victim.access}`, Origin: url, 'Sec-Fetch-Site': 'same-origin' };

    await refusal(await ask('/api/user/profile/', { headers }), 401);
    await refusal(await ask('/api/user/orders/', { headers }), 401);
    await refusal(await ask('/api/logout/', { method: 'POST', headers }), 401);
  });

  it("says nothing of a role by itself: the account's own counts", async () => {
    const raised = await sign({ role: 'admin' });

    expect(await profileStatus(raised)).toBe(200);
    await refusal(await ask('/api/admin/statistics/', { headers: bearer(raised) }), 403);
  });

  it('that gives access does not refresh', async () => {
    await refusal(await tryRefresh(victim.access), 401);
  });

  it('of a session that was ended is refused with 401 everywhere', async () => {
    const { access } = await logInAgain(victim);
    expect((await send('/api/logout/', { token: access })).status).toBe(204);

    await expectWorthless(`Bearer ${access}`);
  });

  it('from before a change of the password on another device is refused with 401 everywhere', async () => {
    const person = await register();
    const { access } = await logInAgain(person);
    const body = { current_password: person.password, new_password: 'une autre pompe' };
    await json(await send('/api/user/password/', { token: access, body }));

    await expectWorthless(`Bearer ${person.access}`);
  });

  it('of an account that was deleted is refused with 401 everywhere', async () => {
    const person = await register();
    expect((await office.remove('users', person.id)).status).toBe(200);

    await expectWorthless(`Bearer ${person.access}`);
  });
});

it('no forged token took stock, ended a session or changed an account', async () => {
  expect(await stockOf(rows, product.id)).toMatchObject({ stock: 10, ordered: 0 });
  expect(await Promise.all([victim, attacker].map(({ access }) => profileStatus(access)))).toEqual([200, 200]);
  const names = await rows('SELECT first_name, role FROM users WHERE id = ANY($1)', [[victim.id, attacker.id]]);
  expect(names).toEqual(Array(2).fill({ first_name: 'Nadia', role: 'customer' }));
});
