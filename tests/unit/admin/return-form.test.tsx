// @vitest-environment happy-dom
/** 'Decide' assumes no number of pieces, and asks before it moves stock and cash. */
import { expect } from 'vitest';
import { ReturnForm } from '@/admin/packing/parcels/return-form';
import { officeItem, officeOrder } from '../../support/office-samples';
import { all, button, choose, click, dialog, one, says, until } from '../support/dom';
import { it as base } from '../support/office';

const PARCEL = { id: 5, order_id: 7, courier_name: 'Rapide', cod_amount: 3_400 };
const items = [
  officeItem({ id: 'a', quantity: 2, product_title: 'Pompe' }),
  officeItem({ id: 'b', quantity: 1, product_title: 'Joint' }),
];

const selects = () => all('select') as HTMLSelectElement[];
const pieces = (place: number, text: string) => choose(selects()[place] as HTMLSelectElement, text);
const cause = () => click(all('input[type=radio]')[0] as HTMLElement);

const it = base.extend('office', async ({ office }) => {
  office.answer({
    'GET /api/admin/orders/7/': officeOrder(7, { status: 'shipping', items }),
    'POST /api/admin/parcels/5/return/': { id: 5 },
  });
  await office.show(<ReturnForm parcel={PARCEL as never} onFlash={() => {}} />);
  await until(() => selects().length === 2);
  return office;
});

it('has nothing chosen, and sends nothing until every line and the cause are', async ({ office }) => {
  expect(selects().map(({ value }) => value)).toEqual(['', '']);

  await click(button('Decide'));
  await pieces(0, '2');
  await cause();
  await click(button('Decide'));

  expect(all('[role=alertdialog]')).toEqual([]);
  expect(says('Choose for each line how many pieces are sold again.')).toBe(true);
  expect(office.sent()).toEqual([]);
});

it('says what happens to stock, order and cash, and does it only once it is confirmed', async ({ office }) => {
  await pieces(0, '1');
  await pieces(1, '0');
  await cause();
  await click(button('Decide'));

  for (const effect of ['1 piece to the stock', '2 pieces written off', 'Order #7 is cancelled', 'Rapide', '3,400.00'])
    expect(one('[role=alertdialog]').textContent).toContain(effect);
  await click(button('Cancel', dialog()));
  expect(office.sent()).toEqual([]);

  await click(button('Decide'));
  await click(button('Decide', dialog()));
  await until(() => all('[role=alertdialog]').length === 0);
  expect(office.sent().map(({ body }) => body)).toEqual([
    {
      lines: [
        { item_id: 'a', restock: 1 },
        { item_id: 'b', restock: 0 },
      ],
      by_customer: true,
    },
  ]);
});
