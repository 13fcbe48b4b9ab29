import type pg from 'pg';
import { expect } from 'vitest';
import { mailFiles } from '../../support/mails';
import { eventually } from './eventually';
import { feeTo, readOrder, stockOf } from './orders';
import type { WantedPart } from './wanted-part';

type Expected = {
  database: pg.Pool;
  dataDir: string;
  orderId: number;
  part: WantedPart;
  quantity: number;
  guestId: string | null;
};

/** Expects the order in the database with the server's own figures, the pieces taken and the mail on its way. */
export async function expectOrdered({ database, dataDir, orderId, part, quantity, guestId }: Expected): Promise<void> {
  const delivery = await feeTo(database, 'Alger');
  const subtotal = part.price * quantity;
  expect(await readOrder(database, orderId)).toEqual({
    status: 'pending',
    subtotal,
    delivery,
    total: subtotal + delivery,
    guestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    postalCode: 'unset',
    region: 'alger',
    email: 'amine@example.com',
    items: [{ productId: part.id, quantity, price: part.price, total: subtotal }],
  });
  expect((await readOrder(database, orderId)).guestId).toBe(guestId);
  expect(await stockOf(database, part.id)).toBe(part.stock - quantity);
  await eventually(() => mailFiles(dataDir, orderId)).toHaveLength(1);
}
