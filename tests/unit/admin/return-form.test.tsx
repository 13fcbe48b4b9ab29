// @vitest-environment happy-dom
/** 'Decide' assumes no number of pieces, and asks before it moves stock and cash. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderQuery } from '@/admin/orders/queries';
import { ReturnForm } from '@/admin/packing/parcels/return-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PARCEL = { id: 5, order_id: 7, courier_name: 'Rapide', cod_amount: 3_400 };
const ORDER = {
  id: 7,
  status: 'shipping',
  status_mails: [],
  confirmation: { claimed_by: null },
  items: [
    { id: 'a', quantity: 2, product_title: 'Pompe' },
    { id: 'b', quantity: 1, product_title: 'Joint' },
  ],
};

const sent: unknown[] = [];
let unmount = () => {};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ id: 5 });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(7).queryKey, ORDER as never);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <ReturnForm parcel={PARCEL as never} onFlash={() => {}} />
      </QueryClientProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const selects = () => [...document.querySelectorAll('select')];
const dialog = () => document.querySelector('[role=alertdialog]');

function press(label: string, inside: ParentNode = document): void {
  const found = [...inside.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  act(() => found?.click());
}

function choose(place: number, pieces: string): void {
  const select = selects()[place];
  if (!select) throw new Error('There is a line for each item.');
  act(() => {
    select.value = pieces;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const cause = () => act(() => document.querySelector<HTMLInputElement>('input[type=radio]')?.click());

it('has nothing chosen, and sends nothing until every line and the cause are', () => {
  expect(selects().map(({ value }) => value)).toEqual(['', '']);

  press('Decide');
  choose(0, '2');
  cause();
  press('Decide');

  expect(dialog()).toBeNull();
  expect(document.body.textContent).toContain('Choose for each line how many pieces are sold again.');
  expect(sent).toEqual([]);
});

it('says what happens to stock, order and cash, and does it only once it is confirmed', async () => {
  choose(0, '1');
  choose(1, '0');
  cause();
  press('Decide');

  const text = dialog()?.textContent ?? '';
  for (const effect of [
    '1 piece to the stock',
    '2 pieces written off',
    'Order #7 is cancelled',
    'Rapide',
    '3,400.00',
  ]) {
    expect(text).toContain(effect);
  }
  press('Cancel', dialog() ?? document);
  expect(sent).toEqual([]);

  press('Decide');
  await act(async () => {
    press('Decide', dialog() ?? document);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  expect(sent).toEqual([
    {
      lines: [
        { item_id: 'a', restock: 1 },
        { item_id: 'b', restock: 0 },
      ],
      by_customer: true,
    },
  ]);
  await vi.waitFor(() => act(async () => expect(dialog()).toBeNull()));
});
