/** How long a change of many products takes, and who waits for it. */
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { bulkOf } from '../../support/bulk-products';
import { copyProduct } from '../../support/many-products';
import { orderBody, postOrder } from '../../support/orders';
import { productForm, putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const bulk = bulkOf(office);

it('5,000 products change within 10 s and change back, while others read, edit and buy them', async () => {
  const { id } = await createProduct(office, { stock: null });
  const other = await createProduct(office);
  const brand = await office.create<{ id: number }>('tags', { name: `Marque ${randomUUID()}` });
  const ids = await copyProduct(rows, { id, count: 5_000 });
  const change = { price: { percent: 10, round: 10 }, brand: { add: brand.id } };
  const waits: Record<string, number[]> = { read: [], edit: [], buy: [] };
  const timed = async (kind: string, work: () => Promise<unknown>) => {
    const asked = performance.now();
    await work();
    waits[kind]?.push(performance.now() - asked);
  };
  const whileOthersWork = async <T>(work: Promise<T>): Promise<{ value: T; took: number }> => {
    const started = performance.now();
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    const others = ['read', 'edit', 'buy'].map(async (kind) => {
      for (let turn = 0; !isDone; turn++) {
        if (kind === 'read') await timed(kind, () => ask('/api/health/'));
        if (kind === 'edit')
          await timed(kind, () => putProduct(office, other.id, productForm({ title: `Tour ${turn}` })));
        if (kind === 'buy') await timed(kind, () => postOrder(url, orderBody(ids[(turn * 37) % ids.length] ?? 0)));
      }
    });
    const value = await work;
    const took = performance.now() - started;
    await Promise.all(others);
    return { value, took };
  };

  const previewed = await whileOthersWork(bulk.preview({ ids, change }));
  const applied = await whileOthersWork(bulk.apply({ ids, change, plan: previewed.value.plan }));
  const undone = await whileOthersWork(bulk.undo(applied.value.id));

  const slowest = (kind: string) => Math.max(...(waits[kind] ?? []));
  expect(applied.value).toMatchObject({ total: 5_000, changed: 5_000, refused: 0 });
  expect(undone.value).toMatchObject({ undone: 5_000, kept: 0 });
  for (const { took } of [previewed, applied, undone]) expect(took).toBeLessThan(10_000);
  for (const kind of Object.keys(waits)) expect(slowest(kind)).toBeLessThan(1_500);
}, 120_000);
