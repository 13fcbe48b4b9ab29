// @vitest-environment happy-dom
/** 'Make batch' waits for what the courier will refuse, and makes nothing that was not shown first. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { type Selection, useSelection } from '@/admin/lib/use-selection';
import { BatchBar } from '@/admin/packing/choose/batch-bar';
import { NoCourier } from '@/admin/packing/choose/no-courier';
import { batchCheckQuery } from '@/admin/packing/queries';
import { all, button, doing, says, until } from '../support/dom';
import { it as base, type Call, settled } from '../support/office';

type Pending = { body: Record<string, unknown>; answer: (json: unknown, status?: number) => Promise<void> };

const BODY = { courier: 3, order_ids: [12, 13] };
const CLEAN = { warnings: [], refused: [] };
const WARNED = { warnings: [{ id: 12, messages: ['No commune'] }], refused: [] };
const REFUSED = [{ id: 13, message: 'It has a parcel' }];

/** Does something, and waits until what it started has been read. */
async function settle(action: () => unknown): Promise<void> {
  await doing(action);
  await settled();
}

const it = base.extend('bar', async ({ office }) => {
  const [pending, made]: [Pending[], unknown[]] = [[], []];
  let [selection, client]: [Selection | null, QueryClient | null] = [null, null];
  function Bar() {
    selection = useSelection();
    client = useQueryClient();
    return <BatchBar selection={selection} onMade={(batch) => made.push(batch)} />;
  }
  office.answer({
    'GET /api/admin/couriers/': { couriers: [{ id: 3, name: 'Rapide', active: true }] },
    'POST /api/admin/parcel-batches/': ({ body }: Call) =>
      new Promise((resolve) =>
        pending.push({ body, answer: (json, status = 200) => settle(() => resolve(Response.json(json, { status }))) }),
      ),
  });
  await office.show(<Bar />);
  const choose = (ids: readonly number[], isChosen = true) => settle(() => selection?.choose(ids, isChosen));
  await choose(BODY.order_ids);
  await until(() => pending.length === 1);
  return {
    choose,
    made,
    press: () => settle(() => button(/^(Make batch|Checking)/).click()),
    checkAgain: () => settle(() => client?.invalidateQueries({ queryKey: batchCheckQuery(BODY).queryKey })),
    checks: () => pending.filter(({ body }) => body.try),
    makes: () => pending.filter(({ body }) => !body.try),
  };
});

it('a press while the check is under way waits for it, then makes the batch', async ({ bar }) => {
  await bar.press();
  expect(bar.makes()).toHaveLength(0);
  expect(says('Checking...')).toBe(true);

  await bar.checks()[0]?.answer(CLEAN);
  expect(bar.checks()).toHaveLength(1);
  expect(bar.makes().map(({ body }) => body)).toEqual([BODY]);

  await bar.makes()[0]?.answer({ id: 1 }, 201);
  expect(bar.made).toEqual([{ id: 1 }]);
});

it('what the courier will refuse is shown first, and made only by another press', async ({ bar }) => {
  await bar.press();
  await bar.checks()[0]?.answer(WARNED);
  expect(says('The courier may refuse something of one order')).toBe(true);
  expect(says('#12: No commune')).toBe(true);
  expect(bar.makes()).toHaveLength(0);

  await bar.press();
  expect(bar.makes()).toHaveLength(1);
});

it('what was shown is not asked about again, while it is only checked once more', async ({ bar }) => {
  await bar.checks()[0]?.answer(WARNED);
  await bar.checkAgain();
  await bar.press();
  expect(bar.makes()).toHaveLength(0);

  await bar.checks()[1]?.answer(WARNED);
  expect(bar.makes()).toHaveLength(1);
});

it('what stays on the screen after others were left out is not asked about again', async ({ bar }) => {
  await bar.checks()[0]?.answer({ warnings: WARNED.warnings, refused: REFUSED });
  await bar.choose([13], false);
  expect(says('#12: No commune')).toBe(true);
  await bar.press();

  await bar.checks()[1]?.answer(WARNED);
  expect(bar.makes().map(({ body }) => body.order_ids)).toEqual([[12]]);
});

it('orders that cannot be in a batch are named before it is made', async ({ bar }) => {
  await bar.press();
  await bar.checks()[0]?.answer({ warnings: [], refused: REFUSED });
  expect(says('#13: It has a parcel')).toBe(true);
  expect(bar.makes()).toHaveLength(0);
});

it('a check that fails makes nothing: the next press checks again', async ({ bar }) => {
  await bar.press();
  await bar.checks()[0]?.answer({ message: 'Down' }, 500);
  expect(says('The orders could not be checked, and no batch is made before that. Down')).toBe(true);
  expect(bar.makes()).toHaveLength(0);

  await bar.press();
  expect(bar.makes()).toHaveLength(0);
  await bar.checks()[1]?.answer(CLEAN);
  expect(bar.makes()).toHaveLength(1);
});

it('orders that are unticked meanwhile are in no batch', async ({ bar }) => {
  await bar.press();
  await bar.choose([13], false);
  await bar.checks()[0]?.answer(CLEAN);
  expect(bar.makes()).toHaveLength(0);

  await bar.checks()[1]?.answer(CLEAN);
  expect(bar.makes()).toHaveLength(0);
  await bar.press();
  expect(bar.makes().map(({ body }) => body.order_ids)).toEqual([[12]]);
});

it('a batch has as many orders as the call takes, and no more', async ({ bar }) => {
  await bar.choose(Array.from({ length: 500 }, (_, index) => index + 12));
  expect([says('A batch has at most 500 orders.'), all('button', 'Make batch (500)').length]).toEqual([false, 1]);
  await bar.choose([1]);
  expect(says('A batch has at most 500 orders.')).toBe(true);
});

base.for([
  ['admin', 'Add the courier that takes your parcels, then make the first batch.', 1],
  ['clerk', 'Ask the admin to add the courier that takes your parcels.', 0],
] as const)('without a courier the %s is told what to do', async ([role, text, links], { office }) => {
  await office.show(<NoCourier />, { role });
  expect(says(text)).toBe(true);
  expect(all('a', 'Add a courier')).toHaveLength(links);
});
