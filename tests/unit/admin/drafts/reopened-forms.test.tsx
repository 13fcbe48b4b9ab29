// @vitest-environment happy-dom
/** A form that was open when the page was left is open again when the page is back, with what was typed. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CashScreen } from '@/admin/cash/cash-screen';
import { keepDraft, markOpen } from '@/admin/drafts/kept-drafts';
import { ParcelSection } from '@/admin/orders/parcel/parcel-section';
import { ParcelReturn } from '@/admin/packing/parcels/parcel-return';
import { useRecords } from '@/admin/records/use-records';
import { startSession } from '@/client/session/session';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const PARCEL = { id: 3, order_id: 12, state: 'in_transit', courier_name: 'Yalidine', tracking: null, note: null };
const parcel = { ...PARCEL, courier_word: null, handed_over_at: '2026-01-01T10:00:00Z', cod_amount: 1, return: null };

function NewBrand() {
  const { edited } = useRecords({ queryKey: ['brands'], queryFn: () => [] }, 'brand');
  return edited === 'new' ? <form /> : null;
}

let unmount = () => {};
function show(screen: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <SearchParamsContext value={new URLSearchParams()}>
        <QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>
      </SearchParamsContext>,
    ),
  );
  unmount = () => act(() => root.unmount());
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startSession({ access: 'a', refresh: 'r', user: { id: 1, username: 'u', roles: ['admin'] } } as never);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  unmount();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it.each([
  ['a remittance', <CashScreen key="cash" />, 'remittance', '', { reference: 'R-77' }],
  ['news of a parcel', <ParcelSection key="parcel" order={{ parcel } as never} />, 'parcel', '3', { note: 'Called' }],
  [
    'a return',
    <ParcelReturn key="return" parcel={parcel as never} onFlash={() => {}} />,
    'return',
    '3',
    {},
    '[role=status]',
  ],
  ['a new brand', <NewBrand key="brand" />, 'brand', '', { name: 'Riello' }],
])('%s', (_, screen, form, record, values, open = 'form') => {
  show(screen);
  expect(document.querySelector(open)).toBeNull();
  unmount();

  const name = { owner: 1, form, record };
  keepDraft(name, { base: '', values });
  markOpen(name, true);
  show(screen);
  expect(document.querySelector(open)).not.toBeNull();
});
