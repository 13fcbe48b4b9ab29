// @vitest-environment happy-dom
/** Labels that are scanned on the screen of packing: each is looked up, in its order, and nothing by a part of one. */
import { expect, vi } from 'vitest';
import { Strays } from '@/admin/packing/batches/strays';
import { useBatchTicks } from '@/admin/packing/batches/use-batch-ticks';
import { useScannedParcel } from '@/admin/packing/scan/use-scanned-parcel';
import { all, click, doing, one } from '../support/dom';
import { it as base, type Call, settled } from '../support/office';

const BATCH = {
  id: 5,
  handed_over_at: null,
  parcels: [
    ...[12, 13].map((order) => ({ id: order * 10, order_id: order, state: 'created' })),
    { id: 140, order_id: 14, state: 'cancelled' },
  ],
};

const it = base.extend('packing', async ({ office }) => {
  const [opened, told]: [number[], string[]] = [[], []];
  let ticked: readonly number[] = [];
  // What the server is asked, answered by hand.
  const asked: { path: string; answer: (body: unknown) => void }[] = [];
  const ask = ({ path, query }: Call) =>
    new Promise((answer) => {
      const params = new URLSearchParams(query).toString();
      asked.push({ path: params ? `${path}?${params}` : path, answer });
    });
  office.answer({ 'GET /api/admin/parcels/': ask, 'GET /api/admin/parcel-batches/5/': ask });
  function Screen({ batch }: { batch: number | null }) {
    const ticks = useBatchTicks(batch, ({ text }) => told.push(text));
    ticked = [...ticks.ticked];
    useScannedParcel({
      onFound: async (found, isLast) => {
        if (!(await ticks.tickScanned(found)) && isLast()) opened.push(found.id);
      },
      onRefused: ticks.refuse,
    });
    return (
      <>
        <input id="search" />
        <Strays strays={ticks.strays} onDismiss={ticks.clearStrays} />
      </>
    );
  }
  return {
    ...{ opened, told, asked },
    ticked: () => ticked,
    show: (batch: number | null) => office.show(<Screen batch={batch} />, { role: 'clerk' }),
    /** Answers the oldest question. */
    answer: async (path: string, body: unknown) => {
      await vi.waitFor(() => expect(asked.map((one) => one.path)).toEqual([path]));
      asked.shift()?.answer(body);
      await settled();
    },
  };
});

/** Keys without a pause, at a moment of the page's clock. */
function scan(text: string, at: number, target: Element = document.body): void {
  [...text, 'Enter'].forEach((key, index) => {
    const code = key === 'Enter' ? key : `Digit${key}`;
    const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at + index * 5 });
    target.dispatchEvent(event);
  });
}

const parcelOf = (order: number, batch = 5) => ({
  parcels: [{ id: order * 10, order_id: order, batch_id: batch }],
});
const question = (order: number) => `/api/admin/parcels/?order=${order}&limit=1`;

it('open nothing by what was heard of a label that began before the screen was there', async ({ packing }) => {
  await packing.show(null);
  scan('2', performance.now() + 5);
  await settled();
  expect([packing.asked, packing.opened, packing.told]).toEqual([
    [],
    [],
    ['Only a part of a label was read. Scan it again.'],
  ]);

  scan('12', performance.now() + 1000);
  await packing.answer(question(12), parcelOf(12));
  expect(packing.opened).toEqual([120]);
});

it('open nothing by the rest of a label whose beginning was typed into a field', async ({ packing }) => {
  await packing.show(null);
  const at = performance.now() + 1000;
  const event = new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  one('#search').dispatchEvent(event);
  scan('2', at + 5);
  await settled();
  expect([packing.asked, packing.opened]).toEqual([[], []]);
});

it('are all ticked in a batch, also if they come faster than the answers, and before the batch itself', async ({
  packing,
}) => {
  await packing.show(5);
  const at = performance.now() + 1000;
  scan('12', at);
  scan('13', at + 200);
  await packing.answer(question(12), parcelOf(12));
  await packing.answer('/api/admin/parcel-batches/5/', BATCH);
  await packing.answer(question(13), parcelOf(13));
  expect([packing.ticked(), packing.opened]).toEqual([[120, 130], []]);
});

it('open the last one, if they come faster than the answers', async ({ packing }) => {
  await packing.show(null);
  const at = performance.now() + 1000;
  scan('12', at);
  scan('13', at + 200);
  await packing.answer(question(12), parcelOf(12));
  await packing.answer(question(13), parcelOf(13));
  expect(packing.opened).toEqual([130]);
});

it('that are strays in a batch are said one by one, and what was scanned before and after stays ticked', async ({
  packing,
}) => {
  await packing.show(5);
  const at = performance.now() + 1000;
  scan('12', at);
  await packing.answer(question(12), parcelOf(12));
  await packing.answer('/api/admin/parcel-batches/5/', BATCH);

  // when: twice the same, another batch's, one taken out, one without a parcel, and no number at all
  scan('12', at + 1000);
  await packing.answer(question(12), parcelOf(12));
  scan('99', at + 2000);
  await packing.answer(question(99), parcelOf(99, 7));
  scan('14', at + 3000);
  await packing.answer(question(14), parcelOf(14));
  scan('77', at + 4000);
  await packing.answer(question(77), { parcels: [] });
  await packing.answer('/api/admin/parcels/?tracking=77&limit=1', { parcels: [] });
  await doing(() => scan('000', at + 5000));
  scan('13', at + 6000);
  await packing.answer(question(13), parcelOf(13));

  // then
  const strays = [
    'Order #99 is not in this batch, but in batch 7.',
    'The parcel of order #14 does not wait here: Cancelled.',
    'Order #77 has no parcel.',
    'This label has no number of an order or a parcel.',
  ];
  expect(packing.told).toEqual(['Order #12 ticked.', 'Order #12 is ticked already.', 'Order #13 ticked.']);
  expect([packing.ticked(), packing.opened]).toEqual([[120, 130], []]);
  expect(all('section li').map(({ textContent }) => textContent)).toEqual(strays);
  expect(one('section p').textContent).toBe('4 scanned labels not handed over');

  await click(one('button'));
  expect([all('section li'), packing.ticked()]).toEqual([[], [120, 130]]);
});

it('open parcels beside a batch that the courier has taken', async ({ packing }) => {
  await packing.show(5);
  scan('12', performance.now() + 1000);
  await packing.answer(question(12), parcelOf(12));
  await packing.answer('/api/admin/parcel-batches/5/', { ...BATCH, handed_over_at: '2026-11-28T10:00:00Z' });
  expect(packing.opened).toEqual([120]);
});
