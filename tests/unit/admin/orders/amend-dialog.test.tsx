// @vitest-environment happy-dom
/** An amendment that the server refuses: what can still be done is offered, and what was typed stays. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AmendDialog } from '@/admin/orders/form/amend-dialog';
import { startSession } from '@/client/session/session';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const order = (changes: object) => ({
  id: 7,
  status: 'pending',
  updated_at: '2026-01-01T10:00:00.000Z',
  customer_first_name: 'Amina',
  customer_phone: '0550 12 34 56',
  shipping_region: 'oran',
  delivery_method: 'standard',
  delivery_price: 400,
  total: 1400,
  items: [],
  commune: null,
  parcel: null,
  ...Object.fromEntries(
    ['status_history', 'status_mails', 'notes', 'amendments', 'warnings'].map((list) => [list, []]),
  ),
  confirmation: { state: 'to-confirm', attempts: 0, next_call_at: null, claimed_by: null, calls: [] },
  ...changes,
});
const line = { id: 'i1', product_id: 1, product_title: 'Valve', reference: null, price: 1000, quantity: 1 };

let newest = order({});
let unmount = () => {};

async function refuse(changes: object): Promise<void> {
  newest = order({ ...changes, items: [line], updated_at: '2026-01-01T11:00:00.000Z' });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AmendDialog order={order({ items: [line] }) as never} onFlash={() => {}} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  );
  type('#amend-lastName', 'Benali');
  type('#amend-reason', 'Her new name');
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.querySelector('[role=alert]')).not.toBeNull();
  });
}

function type(field: string, text: string): void {
  const input = document.querySelector(field) as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const alertText = () => document.querySelector('[role=alert]')?.textContent;
const buttons = () => [...document.querySelectorAll('[role=dialog] button')].map(({ textContent }) => textContent);
const lastName = () => (document.querySelector('#amend-lastName') as HTMLInputElement).value;

beforeEach(() => {
  localStorage.clear();
  startSession({ access: 'a', refresh: 'r', user: { id: 1, username: 'u', roles: ['clerk'] } } as never);
  vi.stubGlobal('fetch', async (_: string, { method } = { method: 'GET' }) =>
    method === 'PATCH' ? Response.json({ message: 'Changed', current: newest }, { status: 409 }) : Response.json([]),
  );
});
afterEach(() => {
  unmount();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('says that the order was cancelled meanwhile, keeps what was typed to be read, and offers to close alone', async () => {
  await refuse({ status: 'cancelled' });
  expect(alertText()).toContain('This order is "Cancelled" meanwhile and can no longer be changed.');
  expect(alertText()).not.toContain('save again');
  expect(lastName()).toBe('Benali');
  expect(buttons()).toContain('Close');
  expect(buttons()).not.toContain('Save changes');
});

it('says what to do first if the order was packed meanwhile', async () => {
  await refuse({ status: 'processing', parcel: { state: 'created', courier_name: 'Yalidine' } });
  expect(alertText()).toContain(
    'This order has a parcel with Yalidine. Cancel the parcel before you change the order.',
  );
  expect(buttons()).toContain('Save changes');
});

it('offers to save again what another clerk has changed meanwhile', async () => {
  await refuse({ customer_first_name: 'Nadia' });
  expect(alertText()).toContain('save again');
  expect(lastName()).toBe('Benali');
  expect(buttons()).toContain('Save changes');
});
