import { describe, expect, inject, it } from 'vitest';
import { logInAgain, send } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { mailsTo } from '../../support/mails';
import { createPerson, type Person } from '../../support/people';
import { sharedDatabase } from '../../support/running/database';

const { url, dataDir } = inject('shop');
const rows = sharedDatabase();
const office = sharedOffice();

const newAdmin = () => createPerson({ url, admin: office, role: 'admin' });
const newCustomer = () => createPerson({ url, admin: office, role: 'customer' });
/** As if the login were a quarter of an hour ago. */
const letTimePass = (person: Person) =>
  rows(`UPDATE session_details SET confirmed_at = now() - interval '15 minutes' WHERE user_id = $1`, [person.id]);
const confirm = ({ office: { token }, password }: Person) =>
  send('/api/user/confirm-password/', { token, body: { password } });
const exported = ({ office: { token } }: Person, what = 'orders') =>
  send(`/api/admin/${what}/export/`, { method: 'GET', token });

type CmsRefusal = { reauthentication_required?: boolean; errors: { message: string }[] };

describe('what a stolen session must not do', () => {
  it.each([
    ['password', { password: 'vanne gaz brûleur' }],
    ['role', { role: 'staff' }],
    ['email', { email: `${crypto.randomUUID()}@example.com` }],
    ['username', { username: `somebody-${crypto.randomUUID()}` }],
  ])("another person's %s asks for the password, through the CMS as well", async (_, data) => {
    const [admin, other] = [await newAdmin(), await newCustomer()];
    await letTimePass(admin);

    const refused = await admin.office.update('users', other.id, data);

    expect(await json<CmsRefusal>(refused, 403)).toMatchObject({ reauthentication_required: true });
    const inBulk = await admin.office.ask(`users?where[id][equals]=${other.id}`, 'PATCH', data);
    expect(await json<CmsRefusal>(inBulk, 403)).toMatchObject({ reauthentication_required: true });
    expect((await confirm(admin)).status).toBe(204);
    expect((await admin.office.update('users', other.id, data)).status).toBe(200);
  });

  it("its own password by the CMS's form does, too", async () => {
    const admin = await newAdmin();
    await letTimePass(admin);
    expect((await admin.office.update('users', admin.id, { password: 'vanne gaz brûleur' })).status).toBe(403);
  });

  it('new accounts and deletions do, too', async () => {
    const [admin, other] = [await newAdmin(), await newCustomer()];
    await letTimePass(admin);

    const thief = { username: 'by-a-thief', email: 'by-a-thief@example.com', password: 'vanne gaz brûleur' };
    expect((await admin.office.ask('users', 'POST', { ...thief, role: 'admin' })).status).toBe(403);
    expect((await admin.office.remove('users', other.id)).status).toBe(403);
    const inBulk = await admin.office.ask(`users?where[id][equals]=${other.id}`, 'DELETE');
    expect(await json<CmsRefusal>(inBulk, 403)).toMatchObject({ reauthentication_required: true });
  });

  it.each(['orders', 'cash'])('exports of %s do', async (what) => {
    const admin = await newAdmin();
    expect((await exported(admin, what)).status).toBe(200);
    await letTimePass(admin);
    expect(await refusal(await exported(admin, what), 403)).toMatchObject({ reauthentication_required: true });
    await confirm(admin);
    expect((await exported(admin, what)).status).toBe(200);
  });

  it('names of accounts do not', async () => {
    const [admin, other] = [await newAdmin(), await newCustomer()];
    await letTimePass(admin);
    expect((await admin.office.update('users', other.id, { firstName: 'Lila' })).status).toBe(200);
    const inBulk = await admin.office.ask(`users?where[id][equals]=${other.id}`, 'PATCH', { lastName: 'Saïdi' });
    expect(inBulk.status).toBe(200);
  });

  it('a selection that staff may not change is refused to them for that', async () => {
    const [staff, other] = [await createPerson({ url, admin: office, role: 'staff' }), await newCustomer()];
    await letTimePass(staff);

    const refused = await staff.office.ask(`users?where[id][equals]=${other.id}`, 'PATCH', { role: 'admin' });

    expect(await json<CmsRefusal>(refused, 403)).not.toHaveProperty('reauthentication_required');
  });
});

describe('entering the password again', () => {
  it('is refused if wrong, and the fifth wrong password ends the session', async () => {
    const admin = await newAdmin();
    await letTimePass(admin);
    const wrong = { ...admin, password: 'wrong' };

    for (let tries = 0; tries < 5; tries++) await refusal(await confirm(wrong), 400);

    await refusal(await confirm(admin), 401);
    await refusal(await exported(admin), 401);
  });

  it('counts for the session in which it was entered', async () => {
    const admin = await newAdmin();
    const { access: token } = await logInAgain(admin);
    await letTimePass(admin);
    await confirm(admin);

    expect((await send('/api/admin/orders/export/', { method: 'GET', token })).status).toBe(403);
  });
});

it('whoever is concerned by a change in the back office gets a mail, at the address they had', async () => {
  const [admin, other] = [await newAdmin(), await newCustomer()];
  const changes = { password: 'vanne gaz brûleur', role: 'staff', email: `new.${other.email}` };

  expect((await admin.office.update('users', other.id, changes)).status).toBe(200);

  const subjects = async () =>
    (await mailsTo({ dataDir, kind: 'notice', address: other.email }))
      .map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1]?.trim())
      .toSorted();
  await expect
    .poll(subjects, { timeout: 45_000 })
    .toEqual([
      'Les droits de votre compte ont été changés',
      'Votre adresse e-mail a été changée',
      'Votre mot de passe a été changé',
    ]);
});
