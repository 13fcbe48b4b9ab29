// @vitest-environment happy-dom
/** A courier's file of statuses is applied as it was tried: columns that were changed since are tried first. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportDialog } from '@/admin/packing/reports/report-dialog';
import { couriersQuery } from '@/admin/parcels/queries';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const TRIED = {
  read_as: { encoding: 'utf-8', separator: ',' },
  columns: [
    { heading: 'Tracking', field: 'tracking' },
    { heading: 'Statut', field: 'status' },
    { heading: 'Votre code', field: null },
  ],
  sample: [['YAL-1', 'Livré', '1042']],
  unread_names: ['Votre code'],
  lines: [{ line: 2, reference: 'YAL-1', typed: [], verdict: 'updated', message: 'From created to delivered' }],
};

/** Answers every request with the verdicts. */
class AnsweringRequest {
  status = 200;
  responseText = JSON.stringify(TRIED);
  upload = {};
  onload = () => {};
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = () => 'application/json';
  abort(): void {}
  send(): void {
    setTimeout(() => this.onload());
  }
}

let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(couriersQuery().queryKey, [{ id: 3, name: 'Rapide' }] as never);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <ReportDialog onClose={() => {}} />
      </QueryClientProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
const isReady = (label: string) => button(label)?.getAttribute('aria-disabled') !== 'true' && !button(label)?.disabled;

it('does not apply columns that were not tried, and names the column that may be the order', async () => {
  const field = document.querySelector<HTMLInputElement>('#report-file');
  const transfer = { 0: new File(['x'], 'states.csv'), length: 1 };
  Object.defineProperty(field, 'files', { value: transfer, configurable: true });
  act(() => void field?.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => act(() => expect(isReady('Apply')).toBe(true)));
  expect(document.body.textContent).toContain('Not read: Votre code.');

  choose(2, 'reference');
  expect(isReady('Apply')).toBe(false);

  choose(2, '');
  expect(isReady('Apply')).toBe(true);

  choose(2, 'reference');
  act(() => button('Try with these columns')?.click());
  await vi.waitFor(() => act(() => expect(isReady('Apply')).toBe(true)));
});

function choose(column: number, name: string): void {
  const select = [...document.querySelectorAll<HTMLSelectElement>('li select')][column];
  if (!select) throw new Error(`Column ${column} has a select.`);
  act(() => {
    select.value = name;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
