/** What a customer changes about an order on the telephone. */
import { describe, expect } from 'vitest';
import { createProduct } from '../../support/back-office';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { isFocused } from '../support/keyboard';
import { orderDialog } from '../support/office/office';
import { it as base } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { PHONE, type VisitOptions } from '../support/visitor';

const it = base.extend('amend', ({ open, clerk }) => async (id: number, options: VisitOptions = {}) => {
  const page = await open(`&order=${id}`, { login: clerk, ...options });
  await orderDialog(page, id).getByRole('button', { name: 'Change order' }).click();
  return { page, form: page.getByRole('dialog', { name: `Change order #${id}` }) };
});

describe('changing an order', () => {
  it('shows the new total first, and is kept with its reason', async ({ amend, office, read, clerk, place }) => {
    // given
    const { id, title } = await place();
    const added = await createProduct(office, { price: 300, stock: 5 });
    const before = await read(id);
    const { page, form } = await amend(id, { isCalm: true });
    const total = form.getByRole('region', { name: 'New total' });

    // when: more pieces, another product, another telephone, the courier's desk
    await form.getByLabel(`Quantity of ${title}`).fill('3');
    await form.getByRole('combobox', { name: 'Add a product' }).fill(added.title);
    await form.getByRole('option', { name: added.title }).click();
    await form.getByText('5 in stock').waitFor();
    await form.getByLabel('Second telephone (optional)').fill('0661 00 00 01');
    await form.getByLabel('Commune').selectOption({ index: 1 });

    // then
    const { delivery_price: fee } = before;
    expect(await seriousFindings(page, '[role=dialog]:last-of-type')).toEqual([]);
    const amount = (dinars: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(dinars);
    await total.getByText(`Before: $${amount(before.total)}`).waitFor();
    await total.getByText(`$${amount(3 * 1250.5 + 300 + fee)}`).waitFor();
    expect((await read(id)).amendments).toEqual([]);

    // when: without a reason
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.getByText('Say why the order is changed.').waitFor();
    await form.getByLabel('Why *').fill('Wants two more');
    await page.keyboard.press('Enter');

    // then
    await form.waitFor({ state: 'detached' });
    const timeline = orderDialog(page, id).getByRole('list', { name: 'Status history' }).getByRole('listitem');
    await timeline.filter({ hasText: 'Wants two more' }).getByText(`by ${clerk.user.username}`).waitFor();
    await timeline.getByText(`${title}: 1 → 3`).waitFor();
    await timeline.getByText(`Total: $${amount(before.total)} → $${amount(3 * 1250.5 + 300 + fee)}`).waitFor();
    const after = await read(id);
    expect(after).toMatchObject({ total: 3 * 1250.5 + 300 + fee, customer_phone2: '0661 00 00 01' });
    expect(after.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(after.commune).not.toBeNull();
  });

  it('keeps the line of a deleted product, and says which product ran out', async ({ amend, office, read, place }) => {
    // given
    const { id, title, productId } = await place();
    await office.remove('products', productId);
    const scarce = await createProduct(office, { price: 300, stock: 1 });
    const { page, form } = await amend(id, { viewport: PHONE, provokes: [409] });
    await form.getByText('No longer in the catalogue: it stays as it is.').waitFor();
    await form.getByRole('combobox', { name: 'Add a product' }).fill(scarce.title);
    await page.keyboard.press('ArrowDown');
    await form.getByRole('option', { name: scarce.title }).waitFor();
    await page.keyboard.press('Enter');
    await form.getByLabel('Why *').fill('One more');
    // Another clerk is faster.
    await office.update('products', scarce.id, { stock: 0 });
    await eventually(() => overflowOf(page)).toBe(0);

    // when
    await form.getByRole('button', { name: 'Save changes' }).click();

    // then: what was typed stays
    await form.getByText(`Failed to change the order: "${scarce.title}" is sold out.`).waitFor();
    await form.getByText('None left in stock.').waitFor();
    expect((await read(id)).items).toHaveLength(1);

    // when
    await form.getByRole('button', { name: `Remove ${scarce.title}` }).click();
    await form.getByLabel('Second telephone (optional)').fill('0661 00 00 01');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'detached' });
    // then
    expect((await read(id)).items).toMatchObject([{ product_title: title, quantity: 1 }]);
  });

  it('asks before it forgets what was typed, and names each wrong field', async ({ amend, read, place }) => {
    const { id } = await place();
    const { page, form } = await amend(id, { provokes: [400] });
    const phone = form.getByLabel('Telephone *', { exact: true });
    await phone.fill('12');
    await form.getByLabel('Why *').fill('x');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await eventually(() => phone.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => isFocused(phone)).toBe(true);

    // Keys write here, and report nothing.
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor();
    expect((await read(id)).confirmation.calls).toEqual([]);
  });
});
