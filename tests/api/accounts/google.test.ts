/** POST /api/auth/google/: login by Google's ID token, in a shop that has set it up. */
import { createHmac } from 'node:crypto';
import type { JWTPayload } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleAnswer, googleAnswer } from '@/contract/accounts';
import {
  type Customer,
  logInAgain,
  newcomer,
  officeCookieOf,
  profileStatus,
  register,
  send,
  times,
  tryLogin,
  tryRefresh,
} from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { type BackOffice, openBackOffice } from '../../support/back-office';
import { CLIENT_ID, type Google, ISSUER, now, openGoogle, person } from '../../support/google-sign-in/google';
import { mailedToken, onlyMail } from '../../support/mails';
import { createPerson } from '../../support/people';
import { freshDatabase } from '../../support/running/fresh-database';
import { type Shop, startShop } from '../../support/running/shop';
import { setUpFactor } from '../../support/second-factor';
import { usersOf } from '../../support/users';

let google: Google;
let shop: Shop;
let office: BackOffice;
let pool: pg.Pool;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  google = await openGoogle();
  const database = await freshDatabase();
  closing.push(google.close, database.drop);
  const env = {
    DATABASE_URL: database.url,
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_JWKS_URL: google.keysUrl,
    GOOGLE_ISSUER: ISSUER,
  };
  shop = await startShop({ env });
  closing.push(shop.remove);
  office = await openBackOffice(shop.url);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  closing.push(() => pool.end());
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** @param otp a code of the account's second factor */
const present = (credential: unknown, otp?: string) =>
  send('/api/auth/google/', { url: shop.url, body: { credential, ...(otp === undefined ? {} : { otp }) } });
const signIn = async (claims: JWTPayload) => json<GoogleAnswer>(await present(await google.sign(claims)));
const accountsWith = async (email: string) =>
  (await pool.query('SELECT id, google_id, role FROM users WHERE email = $1', [email.toLowerCase()])).rows;

async function expectRefused(credential: string, email: string): Promise<void> {
  const { message } = await refusal(await present(credential), 401);
  expect(message).toBe('Google authentication failed');
  expect(await accountsWith(email)).toEqual([]);
}

/** A new password by the mailed link, which proves that the address is its owner's. */
async function proveAddress({ email }: Pick<Customer, 'email'>, password: string): Promise<void> {
  await send('/api/password/forgot/', { url: shop.url, body: { email } });
  const token = await mailedToken({ dataDir: shop.dataDir, kind: 'reset', address: email });
  await json(await send('/api/password/reset/', { url: shop.url, body: { token, password } }));
}

describe('a shop that cannot ask Google for its keys', () => {
  it.each(['error', 'nonsense', 'nothing'] as const)('answers 503 if these are %s', async (answer) => {
    google.answerWith(answer);
    const response = await present(await google.sign());
    google.answerWith('keys');

    expect((await refusal(response, 503)).message).toBe('Google authentication failed');
  });
});

describe('a shop without GOOGLE_CLIENT_ID', () => {
  it('answers 503', async () => {
    const response = await send('/api/auth/google/', { body: { credential: await google.sign() } });

    expect((await refusal(response, 503)).message).toBe('Google authentication failed');
  });
});

describe('somebody new', () => {
  it('becomes a customer of the names that Google has, welcomed by mail', async () => {
    const who = person();

    const answer = googleAnswer.strict().parse(await json(await present(await google.sign(who))));

    expect(answer).toMatchObject({
      is_new_user: true,
      user: { email: who.email, first_name: 'Karim', last_name: 'Haddad', role: 'customer' },
    });
    expect(await profileStatus(answer.access, shop.url)).toBe(200);
    expect((await tryRefresh(answer.refresh, shop.url)).status).toBe(200);
    await onlyMail({ dataDir: shop.dataDir, kind: 'welcome', address: who.email });
  });

  it("is found again by Google's own number, even under another address", async () => {
    const who = person();
    const first = await signIn(who);

    const again = await signIn(who);
    const moved = await signIn({ ...who, email: `moved.${who.email}` });

    expect([again, moved].map(({ user }) => user.id)).toEqual([first.user.id, first.user.id]);
    expect([first, again, moved].map(({ is_new_user }) => is_new_user)).toEqual([true, false, false]);
  });

  it('gets another username if theirs is taken', async () => {
    const { username } = await register(shop.url, newcomer({ username: `karim-${now()}` }));

    const { user } = await signIn(person({ email: `${username}@gmail.example` }));

    expect(user.username).toMatch(new RegExp(`^${username}-[0-9a-f]{8}$`));
  });

  it('who signs in six times at once becomes one account', async () => {
    const who = person();
    const credential = await google.sign(who);

    const answers = await times(6, async () => json<GoogleAnswer>(await present(credential)));

    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
    expect(answers.filter(({ is_new_user }) => is_new_user)).toHaveLength(1);
    expect(await accountsWith(who.email)).toHaveLength(1);
    expect(await Promise.all(answers.map(({ access }) => profileStatus(access, shop.url)))).toEqual(Array(6).fill(200));
  });
});

