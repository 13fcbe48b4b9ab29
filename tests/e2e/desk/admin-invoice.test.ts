/** The invoice of an order: page, print and PDF. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatFrenchAmount } from '@/domain/money';
import { storedLogin } from '../../support/session-record';
import { readSession, store } from '../support/account';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { downloaded, orderDialog, ownSurname, placeOrderAt } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { holdBack } from '../support/requests';
import { logInStaff } from '../support/session';
import { PHONE } from '../support/visitor';

describe('the invoice', () => {
  it('has no serious axe finding', async ({ visit, admin, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await visit(`/admin/invoice/${id}`, { login: admin, isCalm: true });
    await page.getByRole('heading', { name: `Facture n° ${id}` }).waitFor();

    expect(await seriousFindings(page)).toEqual([]);
  });

  it('opens in its own tab, in French and dinars, and prints without its buttons', async ({ open, shop, office }) => {
    // given
    const { id, title, total } = await placeOrderAt(shop.url, office, { quantity: 2, customer: { firstName: 'أمين' } });
    const page = await open(`&order=${id}`);
    const button = orderDialog(page, id).getByRole('button', { name: 'Print Invoice' });
    await button.waitFor();

    // when
    const [invoice] = await Promise.all([page.context().waitForEvent('page'), button.click()]);

    // then
    await invoice.getByRole('heading', { name: `Facture n° ${id}` }).waitFor();
    expect(await invoice.title()).toBe(`Facture n° ${id} - ThermoPièces`);
    const text = await invoice.getByRole('main').innerText();
    for (const part of [
      'ThermoPièces',
      'أمين Benali',
      '12 rue Didouche Mourad',
      'Alger',
      title,
      '1\u202f250,50\u00a0DZD',
      '2\u202f501,00\u00a0DZD',
      'RC\u00a0: 16/00-0123456 B 23',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(formatFrenchAmount(total));
    expect(text).toContain('Paiement à la livraison');
    expect(text).not.toContain('$');
    expect(await overflowOf(invoice)).toBe(0);
    await invoice.getByRole('button', { name: 'Print' }).waitFor();
    await invoice.emulateMedia({ media: 'print' });
    await invoice.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' });
  });

  it('fits a phone, each line with its amounts', async ({ visit, admin, shop, office }) => {
    const reference = ownSurname();
    const { id, title } = await placeOrderAt(shop.url, office, { quantity: 2, reference });
    const page = await visit(`/admin/invoice/${id}`, { login: admin, viewport: PHONE });
    const main = page.getByRole('main');

    expect(await overflowOf(page)).toBe(0);
    const sheet = await main.boundingBox();
    for (const part of [main.getByText(title), main.getByText(`Réf. ${reference}`), main.getByText('501,00').first()]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 1_000)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
    }
    expect((await main.getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(300);
  });

  it("shows the customer's remark below its own label, not as a line of the address", async ({
    visit,
    admin,
    shop,
    office,
  }) => {
    const remark = 'Sonner deux fois';
    const { id } = await placeOrderAt(shop.url, office, { shipping: { additionalInfo: remark } });
    const page = await visit(`/admin/invoice/${id}`, { login: admin, viewport: PHONE });
    const part = (title: string) => page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

    await part('Remarque pour la livraison').getByText(remark, { exact: true }).waitFor();
    expect(await part('Facturé et livré à').innerText()).not.toContain(remark);
    expect(await overflowOf(page)).toBe(0);
  });

  it('opens the print dialog', async ({ visit, admin, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await visit(`/admin/invoice/${id}`, { login: admin });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });

    await page.getByRole('button', { name: 'Print' }).click();

    await eventually(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
  });

  it('is saved as PDF from the dialog and from its page', async ({ open, visit, admin, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const dialogPage = await open(`&order=${id}`);
    const invoicePage = await visit(`/admin/invoice/${id}`, { login: admin });

    const files = [
      await downloaded(dialogPage, () => dialogPage.getByRole('button', { name: 'Download PDF' }).click()),
      await downloaded(invoicePage, () => invoicePage.getByRole('button', { name: 'Download PDF' }).click()),
    ];

    for (const { name, bytes } of files) {
      expect(name).toBe(`facture-${id}.pdf`);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.toString('latin1')).toMatch(/\/Count 1\b/);
    }
  });

  it('keeps the focus while its PDF is made', async ({ visit, admin, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await visit(`/admin/invoice/${id}`, { login: admin });
    const { release } = await holdBack(page, `/api/admin/orders/${id}/invoice/`);
    await page.getByRole('button', { name: 'Download PDF' }).focus();

    await page.keyboard.press('Enter');

    const saving = page.getByRole('button', { name: 'Downloading...' });
    await saving.waitFor();
    expect([await saving.getAttribute('aria-disabled'), await isFocused(saving)]).toEqual(['true', true]);
    await downloaded(page, async () => release());
  });

  it('is for the admin only; an unknown order gives 404', async ({ visit, admin, shop, office }) => {
    const { id, name } = await placeOrderAt(shop.url, office, { customer: { lastName: ownSurname() } });

    const staff = await logInStaff(shop.url, office, 'staff');
    const ofStaff = await visit('/', { login: staff });
    const refused = await ofStaff.context().request.get(`/admin/invoice/${id}`);
    expect(await refused.text()).toContain('This page is for the admin');
    expect(await refused.text()).not.toContain(name);

    const stranger = await visit('/');
    expect(await (await stranger.context().request.get(`/admin/invoice/${id}`)).text()).not.toContain(name);

    const ofAdmin = await visit('/', { login: admin });
    for (const path of ['2147483647', 'x', '0']) {
      expect((await ofAdmin.context().request.get(`/admin/invoice/${path}`)).status(), path).toBe(404);
    }
  });
});

describe('the page of an invoice', () => {
  const toLogin = (page: Page, id: number) =>
    page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === `/admin/invoice/${id}`);

  it('asks a visitor with only a cookie to log in', async ({ visit, admin, shop, office }) => {
    const { id } = await placeOrderAt(shop.url, office);
    const page = await visit('/Apropos', { login: admin });
    await page.evaluate(() => localStorage.clear());

    await page.goto(`/admin/invoice/${id}`);

    await toLogin(page, id);
    await page.getByRole('form', { name: 'Se connecter' }).waitFor();
  });

  it('closes on logout in another tab', async ({ visit, shop, office }) => {
    // given
    const { id } = await placeOrderAt(shop.url, office);
    const page = await visit(`/admin/invoice/${id}`, { login: await logInStaff(shop.url, office, 'admin') });
    await page.getByRole('heading', { name: `Facture n° ${id}` }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/profile');

    // when
    await other.getByRole('button', { name: 'Se déconnecter' }).click();

    // then
    await toLogin(page, id);
  });

  it('closes when the session expires', async ({ visit, shop, office }) => {
    // given
    const { id } = await placeOrderAt(shop.url, office);
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`/admin/invoice/${id}`, { login });
    await page.getByRole('heading', { name: `Facture n° ${id}` }).waitFor();

    // when
    await store(page, storedLogin({ ...login, hours: 24 }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    // then
    await toLogin(page, id);
  });

  it('leads to the login if its PDF is refused because the session has ended', async ({ visit, shop, office }) => {
    // given
    const { id } = await placeOrderAt(shop.url, office);
    const login = await logInStaff(shop.url, office, 'admin');
    const page = await visit(`/admin/invoice/${id}`, { login, provokes: [401] });
    const button = page.getByRole('button', { name: 'Download PDF' });
    await button.waitFor();
    const headers = { Authorization: `Bearer ${login.access}` };
    expect((await fetch(`${shop.url}/api/logout/`, { method: 'POST', headers })).status).toBe(204);

    // when
    await button.click();

    // then
    await toLogin(page, id);
    expect(await readSession(page)).toBeNull();
  });
});
