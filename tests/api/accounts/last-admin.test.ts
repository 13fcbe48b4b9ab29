/** The last admin who can still sign in stays, whichever door is tried, and whoever tries at the same moment. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, logInAgain, newcomer, profileStatus, register, send } from '../../support/accounts';
import { json, refusal } from '../../support/api';
import { type BackOffice, backOffice } from '../../support/back-office';
import { freshDatabase } from '../../support/running/fresh-database';
import { ADMIN, HASTY_COMMITS, type Shop, startShop } from '../../support/running/shop';
import { invitePerson, usersOf } from '../../support/users';

// In separate shops: in the shared one other tests make admins. Two instances, for what must hold in every one.
let shop: Shop;
let other: Shop;
let rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
let admin: { id: number; access: string; office: BackOffice };
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await freshDatabase();
  closing.push(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '10', PAYLOAD_SECRET: randomUUID(), ...HASTY_COMMITS };
  shop = await startShop({ env });
  closing.push(shop.remove);
  other = await startShop({ env });
  closing.push(other.remove);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  closing.push(() => pool.end());
  rows = async (sql, values) => (await pool.query(sql, values)).rows;
});

beforeEach(async () => {
  const { access, user } = await logInAgain(ADMIN, shop.url);
  admin = { id: user.id, access, office: backOffice({ url: shop.url, token: access }) };
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const users = (token = admin.access, at = shop) => usersOf({ token }, at.url);

/** Another admin, logged in. */
async function newAdmin(): Promise<Customer> {
  const person = await register(shop.url, newcomer());
  await rows(`UPDATE users SET role = 'admin' WHERE id = $1`, [person.id]);
  return person;
}

const ableAdmins = () =>
  rows(`SELECT id FROM users WHERE role = 'admin' AND disabled_at IS NULL AND invited_at IS NULL ORDER BY id`);

describe('the last admin who can sign in', () => {
  it('is not disabled, made less or deleted by the calls, nor by the CMS', async () => {
    const { id, access, office } = admin;
    const refused = [
      await users().disable(id),
      await users().changeRole(id, { role: 'clerk' }),
      await send('/api/user/', { url: shop.url, method: 'DELETE', token: access, body: { password: ADMIN.password } }),
    ];
    for (const answer of refused) await refusal(answer, 409);
    expect((await office.update('users', id, { role: 'staff' })).status).toBe(409);
    expect((await office.remove('users', id)).status).toBe(409);
    for (const [method, data] of [
      ['PATCH', { role: 'staff' }],
      ['DELETE', undefined],
    ] as const) {
      await office.ask(`users?where[id][equals]=${id}`, method, data);
    }

    expect(await ableAdmins()).toEqual([{ id }]);
    expect(await profileStatus(access, shop.url)).toBe(200);
  });

  it('is the one that is left beside admins who are disabled or have not accepted', async () => {
    const gone = await newAdmin();
    await json(await users().disable(gone.id));
    await invitePerson(users(), 'admin');

    await refusal(await users().disable(admin.id), 409);
    expect((await admin.office.update('users', admin.id, { role: 'staff' })).status).toBe(409);
    expect((await admin.office.remove('users', gone.id)).status, 'A disabled admin is no loss.').toBe(200);
  });

  it('stays when two admins disable, demote or delete each other at once, in two instances', async () => {
    const ways = [
      (token: string, id: number, at: Shop) => users(token, at).disable(id),
      (token: string, id: number, at: Shop) => users(token, at).changeRole(id, { role: 'customer' }),
      (token: string, id: number, at: Shop) =>
        backOffice({ url: at.url, token }).update('users', id, { role: 'staff' }),
      (token: string, id: number, at: Shop) => backOffice({ url: at.url, token }).remove('users', id),
    ];
    for (const one of ways) {
      for (const another of ways) {
        const [first, second] = [await newAdmin(), await newAdmin()];
        await rows(`UPDATE users SET disabled_at = now() WHERE id = $1`, [admin.id]);

        const answers = await Promise.all([
          one(first.access, second.id, shop),
          another(second.access, first.id, other),
        ]);

        const left = (await ableAdmins()).map(({ id }) => id);
        expect(left, answers.map(({ status }) => status).join()).toHaveLength(1);
        await rows(`UPDATE users SET disabled_at = NULL WHERE id = $1`, [admin.id]);
        await rows(`UPDATE users SET role = 'customer' WHERE id = ANY($1)`, [left]);
      }
    }
  });

  it('stays when two leave by deleting their own accounts at once', async () => {
    const [first, second] = [await newAdmin(), await newAdmin()];
    await rows(`UPDATE users SET disabled_at = now() WHERE id = $1`, [admin.id]);

    const answers = await Promise.all(
      [first, second].map(({ access: token, password }) =>
        send('/api/user/', { url: shop.url, method: 'DELETE', token, body: { password } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await ableAdmins()).toHaveLength(1);
    await rows(`UPDATE users SET disabled_at = NULL WHERE id = $1`, [admin.id]);
    await rows(`UPDATE users SET role = 'customer' WHERE id = ANY($1)`, [[first.id, second.id]]);
  });
});

it('an account that one instance disables is out of every other at once', async () => {
  const person = await register(shop.url);
  expect(await profileStatus(person.access, other.url)).toBe(200);

  await json(await users().disable(person.id));

  expect(await profileStatus(person.access, other.url)).toBe(401);
});