describe('an account of the same address', () => {
  it("is joined, not doubled; a password and sessions that may be a stranger's are worthless then", async () => {
    const squatter = await register(shop.url);

    const { user, is_new_user, access } = await signIn(person({ email: squatter.email.toUpperCase() }));

    expect([user.id, is_new_user]).toEqual([squatter.id, false]);
    expect(await accountsWith(squatter.email)).toHaveLength(1);
    expect(await profileStatus(access, shop.url)).toBe(200);
    expect(await profileStatus(squatter.access, shop.url)).toBe(401);
    expect((await tryRefresh(squatter.refresh, shop.url)).status).toBe(401);
    expect((await tryLogin(squatter, shop.url)).status).toBe(401);
  });

  it('keeps its password and sessions if its owner had verified the address', async () => {
    const owner = await register(shop.url);
    await proveAddress(owner, 'une autre pompe');
    const renewed = { ...owner, password: 'une autre pompe' };
    const session = await logInAgain(renewed, shop.url);

    const { user } = await signIn(person({ email: owner.email }));

    expect(user.id).toBe(owner.id);
    expect(await profileStatus(session.access, shop.url)).toBe(200);
    expect((await tryLogin(renewed, shop.url)).status).toBe(200);
  });

  it("of staff is joined once its owner has proved the address, and gets the back office's cookie", async () => {
    const staff = await createPerson({ url: shop.url, admin: office, role: 'staff' });
    const who = person({ email: staff.email });

    await refusal(await present(await google.sign(who)), 401);
    await pool.query('UPDATE users SET is_email_verified = true WHERE id = $1', [staff.id]);
    const response = await present(await google.sign(who));

    expect((await json<GoogleAnswer>(response.clone())).user).toMatchObject({ id: staff.id, role: 'staff' });
    expect(officeCookieOf(response)).toMatch(/; HttpOnly/);
    expect((await tryLogin(staff, shop.url)).status).toBe(200);
  });

  it('that is disabled, or invited and not accepted, lets nobody in', async () => {
    const [known, fresh] = [person(), person()];
    const { user } = await signIn(known);
    const users = usersOf(office, shop.url);
    await json(await users.disable(user.id));
    await json(await users.invite({ email: fresh.email, role: 'customer' }), 201);

    await refusal(await present(await google.sign(known)), 401);
    await refusal(await present(await google.sign(fresh)), 401);

    await json(await users.enable(user.id));
    expect((await signIn(known)).user.id).toBe(user.id);
  });

  it('is not given to another person at Google', async () => {
    const first = person();
    const { user } = await signIn(first);

    await refusal(await present(await google.sign(person({ email: first.email }))), 401);

    expect(await accountsWith(first.email)).toEqual([{ id: user.id, google_id: first.sub, role: 'customer' }]);
  });
});

