import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { json } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { setUpFactor } from '../../support/second-factor';
import { eventually } from '../support/eventually';
import { expectFit } from '../support/fit';
import { isFocused } from '../support/keyboard';
import { said } from '../support/office/back-office';
import { downloaded, ordersTable, ownSurname } from '../support/office/office';
import { it } from '../support/office/office-test';
import {
  CONFIRM,
  codeField,
  confirmButton,
  enterPassword,
  letTimePass,
  MESSAGE,
  passwordField,
  passwordQuestion,
  questionClosed,
  typePassword,
} from '../support/office/password-question';
import { title as productTitle, save as saveProduct } from '../support/office/product-screen';
import { recordRequests } from '../support/requests';
import { PHONE, WIDE } from '../support/visitor';

const exportOrders = (page: Page) => page.getByRole('button', { name: /^Export all/ }).click();

describe("a request of the shop's own screens", () => {
  it('waits for the password and is sent again: an export of orders', async ({ visit, unconfirmed: admin, place }) => {
    // given
    const lastName = ownSurname();
    await place({ customer: { lastName } });
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: [403] });
    await ordersTable(page).waitFor();

    // when
    const { name, bytes } = await downloaded(page, async () => {
      await exportOrders(page);
      await passwordQuestion(page).waitFor();
      await typePassword(page, admin.password);
    });

    // then
    await questionClosed(page);
    expect(name).toMatch(/^orders-.*\.csv$/);
    expect(bytes.toString('utf8')).toContain(lastName);

    // and for some minutes the password is not required
    await downloaded(page, () => exportOrders(page));
    expect(await passwordQuestion(page).count()).toBe(0);
  });

  it("is refused with the server's reason if the question is cancelled", async ({ visit, unconfirmed: admin }) => {
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: [403] });
    await ordersTable(page).waitFor();

    await exportOrders(page);
    await passwordQuestion(page).getByRole('button', { name: 'Cancel' }).click();

    await page.getByText(`Failed to export orders: ${MESSAGE}`).waitFor();
    expect(await passwordQuestion(page).count()).toBe(0);
    // The next request asks again.
    await exportOrders(page);
    await passwordQuestion(page).waitFor();
    await page.keyboard.press('Escape');
    await questionClosed(page);
  });

  it('waits when it is a form, too: a product', async ({ visit, office, unconfirmed: admin }) => {
    // given: a call that does not ask for it today
    const { id } = await createProduct(office);
    const page = await visit(`/admin?tab=products&product=${id}`, { login: admin.login, provokes: [403] });
    const refusal = { status: 403, json: { message: MESSAGE, reauthentication_required: true } };
    await page.route(`**/api/admin/products/${id}/`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(refusal) : route.fallback(),
    );

    // when
    await productTitle(page).fill(`Renommé ${id}`);
    await saveProduct(page).click();
    await passwordQuestion(page).waitFor();
    await page.unroute(`**/api/admin/products/${id}/`);
    await enterPassword(page, admin.password);

    // then
    await said(page, 'Product updated.').waitFor();
    expect(await json(await office.ask(`products/${id}`))).toMatchObject({ title: `Renommé ${id}` });
  });

  it('waits as long as the person needs', async ({ visit, unconfirmed: admin }) => {
    // given: a call is given up after half a minute
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: [403] });
    await ordersTable(page).waitFor();
    await page.clock.install();
    await exportOrders(page);
    await passwordQuestion(page).waitFor();

    // when
    await page.clock.fastForward('05:00');

    // then
    await downloaded(page, () => enterPassword(page, admin.password));
  });
});

describe('the question', () => {
  it.for([WIDE, PHONE])(
    'says at $width px that a wrong password is wrong, and takes the right one',
    async (viewport, { visit, unconfirmed: admin }) => {
      const provokes = [400, 403];
      const page = await visit('/admin?tab=orders', { login: admin.login, viewport, isCalm: true, provokes });
      await exportOrders(page);

      await enterPassword(page, 'not the password');

      await passwordQuestion(page).getByText('This is not your password.').waitFor();
      await eventually(() => isFocused(passwordField(page))).toBe(true);
      await expectFit(page, '[role=dialog]');
      await downloaded(page, () => enterPassword(page, admin.password));
    },
  );

  it('leads to the login after the fifth wrong password', async ({ visit, unconfirmed: admin }) => {
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: [400, 401, 403] });
    const tried = recordRequests(page, CONFIRM);
    await exportOrders(page);

    for (let tries = 1; tries <= 6; tries++) {
      await eventually(() => confirmButton(page).getAttribute('aria-disabled')).toBe('false');
      // Answered, not only sent: for a moment after the click the button still reads as enabled, and a busy dialog ignores the next.
      const answered = page.waitForResponse(`**${CONFIRM}`);
      await Promise.all([answered, enterPassword(page, 'not the password')]);
      expect(tried.length).toBe(tries);
    }

    await page.waitForURL((url) => url.pathname === '/login');
  });

  it('asks for the code of a second factor as well', async ({ visit, database, unconfirmed: admin }) => {
    const factor = await setUpFactor({ access: admin.login.access, password: admin.password });
    await letTimePass(database, admin);
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: [400, 403] });
    await exportOrders(page);
    expect(await codeField(page).count()).toBe(0);

    await enterPassword(page, admin.password);
    await eventually(() => isFocused(codeField(page))).toBe(true);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await passwordQuestion(page).getByText('This code is wrong, or was used already.').waitFor();

    await downloaded(page, async () => {
      await codeField(page).fill(factor.nextCode());
      await page.keyboard.press('Enter');
    });
    await questionClosed(page);
  });

  it('says that the network is down', async ({ visit, unconfirmed: admin }) => {
    const page = await visit('/admin?tab=orders', { login: admin.login, provokes: ['failed', 403] });
    await exportOrders(page);
    await page.route(`**${CONFIRM}`, (route) => route.abort());

    await enterPassword(page, admin.password);

    await passwordQuestion(page).getByText('Network error.').waitFor();
    await page.unroute(`**${CONFIRM}`);
    await downloaded(page, () => confirmButton(page).click());
  });
});
