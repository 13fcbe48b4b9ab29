/** The screen of packing, as a clerk uses it. */
import type { Page } from 'playwright-core';
import type { ParcelBatch } from '@/contract/admin/parcels';
import { ordersOf } from '../../../support/admin-orders';
import { json } from '../../../support/api';
import type { BackOffice } from '../../../support/back-office';
import { createCourier } from '../../../support/couriers';
import { parcelsOf } from '../../../support/parcels';
import { dialog } from './back-office';
import { ownSurname, type PlacedOrder } from './office';
import { it as base } from './office-test';

export const SCREEN = '/admin?tab=packing';

/** Confirmed orders of one product each, two at least. */
export const it = base.extend('make', ({ place, office }) => async (count = 2) => {
  const orders: PlacedOrder[] = [];
  for (let made = 0; made < count; made++) {
    const order = await place({ customer: { lastName: ownSurname() }, quantity: 2 });
    await json(await ordersOf(office).move(order.id, { status: 'processing' }));
    orders.push(order);
  }
  return orders as [PlacedOrder, PlacedOrder, ...PlacedOrder[]];
});

export async function makeBatch(office: BackOffice, ids: readonly number[]) {
  const courier = await createCourier(office);
  return { courier, batch: await json<ParcelBatch>(await parcelsOf(office).batch(courier.id, ids), 201) };
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const parcelDialog = (page: Page, order: number) => dialog(page, `Parcel of order #${order}`);
export const tick = (page: Page, order: number) =>
  page.getByRole('checkbox', { name: `Select order #${order}`, exact: true });

let scans = 0;

/**
 * As a hand scanner: no field has the focus, and the keys come at once. They say that they come a second after the last label:
 * keys within half a second, also after the screen has come, may be the rest of one.
 */
export async function scan(page: Page, label: number | string): Promise<void> {
  scans += 1;
  await page.evaluate(
    ([text, later]) => {
      const at = performance.now() + later;
      const press = (key: string, code: string) => {
        const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: at });
        (document.activeElement ?? document.body).dispatchEvent(event);
      };
      for (const key of text) press(key, (/\d/.test(key) ? 'Digit' : 'Key') + key.toUpperCase());
      press('Enter', 'Enter');
    },
    [String(label), scans * 1000] as const,
  );
}
