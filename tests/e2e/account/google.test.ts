import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { GOOGLE_CLIENT_ID, type GoogleIssuer, startGoogleIssuer } from '../../support/google-sign-in/google-issuer';
import { startShopBeside } from '../../support/running/fresh-database';
import type { Shop } from '../../support/running/shop';
import { setUpFactor } from '../../support/second-factor';
import { alertOf, atPath, profileIcon, readSession, submit, welcomeOf } from '../support/account';
import { seriousFindings } from '../support/axe';
import { answerLater } from '../support/blind-shop';
import { eventually } from '../support/eventually';
import { answerScript, playGoogle } from '../support/google-script';
import { it } from '../support/in-trouble';
import { codeField, problemAt } from '../support/security';
import { PASSWORD, register } from '../support/session';
import { NOWHERE, open, PHONE } from '../support/visitor';

let issuer: GoogleIssuer;
let googleShop: Shop;

beforeAll(async () => {
  issuer = await startGoogleIssuer();
  googleShop = await startShopBeside(issuer.env);
});

afterAll(async () => {
  await googleShop?.remove();
  await issuer?.close();
});

describe('a login by Google', () => {
  it('makes an account for who is new, and knows them the next time', async ({ visit }) => {
    // given
    const [sub, email] = [randomUUID(), `${randomUUID()}@example.com`];
    const page = await visit(NOWHERE);
    await playGoogle(page.context(), () => issuer.sign({ sub, email }));
    await open(page, `${googleShop.url}/login`);

    // when
    await googleButton(page).click();

    // then
    const text = 'Welcome to our platform, Lina! Your account has been created.';
    await eventually(() => welcomeOf(page).textContent()).toBe(text);
    expect(await submit(page).isDisabled()).toBe(true);
    await atPath(page, '/');
    await profileIcon(page).waitFor();
    expect(await readSession(page)).toMatchObject({ user: { email, first_name: 'Lina', role: 'customer' } });

    // when
    await page.evaluate(() => localStorage.clear());
    await open(page, `${googleShop.url}/register?next=%2Fcontactus`);
    await googleButton(page).click();

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Lina!');
    await atPath(page, '/contactus');
  });

  it('is drawn by Google in French within the page; one that is refused tells so and lets try again', async ({
    visit,
  }) => {
    // given
    const page = await visit(NOWHERE, { viewport: PHONE, provokes: [401] });
    const claims = { sub: randomUUID(), email: `${randomUUID()}@example.com`, aud: 'another.app' };
    await playGoogle(page.context(), () => issuer.sign(claims));
    await open(page, `${googleShop.url}/login`);
    const { look, client } = await googleButton(page).evaluate((button) => ({ ...button.dataset }));
    expect(client).toBe(GOOGLE_CLIENT_ID);
    expect(JSON.parse(look ?? '')).toMatchObject({ locale: 'fr', size: 'large' });
    expect(JSON.parse(look ?? '').width).toBeLessThanOrEqual(PHONE.width - 32);
    expect(await seriousFindings(page)).toEqual([]);

    // when
    await googleButton(page).click();

    // then
    await eventually(() => alertOf(page).textContent()).toBe('Google authentication failed');
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await readSession(page)).toBeNull();
  });

  it('disables everything while it is under way, and tells what the server says', async ({ visit }) => {
    // given
    const page = await visit(NOWHERE, { provokes: [403] });
    await playGoogle(page.context(), async () => 'token');
    await open(page, `${googleShop.url}/login`);
    const refuse = await answerLater(page, { path: '/api/auth/google/', status: 403, json: { error: 'Compte fermé' } });

    // when
    await googleButton(page).click();

    // then
    await eventually(() => submit(page).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: "Continuer en tant qu'invité" }).isDisabled()).toBe(true);
    const isOutOfReach = () => googleButton(page).evaluate((button) => button.closest('[inert]') !== null);
    expect(await isOutOfReach()).toBe(true);
    refuse();
    await eventually(() => alertOf(page).textContent()).toBe('Compte fermé');
    expect(await isOutOfReach()).toBe(false);
  });

  it.for([
    { name: 'cannot be loaded', script: null, text: 'Failed to load Google Sign-In script' },
    { name: 'is not what it should be', script: '', text: 'Failed to initialize Google Sign-In' },
  ])('tells that its script $name; the other ways in stay open', async ({ script, text }, { visitInTrouble }) => {
    // given
    const { page } = await visitInTrouble('/contactus');
    await answerScript(page.context(), script);

    // when
    await open(page, `${googleShop.url}/login`);

    // then
    await eventually(() => alertOf(page).textContent()).toBe(text);
    expect(await submit(page).isEnabled()).toBe(true);
  });

  it("asks for the code of an account that has a second factor, and keeps Google's word meanwhile", async ({
    visit,
  }) => {
    // given
    const login = await register(googleShop.url);
    const { nextCode } = await setUpFactor({ access: login.access, password: PASSWORD }, googleShop.url);
    const page = await visit('/contactus', { provokes: [401] });
    const { email } = login.user;
    let signed = 0;
    await playGoogle(page.context(), () => {
      signed++;
      return issuer.sign({ sub: email, email });
    });
    await open(page, `${googleShop.url}/login?next=%2Fcontactus`);

    // when
    await googleButton(page).click();
    await codeField(page).fill('000000');
    await page.keyboard.press('Enter');

    // then
    await eventually(() => problemAt(codeField(page))).toBe('Code incorrect ou déjà utilisé.');
    expect(await googleButton(page).isVisible()).toBe(false);

    // when
    await codeField(page).fill(nextCode());
    await page.keyboard.press('Enter');

    // then
    await eventually(() => welcomeOf(page).textContent()).toBe('Welcome back, Yasmine!');
    expect(signed).toBe(1);
    await atPath(page, '/contactus');
  });
});

function googleButton(page: Page) {
  return page.getByRole('button', { name: 'Continuer avec Google' });
}
