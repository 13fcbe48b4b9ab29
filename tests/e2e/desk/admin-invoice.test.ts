/** The invoice of an order: page, print and PDF. */
import { expect } from 'vitest';
import { formatFrenchAmount } from '@/domain/money';
import { bearer } from '../../support/accounts';
import { ask } from '../../support/api';
import { readSession } from '../support/account';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { expectFit } from '../support/office/fit';
import { downloaded, orderDialog, ownSurname } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { holdBack } from '../support/requests';
import { logInStaff } from '../support/session';
import { PHONE } from '../support/visitor';

const REMARK = 'Sonner deux fois';

it('opens in its own tab, in French and dinars, and prints without its buttons', async ({ open, place }) => {
  // given
  const { id, title, total } = await place({
    quantity: 2,
    customer: { firstName: 'أمين' },
    shipping: { additionalInfo: REMARK },
  });
  const page = await open(`&order=${id}`);
  const opener = orderDialog(page, id).getByRole('button', { name: 'Print Invoice' });
  await opener.waitFor();

  // when
  const [invoice] = await Promise.all([page.context().waitForEvent('page'), opener.click()]);

  // then
  await invoice.getByRole('heading', { name: `Facture n° ${id}` }).waitFor();
  expect(await invoice.title()).toBe(`Facture n° ${id} - ThermoPièces`);
  const text = await invoice.getByRole('main').innerText();
  for (const part of [
    ...['ThermoPièces', 'أمين Benali', '12 rue Didouche Mourad', 'Alger', title, 'Paiement à la livraison'],
    ...[formatFrenchAmount(total), '1\u202f250,50\u00a0DZD', '2\u202f501,00\u00a0DZD', 'RC\u00a0: 16/00-0123456 B 23'],
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('$');
  const part = (name: string) => invoice.locator('section').filter({ has: invoice.getByRole('heading', { name }) });
  await part('Remarque pour la livraison').getByText(REMARK, { exact: true }).waitFor();
  expect(await part('Facturé et livré à').innerText()).not.toContain(REMARK);
  await expectFit(invoice);

  // when
  await invoice.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await invoice.getByRole('button', { name: 'Print' }).click();
  // then
  await eventually(() => invoice.locator('body').getAttribute('data-printed')).toBe('yes');
  await invoice.emulateMedia({ media: 'print' });
  await invoice.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' });
});

it('fits a phone, each line with its amounts', async ({ visit, admin, place }) => {
  const reference = ownSurname();
  const { id, title } = await place({ quantity: 2, reference, shipping: { additionalInfo: REMARK } });
  const page = await visit(`/admin/invoice/${id}`, { login: admin, viewport: PHONE, isCalm: true });
  const main = page.getByRole('main');

  await expectFit(page);
  const sheet = await main.boundingBox();
  for (const part of [main.getByText(title), main.getByText(`Réf. ${reference}`), main.getByText('501,00').first()]) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 1_000)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
  }
  expect((await main.getByRole('cell').first().boundingBox())?.width).toBeGreaterThan(300);
});

it('is saved as PDF from the dialog and from its page, which keeps the focus meanwhile', async ({
  open,
  place,
  visit,
  admin,
}) => {
  // given
  const { id } = await place();
  const dialogPage = await open(`&order=${id}`);
  const page = await visit(`/admin/invoice/${id}`, { login: admin });
  const { release } = await holdBack(page, `/api/admin/orders/${id}/invoice/`);

  // when
  const own = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Download PDF' }).focus();
    await page.keyboard.press('Enter');
    const saving = page.getByRole('button', { name: 'Downloading...' });
    await saving.waitFor();
    expect([await saving.getAttribute('aria-disabled'), await isFocused(saving)]).toEqual(['true', true]);
    release();
  });
  const other = await downloaded(dialogPage, () => dialogPage.getByRole('button', { name: 'Download PDF' }).click());

  // then
  for (const { name, bytes } of [own, other]) {
    expect(name).toBe(`facture-${id}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toMatch(/\/Count 1\b/);
  }
});

it.for(['2147483647', 'x', '0'])('of an unknown order is not found: %s', async (id, { admin }) => {
  const headers = { Cookie: `payload-token=${admin.access}` };
  expect((await ask(`/admin/invoice/${id}`, { headers })).status).toBe(404);
});

it('leads to the login if its PDF is refused because the session has ended', async ({ visit, shop, office, place }) => {
  // given
  const { id } = await place();
  const login = await logInStaff(shop.url, office, 'admin');
  const page = await visit(`/admin/invoice/${id}`, { login, provokes: [401] });
  const button = page.getByRole('button', { name: 'Download PDF' });
  await button.waitFor();
  expect((await ask('/api/logout/', { method: 'POST', headers: bearer(login.access) })).status).toBe(204);

  // when
  await button.click();

  // then
  await page.waitForURL(
    ({ pathname, searchParams }) => `${pathname} ${searchParams.get('next')}` === `/login /admin/invoice/${id}`,
  );
  expect(await readSession(page)).toBeNull();
});
