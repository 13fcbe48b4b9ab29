/** A model of pages over values that change: a page is made again when what it shows differs, and only then. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forget, setLive } from '@/memory/forget';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { invalidatePendingPages, isCurrent, isUnchanged, traced } from '@/memory/trace';

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

const PRODUCTS = [1, 2, 3, 4];

type Shop = Map<number, { stock: number; price: number }>;

const openShop = (): Shop => new Map(PRODUCTS.map((id) => [id, { stock: 2, price: 1 }]));

/** What a page shows of a product: its price, and whether there are pieces. */
const readShown = (shop: Shop, id: number) =>
  remember({ key: ['shown', id] }, async () => {
    const { stock, price } = await remember({ key: ['product', id] }, async () => {
      showsProducts([id]);
      return { ...(shop.get(id) ?? { stock: 0, price: 0 }) };
    });
    return { price, isInStock: stock > 0 };
  });

async function makePage(shop: Shop, ids: readonly number[]) {
  const { result, trace } = traced(() => Promise.all(ids.map((id) => readShown(shop, id))));
  const text = JSON.stringify(await result);
  return { text, trace: trace() };
}

const change = fc.record({
  id: fc.constantFrom(...PRODUCTS),
  stock: fc.integer({ min: 0, max: 3 }),
  price: fc.integer({ min: 1, max: 2 }),
});

describe('a page', () => {
  it('is still true after changes exactly if it would be made the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(PRODUCTS), fc.array(change, { maxLength: 8 }), async (ids, changes) => {
        setLive(true);
        const shop = openShop();
        const page = await makePage(shop, ids);
        for (const { id, ...values } of changes) {
          shop.set(id, values);
          forget({ aspects: ['stock', 'availability', 'details', 'prices'], products: [id] });
          const now = await makePage(shop, ids);

          const isTrue = page.trace !== null && (isCurrent(page.trace) || (await isUnchanged(page.trace)));

          expect(isTrue).toBe(now.text === page.text);
        }
      }),
    );
  });

  it('is current without any reading until a product that it shows changes, and again once it was compared', async () => {
    const shop = openShop();
    const { trace } = await makePage(shop, [1]);
    if (!trace) throw new Error('It must be kept.');
    expect(isCurrent(trace)).toBe(true);

    forget({ aspects: ['stock'], products: [2] });
    expect(isCurrent(trace)).toBe(true);

    forget({ aspects: ['stock'], products: [1] });
    expect(isCurrent(trace)).toBe(false);
    expect(await isUnchanged(trace)).toBe(true);
    expect(isCurrent(trace)).toBe(true);
  });

  it('is made again if a change overtook it', async () => {
    const made = await traceOf(async (shop) => {
      await readShown(shop, 1);
      sellOut(shop);
    });

    expect(made && (isCurrent(made) || (await isUnchanged(made)))).toBe(false);
  });

  it.each<[string, (shop: Shop) => unknown]>([
    [
      'a value changed between two readings of it',
      async (shop) => {
        await readShown(shop, 1);
        sellOut(shop);
        await readShown(shop, 1);
      },
    ],
    ['something could not be read while it was made', invalidatePendingPages],
    ['changes went unnoticed while it was made', (shop) => readUnnoticed(shop, false)],
    ['changes went unnoticed while it was made, noticed again at its end', (shop) => readUnnoticed(shop, true)],
  ])('is not kept if %s', async (_, make) => {
    expect(await traceOf(make)).toBeNull();
  });

  it('is not kept while changes go unnoticed, nor current afterwards', async () => {
    const shop = openShop();
    const { trace: before } = await makePage(shop, [1]);
    setLive(false);
    const { trace: meanwhile } = await makePage(shop, [1]);

    expect(before && isCurrent(before)).toBe(false);
    expect(before && (await isUnchanged(before))).toBe(false);
    expect(meanwhile).toBeNull();
  });
});

async function traceOf(make: (shop: Shop) => unknown) {
  const shop = openShop();
  const { result, trace } = traced(async () => make(shop));
  await result;
  return trace();
}

function sellOut(shop: Shop): void {
  shop.set(1, { stock: 0, price: 1 });
  forget({ aspects: ['availability'], products: [1] });
}

async function readUnnoticed(shop: Shop, isNoticedAgain: boolean): Promise<void> {
  setLive(false);
  await readShown(shop, 1);
  setLive(isNoticedAgain);
}
