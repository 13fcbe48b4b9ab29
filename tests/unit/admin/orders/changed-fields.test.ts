import { expect, it } from 'vitest';
import { changedFields } from '@/admin/orders/timeline/changed-fields';

const line = (title: string, quantity: number) => ({ item_id: title, product_id: 1, title, quantity, price: 100 });

it('says what an amendment changed, pieces first and the total last', () => {
  const changes = {
    total: [6650, 21800],
    subtotal: [6250, 21500],
    delivery_price: [400, 300],
    delivery_method: ['standard', 'desk'],
    commune: [null, { code: 1610, name: 'El Biar' }],
    shipping_region: ['oran', 'alger'],
    shipping_wilaya: ['Oran', 'Alger'],
    customer_phone2: ['', '0770 11 22 33'],
    items: [
      [line('Électrode', 2), line('Sonde', 1), line('Joint', 4)],
      [line('Électrode', 3), line('Joint', 4), line('Vanne', 1)],
    ],
  } satisfies Record<string, [unknown, unknown]>;

  expect(changedFields(changes)).toEqual([
    'Électrode: 2 → 3',
    'Sonde: 1 → 0',
    'Vanne: 0 → 1',
    'Second telephone: nothing → 0770 11 22 33',
    'Wilaya: Oran → Alger',
    'Commune: nothing → El Biar',
    'Delivered to: Home → Desk',
    'Delivery: $400.00 → $300.00',
    'Total: $6,650.00 → $21,800.00',
  ]);
});

it('leaves out what was erased with the account', () => {
  expect(changedFields({})).toEqual([]);
});
