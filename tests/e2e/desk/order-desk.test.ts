/** The order desk: an order as a clerk works on it, with the telephone at the ear. */
import { describe, expect } from 'vitest';
import { seriousFindings } from '../support/axe';
import { eventually } from '../support/eventually';
import { orderDialog, ownSurname, placeOrderAt, rowOf } from '../support/office/office';
import { it } from '../support/office/orders-screen';
import { overflowOf } from '../support/overflow';
import { PHONE } from '../support/visitor';

describe('an open order', () => {
  it('leads to the next and the previous of the list, by button and by key', async ({ open, shop, office }) => {
    // given: the newest first
    const lastName = ownSurname();
    const older = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const newer = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&customer=${lastName}`);
    await page.getByRole('button', { name: `Open order #${newer.id}`, exact: true }).click();
    await orderDialog(page, newer.id).getByText('1 of 2').waitFor();

    for (const [key, shown] of [
      ['j', older],
      ['k', newer],
      ['ArrowRight', older],
      ['ArrowLeft', newer],
    ] as const) {
      // when
      await page.keyboard.press(key);
      // then
      await orderDialog(page, shown.id).getByRole('heading', { name: 'Order Summary' }).waitFor();
    }
    expect(await page.getByRole('button', { name: 'Previous order' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Next order' }).click();
    await orderDialog(page, older.id).getByRole('heading', { name: 'Order Summary' }).waitFor();

    // and: a key in a field stays there
    await orderDialog(page, older.id).getByRole('combobox', { name: 'Order Status' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).searchParams.get('order')).toBe(String(older.id));

    // and: the way back leads to the list
    await page.goBack();
    await rowOf(page, newer.id).waitFor();
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('calls and writes to the customer, in French or Arabic', async ({ open, shop, office }) => {
    const { id, name } = await placeOrderAt(shop.url, office, { customer: { phone: '0661 22-33-44' } });
    const page = await open(`&order=${id}`, { isCalm: true });
    const dialog = orderDialog(page, id);

    expect(await dialog.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+213661223344');
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    const message = (title: string) => page.getByRole('menuitem', { name: title });
    const text = async () =>
      new URL((await message('Confirmed').getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(await message('Absent').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/213661223344\?text=/);
    expect(await text()).toContain(`Bonjour ${name}, votre commande n° ${id}`);
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await eventually(text).toContain(`تم تأكيد طلبكم رقم ${id}`);
    expect(await seriousFindings(page, '[role=menu]')).toEqual([]);

    // and: the language is kept
    await page.reload();
    await dialog.getByRole('button', { name: 'WhatsApp' }).click();
    await eventually(text).toContain('السلام عليكم');
  });

  it('has its call button under the thumb on a phone', async ({ open, shop, office }) => {
    const lastName = `${ownSurname()} Ould Mohamed El Hadj Abderrahmane`;
    const { id } = await placeOrderAt(shop.url, office, { customer: { lastName } });
    const page = await open(`&order=${id}`, { viewport: PHONE, isCalm: true });

    const box = await orderDialog(page, id).getByRole('link', { name: 'Call' }).boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.height - 160);
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(await overflowOf(page)).toBe(0);
    expect(await seriousFindings(page, '[role=dialog]')).toEqual([]);
  });
});
