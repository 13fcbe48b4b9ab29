// @vitest-environment happy-dom
/** 'Make batch' waits for what the courier will refuse, and makes nothing that was not shown first. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSelection } from '@/admin/lib/use-selection';
import { BatchBar } from '@/admin/packing/choose/batch-bar';
import { batchCheckQuery } from '@/admin/packing/queries';
import { couriersQuery } from '@/admin/parcels/queries';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Sent = { courier: number; order_ids: number[]; try?: boolean };
type Pending = { body: Sent; answer: (json: unknown, status?: number) => Promise<void> };

const BODY = { courier: 3, order_ids: [12, 13] };
const CLEAN = { warnings: [], refused: [] };
const WARNED = { warnings: [{ id: 12, messages: ['No commune'] }], refused: [] };

let pending: Pending[] = [];
let made: unknown[] = [];
let client = new QueryClient();
let unmount = () => {};

function Bar() {
  const selection = useSelection();
  return (
    <>
      <button type="button" onClick={() => selection.choose([12, 13], true)}>
        tick
      </button>
      <button type="button" onClick={() => selection.choose([13], false)}>
        untick
      </button>
      <BatchBar selection={selection} onMade={(batch) => made.push(batch)} />
    </>
  );
}

beforeEach(async () => {
  pending = [];
  made = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json({ couriers: [], path }));
    return new Promise((resolve) => {
      pending.push({
        body: JSON.parse(String(init.body)),
        answer: async (json, status = 200) => {
          await act(async () => {
            resolve(Response.json(json, { status }));
            await vi.waitFor(() => Promise.resolve());
          });
          await settle();
        },
      });
    });
  });
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  client.setQueryData(couriersQuery().queryKey, [{ id: 3, name: 'Rapide', active: true }] as never);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Bar />
      </QueryClientProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
  await press('tick');
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const text = () => document.body.textContent ?? '';
const checks = () => pending.filter(({ body }) => body.try);
const makes = () => pending.filter(({ body }) => !body.try);

async function press(label: RegExp | string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.match(label));
  if (!found) throw new Error(`There is no button ${label}.`);
  act(() => found.click());
  await settle();
}

it('a press while the check is under way waits for it, then makes the batch', async () => {
  await press(/^Make batch/);
  expect(makes()).toHaveLength(0);
  expect(text()).toContain('Checking...');

  await checks()[0]?.answer(CLEAN);
  expect(checks()).toHaveLength(1);
  expect(makes().map(({ body }) => body)).toEqual([BODY]);

  await makes()[0]?.answer({ id: 1 }, 201);
  expect(made).toEqual([{ id: 1 }]);
});

it('what the courier will refuse is shown first, and made only by another press', async () => {
  await press(/^Make batch/);
  await checks()[0]?.answer(WARNED);
  expect(text()).toContain('The courier may refuse something of one order');
  expect(text()).toContain('#12: No commune');
  expect(makes()).toHaveLength(0);

  await press(/^Make batch/);
  expect(makes()).toHaveLength(1);
});

it('what was shown is not asked about again, while it is only checked once more', async () => {
  await checks()[0]?.answer(WARNED);
  act(() => void client.invalidateQueries({ queryKey: batchCheckQuery(BODY).queryKey }));
  await settle();
  await press(/^Make batch/);
  expect(makes()).toHaveLength(0);

  await checks()[1]?.answer(WARNED);
  expect(makes()).toHaveLength(1);
});

it('what stays on the screen after others were left out is not asked about again', async () => {
  await checks()[0]?.answer({ warnings: WARNED.warnings, refused: [{ id: 13, message: 'It has a parcel' }] });
  await press('untick');
  expect(text()).toContain('#12: No commune');
  await press(/^Make batch/);

  await checks()[1]?.answer(WARNED);
  expect(makes().map(({ body }) => body.order_ids)).toEqual([[12]]);
});

it('orders that cannot be in a batch are named before it is made', async () => {
  await press(/^Make batch/);
  await checks()[0]?.answer({ warnings: [], refused: [{ id: 13, message: 'It has a parcel' }] });
  expect(text()).toContain('#13: It has a parcel');
  expect(makes()).toHaveLength(0);
});

it('a check that fails makes nothing: the next press checks again', async () => {
  await press(/^Make batch/);
  await checks()[0]?.answer({ message: 'Down' }, 500);
  expect(text()).toContain('The orders could not be checked, and no batch is made before that. Down');
  expect(makes()).toHaveLength(0);

  await press(/^Make batch/);
  expect(makes()).toHaveLength(0);
  await checks()[1]?.answer(CLEAN);
  expect(makes()).toHaveLength(1);
});

it('orders that are unticked meanwhile are in no batch', async () => {
  await press(/^Make batch/);
  await press('untick');
  await checks()[0]?.answer(CLEAN);
  expect(makes()).toHaveLength(0);

  await checks()[1]?.answer(CLEAN);
  expect(makes()).toHaveLength(0);
  await press(/^Make batch \(1\)/);
  expect(makes().map(({ body }) => body.order_ids)).toEqual([[12]]);
});
