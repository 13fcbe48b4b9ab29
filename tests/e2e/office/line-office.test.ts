/** The back office over a line that is cut or silent: nothing looks saved that is not, and the page is never lost. */
import { describe, expect } from 'vitest';
import { eventually } from '../support/eventually';
import { beginOffline, comeOnline, cut, mend, officeNotice } from '../support/line';
import { dialog, main } from '../support/office/back-office';
import { orderDialog, ownSurname, rowOf } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { NOWHERE } from '../support/visitor';

const provokes = ['line'] as const;
const NETWORK = 'Network error. Please check your connection and try again.';
const CHUNKS = '**/_next/static/chunks/*.js';

describe('a status that is changed while the line is cut', () => {
  it('is reported as failed, the old one is shown, and nothing is sent later', async ({ list, read }) => {
    // given
    const { page, id, status } = await list({ provokes });
    await cut(page);

    // when
    await status.selectOption('shipping');

    // then
    await page.getByText(`Failed to update order status: ${NETWORK}`, { exact: true }).waitFor();
    await eventually(() => status.isEnabled()).toBe(true);
    expect(await status.inputValue()).toBe('pending');
    await page.getByText('What you see may be out of date.').waitFor();

    // when
    const looked = page.waitForResponse('**/api/admin/orders/?*');
    await mend(page);
    await looked;

    // then
    expect(await status.inputValue()).toBe('pending');
    expect((await read(id)).status).toBe('pending');
    await status.selectOption('shipping');
    await page.getByText('Status updated successfully!').waitFor();
    expect((await read(id)).status).toBe('shipping');
  });

  it('over a silent line is reported after 15 seconds', async ({ list }) => {
    // given
    const { page, row, status } = await list({ provokes });
    await page.route('**/status/', () => undefined);
    await page.clock.install();

    // when
    await status.selectOption('shipping');
    await row.getByLabel('Saving').waitFor();
    await page.clock.fastForward(8_000);
    expect(await status.isDisabled()).toBe(true);
    await page.clock.fastForward(8_000);

    // then
    await page.getByText(`Failed to update order status: ${NETWORK}`, { exact: true }).waitFor();
    expect(await status.inputValue()).toBe('pending');
  });
});

it('the list of orders is fetched by itself if the line was cut before the page could listen', async ({
  visit,
  admin,
  place,
}) => {
  // given
  const lastName = ownSurname();
  const { id } = await place({ customer: { lastName } });
  const page = await visit(NOWHERE, { isNew: true, login: admin, provokes });
  await beginOffline(page);
  await page.route('**/api/admin/orders/?*', (route) => route.abort());
  await page.goto(`/admin?tab=orders&customer=${lastName}`);
  await page.getByRole('button', { name: 'Try again' }).waitFor();

  // when
  await page.unroute('**/api/admin/orders/?*');
  await comeOnline(page);

  // then
  await rowOf(page, id).waitFor();
});

describe('another page of the back office while the line is cut', () => {
  it('is not opened, by the menu or by a link to the CMS; another try opens it once the line is back', async ({
    open,
  }) => {
    // given
    const page = await open('', { provokes });
    await cut(page);

    // when
    await page.getByRole('link', { name: 'Shipping', exact: true }).click();

    // then
    await officeNotice(page).waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await officeNotice(page).getByRole('button', { name: 'Close' }).click();

    // when
    await main(page).getByRole('link', { name: 'Open in the CMS' }).click();

    // then
    await officeNotice(page).waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'Orders' }).waitFor();

    // when
    await mend(page);
    await officeNotice(page).getByRole('button', { name: 'Try again' }).click();

    // then
    await page.waitForURL('**/admin/collections/orders*');
  });

  it('says over an open dialog that the invoice cannot be printed, and the dialog stays', async ({ open, place }) => {
    // given
    const { id } = await place();
    const page = await open(`&order=${id}`, { provokes });
    await orderDialog(page, id).getByRole('button', { name: 'Print Invoice' }).waitFor();
    await cut(page);

    // when
    await orderDialog(page, id).getByRole('button', { name: 'Print Invoice' }).click();

    // then
    await officeNotice(page).waitFor();
    await officeNotice(page).getByRole('button', { name: 'Try again' }).click();
    await officeNotice(page).getByRole('button', { name: 'Try again' }).waitFor();
    expect(await orderDialog(page, id).count()).toBe(1);
    expect(page.context().pages()).toHaveLength(1);
    await mend(page);
    const printed = page.context().waitForEvent('request', (request) => request.url().includes(`/admin/invoice/${id}`));
    await officeNotice(page).getByRole('button', { name: 'Try again' }).click();
    await printed;
  });

  it('whose script cannot be fetched leaves the one that is there, and opens on another try', async ({ open }) => {
    // given
    const page = await open('', { provokes });
    await page.route(CHUNKS, (route) => route.abort());

    // when
    await page.getByRole('link', { name: 'Shipping', exact: true }).click();

    // then: the screen's script is asked for by the page itself, whose data has come
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.waitFor();
    expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
    await page.unroute(CHUNKS);
    await tryAgain.click();
    await main(page).getByRole('heading', { level: 1, name: 'Shipping' }).waitFor();
  });
});

it('what is typed into a form stays when saving it fails for the line', async ({ open }) => {
  // given
  const page = await open('', { provokes });
  await page.goto('/admin?tab=shipping');
  await page.getByRole('button', { name: 'Add Wilaya' }).click();
  const form = dialog(page, 'Add Wilaya');
  await form.getByLabel('Wilaya Name *').fill('Ailleurs');
  await form.getByLabel('Shipping Price (DA) *').fill('600');
  await cut(page);

  // when
  await form.getByRole('button', { name: 'Save' }).click();

  // then
  await form.getByRole('alert').filter({ hasText: 'Failed to save wilaya. Please try again.' }).waitFor();
  expect(await form.getByLabel('Wilaya Name *').inputValue()).toBe('Ailleurs');
});