describe('an account with a second factor', () => {
  /** A customer who has signed in by Google before, and has set up a factor since. */
  async function openAccount() {
    const who = person();
    const { user } = await signIn(who);
    const password = 'une pompe de bronze';
    await proveAddress(who, password);
    const { access } = await logInAgain({ username: user.username, password }, shop.url);
    return { who, id: user.id, factor: await setUpFactor({ access, password }, shop.url) };
  }
  const sessionsOf = async (id: number) =>
    (await pool.query('SELECT 1 FROM users_sessions WHERE _parent_id = $1', [id])).rowCount;

  it('is asked for its code, and gets neither token nor session without it', async () => {
    const { who, id } = await openAccount();
    const before = await sessionsOf(id);

    const response = await present(await google.sign(who));

    expect(response.headers.getSetCookie()).toEqual([]);
    const body = await refusal(response, 401);
    expect(body).toMatchObject({ otp_required: true });
    expect(body).not.toHaveProperty('access');
    expect(await sessionsOf(id)).toBe(before);
  });

  it('gets in with a code of the app, which works once, or with a recovery code, which works once', async () => {
    const { who, id, factor } = await openAccount();
    const [code, recovery = ''] = [factor.nextCode(), ...factor.recoveryCodes];

    for (const right of [code, recovery]) {
      const { user, access } = await json<GoogleAnswer>(await present(await google.sign(who), right));
      expect(user.id).toBe(id);
      expect(await profileStatus(access, shop.url)).toBe(200);
      const { details } = await refusal(await present(await google.sign(who), right), 401);
      expect(details).toEqual({ otp: ['Code incorrect ou déjà utilisé.'] });
    }
  });

  it('slows wrong codes down: after five of a stranger the right one helps no longer', async () => {
    const { who, factor } = await openAccount();
    for (let tries = 0; tries < 5; tries++) await refusal(await present(await google.sign(who), '000000'), 401);

    await refusal(await present(await google.sign(who), factor.nextCode()), 401);
  });

  it("of somebody else is not opened by a code of one's own", async () => {
    const [mine, theirs] = [await openAccount(), await openAccount()];

    await refusal(await present(await google.sign(theirs.who), mine.factor.nextCode()), 401);
  });
});

describe('a credential', () => {
  it.each<[string, JWTPayload]>([
    ['for another app', { aud: 'another.apps.googleusercontent.com' }],
    ['for this app and another', { aud: [CLIENT_ID, 'another.apps.googleusercontent.com'] }],
    ['for nobody', { aud: undefined }],
    ['given to another app', { azp: 'another.apps.googleusercontent.com' }],
    ['of another issuer', { iss: 'https://accounts.google.com.evil.example' }],
    ['of no issuer', { iss: undefined }],
    ['that is over', { exp: now() - 60 }],
    ['without an end', { exp: undefined }],
    ['that begins later', { nbf: now() + 600 }],
    ['of an address that is not verified', { email_verified: false }],
    ['of an address verified in words only', { email_verified: 'true' }],
    ['that says nothing of the address', { email_verified: undefined }],
    ['of no person', { sub: undefined }],
    ['of an empty person', { sub: '' }],
  ])('%s is refused, and makes no account', async (_, changes) => {
    const who = person();

    await expectRefused(await google.sign({ ...who, ...changes }), who.email);
  });

  it.each<[string, (who: JWTPayload) => Promise<string>]>([
    ['signed with a key that Google does not publish', (who) => google.sign(who, { with: 'unpublished' })],
    ['signed with no algorithm', async (who) => `${encode({ alg: 'none' })}.${await claimsOf(who)}.`],
    ["signed with Google's public key as a secret", async (who) => hmac(await claimsOf(who), google.publicPem)],
    [
      'whose address was changed afterwards',
      async (who) => (await google.sign()).replace(/\.[^.]+\./, `.${await claimsOf(who)}.`),
    ],
    ["that is the shop's own token", async () => office.token],
    ['that is no token', async () => 'nonsense'],
  ])('%s is refused, and makes no account', async (_, forge) => {
    const who = person();

    await expectRefused(await forge(who), who.email);
  });

  it.each([undefined, '', 7, { $ne: 1 }, 'x'.repeat(10_001)])('that is %j is refused with 400', async (credential) => {
    expect(Object.keys((await refusal(await present(credential), 400)).details ?? {})).toEqual(['credential']);
  });
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The claims of a valid credential. */
async function claimsOf(who: JWTPayload): Promise<string> {
  return (await google.sign(who)).split('.')[1] ?? '';
}

function hmac(claims: string, key: Buffer): string {
  const signed = `${encode({ alg: 'HS256', kid: 'one', typ: 'JWT' })}.${claims}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
