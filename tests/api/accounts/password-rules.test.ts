import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { newcomer, register, send, tryLogin } from '../../support/accounts';
import { json, refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { startShopBeside } from '../../support/running/fresh-database';
import { setUpFactor } from '../../support/second-factor';

const { url } = inject('shop');
const office = sharedOffice();

const SHORT = 'vanne-gaz';
const LONG = 'vanne gaz brûleur';

describe('a password', () => {
  it('that is one of the commonest is refused to customers', async () => {
    const { details } = await refusal(await send('/api/register/', { body: newcomer({ password: 'iloveyou1' }) }), 400);
    expect(details).toEqual({ password: [expect.stringMatching(/trop courant/)] });
  });

  it('of eight characters will do for a customer, not for staff', async () => {
    const made = (role: string) => {
      const { username, email } = newcomer();
      return office.ask('users', 'POST', { username, email, password: SHORT, role });
    };

    expect((await made('customer')).status).toBe(201);
    for (const role of ['staff', 'clerk', 'admin'])
      expect(JSON.stringify(await json(await made(role), 400))).toContain('at least 12 characters');
  });

  it('of staff is held to it wherever another is chosen', async () => {
    const staff = await createPerson({ url, admin: office, role: 'staff' });
    const { token } = staff.office;
    const change = (new_password: string) =>
      send('/api/user/password/', { token, body: { current_password: staff.password, new_password } });

    const { details } = await refusal(await change(SHORT), 400);

    expect(details).toEqual({ new_password: ['Le mot de passe doit contenir au moins 12 caractères.'] });
    expect((await change(LONG)).status).toBe(200);
  });
});

describe('who becomes staff with a short password', () => {
  async function promoted() {
    const person = await register(url, newcomer({ password: SHORT }));
    expect((await office.update('users', person.id, { role: 'staff' })).status).toBe(200);
    return person;
  }
  const logIn = ({ username }: { username: string }, body: object) =>
    send('/api/token/', { body: { username, password: SHORT, ...body } });

  it('sets a new one at the next login', async () => {
    const person = await promoted();

    const asked = await refusal(await tryLogin(person), 403);

    expect(asked).toMatchObject({ password_change_required: true });
    expect(asked).not.toHaveProperty('access');
    const weak = await refusal(await logIn(person, { new_password: 'trop court' }), 403);
    expect(weak).toMatchObject({ password_change_required: true, details: { new_password: [expect.any(String)] } });
    expect(await refusal(await logIn(person, { new_password: SHORT }), 403)).toMatchObject({
      password_change_required: true,
    });
    await json(await logIn(person, { new_password: LONG }));
    expect((await tryLogin({ ...person, password: LONG })).status).toBe(200);
    expect((await tryLogin(person)).status).toBe(401);
  });

  it('needs one code for both: the successful login consumes it', async () => {
    const person = await promoted();
    const { nextCode } = await setUpFactor({ ...person, password: SHORT });
    const otp = nextCode();

    expect(await refusal(await logIn(person, {}), 401)).toMatchObject({ otp_required: true });
    for (const body of [{ otp }, { otp, new_password: 'trop court' }])
      expect(await refusal(await logIn(person, body), 403)).toMatchObject({ password_change_required: true });
    await json(await logIn(person, { otp, new_password: LONG }));

    const again = await logIn(person, { password: LONG, otp });
    expect(await refusal(again, 401)).toMatchObject({ otp_required: true });
  });

  it('learns of it with the right password alone', async () => {
    const person = await promoted();
    const answer = await refusal(await tryLogin({ ...person, password: 'wrong-one' }), 401);
    expect(answer).not.toHaveProperty('password_change_required');
  });
});

it('a short ADMIN_PASSWORD is warned of at the start, and lets its owner in', async () => {
  const shop = await startShopBeside({ ADMIN_PASSWORD: 'pompe-42' });
  onTestFinished(shop.remove);

  await expect.poll(() => shop.output()).toMatch(/ADMIN_PASSWORD is short/);
  expect((await tryLogin({ username: 'admin', password: 'pompe-42' }, shop.url)).status).toBe(200);
});
