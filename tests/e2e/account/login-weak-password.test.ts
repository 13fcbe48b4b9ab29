import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { LoginAnswer } from '@/contract/accounts';
import { send, tryLogin } from '../../support/accounts';
import type { BackOffice } from '../../support/back-office';
import { setUpFactor } from '../../support/second-factor';
import { atPath, fillLogin, logIn, submit, welcomeOf } from '../support/account';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { codeField, problemAt } from '../support/security';
import { register } from '../support/session';
import { it } from '../support/test';

const WRONG_CODE = 'Code incorrect ou déjà utilisé.';
const SHORT = 'vanne-gaz';
const LONG = 'vanne gaz brûleur';

describe('who became staff with a short password', () => {
  async function promoted(url: string, office: BackOffice): Promise<LoginAnswer> {
    const login = await register(url, { password: SHORT });
    expect((await office.update('users', login.user.id, { role: 'staff' })).status).toBe(200);
    return login;
  }

  it('chooses a new one at the login, by the rule of the back office', async ({ visit, office, shop }) => {
    // given
    const { username } = (await promoted(shop.url, office)).user;
    const page = await visit('/login?next=%2Fcontactus', { provokes: [401, 403] });

    // when
    await logIn(page, { username, password: SHORT });

    // then
    const next = newPassword(page);
    await eventually(() => isFocused(next)).toBe(true);
    await page.getByText('Au moins 12 caractères').waitFor();
    expect(await next.getAttribute('autocomplete')).toBe('new-password');
    expect(await seriousFindings(page)).toEqual([]);

    // when: too short, then one of the commonest, which the server alone knows
    for (const [password, said] of [
      ['trop court', 'Le mot de passe doit contenir au moins 12 caractères.'],
      ['azerty123456', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ] as const) {
      await next.fill(password);
      await page.keyboard.press('Enter');
      await eventually(() => problemAt(next)).toBe(said);
      await eventually(() => isFocused(next)).toBe(true);
    }
    await next.fill(LONG);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
    await atPath(page, '/contactus');
    expect((await tryLogin({ username, password: LONG }, shop.url)).status).toBe(200);
  });

  it('brings one code for both, if there is a second factor', async ({ visit, office, shop }) => {
    // given
    const { access, user } = await promoted(shop.url, office);
    const { nextCode } = await setUpFactor({ access, password: SHORT }, shop.url);
    const page = await visit('/login', { provokes: [401, 403] });

    // when
    await logIn(page, { username: user.username, password: SHORT });
    await codeField(page).fill(nextCode());
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(newPassword(page))).toBe(true);
    await newPassword(page).fill(` ${LONG} `);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
    const body = { username: user.username, password: ` ${LONG} `, otp: nextCode() };
    expect((await send('/api/token/', { url: shop.url, body })).status).toBe(200);
  });

  it('is asked for another code if that one has run out, and keeps the new password', async ({ visit }) => {
    // given
    const page = await visit('/login', { provokes: [401, 403] });
    const refusals = [
      { status: 401, json: { message: 'Un code.', otp_required: true } },
      { status: 403, json: { message: 'Trop court.', password_change_required: true } },
      { status: 401, json: { message: WRONG_CODE, otp_required: true, details: { otp: [WRONG_CODE] } } },
    ];
    const sent: unknown[] = [];
    await page.route('**/api/token/', (route) => {
      sent.push(route.request().postDataJSON());
      const refusal = refusals.shift();
      const user = { username: 'amine', first_name: '', role: 'customer' };
      return route.fulfill(refusal ?? { json: { access: 'a', refresh: 'r', user } });
    });
    await page.route('**/api/user/boiler/', (route) => route.fulfill({ json: { boiler: null } }));
    await fillLogin(page, { username: 'amine', password: SHORT });

    // when
    await submit(page).click();
    await codeField(page).fill('111111');
    await page.keyboard.press('Enter');
    await newPassword(page).fill(LONG);
    await page.keyboard.press('Enter');

    // then
    await eventually(() => codeField(page).count()).toBe(1);
    expect(await problemAt(codeField(page))).toBe(WRONG_CODE);
    await codeField(page).fill('222222');
    await page.keyboard.press('Enter');
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, amine!');
    const first = { username: 'amine', password: SHORT };
    expect(sent).toEqual([
      first,
      { ...first, otp: '111111' },
      { ...first, otp: '111111', new_password: LONG },
      { ...first, otp: '222222', new_password: LONG },
    ]);
  });
});

function newPassword(page: Page) {
  return page.locator('input[name="new_password"]');
}
