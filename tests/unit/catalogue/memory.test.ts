import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Announcement, type Aspect, type CatalogueChange, EVERYTHING } from '@/domain/products/catalogue-change';
import { forget, forgetCommitted, setLive } from '@/memory/forget';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { memory } from '@/memory/state';

beforeEach(() => setLive(true));
afterEach(() => setLive(false));

/** A value whose loads are counted. */
function counted({ key, aspects = [], shows = [] }: { key: string; aspects?: Aspect[]; shows?: number[] }) {
  const loads = { count: 0 };
  const read = () =>
    remember({ key: [key], aspects }, async () => {
      loads.count += 1;
      showsProducts(shows);
      return { load: loads.count };
    });
  return { loads, read };
}

const sale = (...products: number[]): CatalogueChange => ({ aspects: ['stock'], products });
const moved: Announcement = { aspects: ['places'], products: [1], transaction: 'a' };

it('forgets that a name leads to nothing', async () => {
  for (const value of [{ boiler: null }, { boiler: undefined, fault: null }]) {
    let loads = 0;
    const read = () => remember({ key: [JSON.stringify(value)] }, async () => ({ ...value, count: ++loads && null }));
    await read();
    await read();
    expect(loads).toBe(2);
  }
});

it('weighs its keys', async () => {
  const { values } = memory();
  for (let number = 0; number < 1_200; number += 1) {
    await remember({ key: ['search', `${number}`.padEnd(50_000)] }, async () => ({ found: 0 }));
  }

  expect(values.size).toBeLessThan(1_001);
  expect(values.calculatedSize).toBeLessThanOrEqual(100_000_000);
});

describe('a remembered value', () => {
  it.each<[string, CatalogueChange, number]>([
    ['a sale of another product', sale(2), 1],
    ['a sale of a product that it shows', sale(2, 1), 2],
    ['a sale of nobody knows what', { aspects: ['stock'], products: null }, 2],
    ['an edit of a product that it shows', { aspects: ['details'], products: [1] }, 2],
    ['an aspect of its own', { aspects: ['words'], products: [9] }, 2],
    ['an aspect that is not its own', { aspects: ['places', 'names', 'fees', 'prices'], products: [1] }, 1],
    ['everything', EVERYTHING, 2],
  ])('after %s', async (_, change, loads) => {
    const value = counted({ key: 'list', aspects: ['words'], shows: [1] });
    await value.read();

    forget(change);
    await value.read();

    expect(value.loads.count).toBe(loads);
  });

  it('is forgotten with a value that was used for it, however deep, and known before or not', async () => {
    const inner = counted({ key: 'inner', aspects: ['names'], shows: [7] });
    await inner.read();
    let loads = 0;
    const read = () =>
      remember({ key: ['outer'] }, async () => {
        loads += 1;
        return { middle: await remember({ key: ['middle'] }, async () => ({ inner: await inner.read() })) };
      });

    for (const change of [sale(7), { aspects: ['names'], products: [] } satisfies CatalogueChange]) {
      await read();
      const before = loads;
      forget(sale(8));
      await read();
      expect(loads).toBe(before);
      forget(change);
      await read();
      expect(loads).toBe(before + 1);
    }
  });

  it('is loaded once for many readers, and again after a failure', async () => {
    let loads = 0;
    const read = () =>
      remember({ key: ['failing'] }, async () => {
        loads += 1;
        if (loads === 1) throw new Error('away');
        return {};
      });

    expect((await Promise.allSettled([read(), read()])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await Promise.all([read(), read()]);

    expect(loads).toBe(2);
  });

  it('is loaded at each reading while changes go unnoticed', async () => {
    const value = counted({ key: 'list' });
    setLive(false);

    await value.read();
    await value.read();

    expect(value.loads.count).toBe(2);
  });
});

it.each([
  ['not given to later readers if the change concerns it', 1, [1, 2, 2]],
  ['given to later readers and kept if it does not', 2, [1, 1, 1]],
])('a value that is being loaded when something changes is %s', async (_, changed, seen) => {
  const gate = Promise.withResolvers<void>();
  let loads = 0;
  const read = () =>
    remember({ key: ['slow'], aspects: ['names'] }, async () => {
      loads += 1;
      const load = loads;
      showsProducts([1]);
      if (load === 1) await gate.promise;
      return { load };
    });
  const before = read();
  await Promise.resolve();
  forget(sale(changed));
  const after = read();
  gate.resolve();

  expect([await before, await after, await read()].map(({ load }) => load)).toEqual(seen);
});

describe('a change', () => {
  const read = async ({ read: again, loads }: ReturnType<typeof counted>) => {
    await again();
    return loads.count;
  };

  it('that is announced twice is forgotten once: what was read in between stays', async () => {
    const numbers = counted({ key: 'numbers', aspects: ['places'] });
    await read(numbers);
    forgetCommitted(moved);
    expect(await read(numbers)).toBe(2);

    forgetCommitted(moved);

    expect(await read(numbers)).toBe(2);
  });

  it.each<[string, Announcement, Announcement]>([
    ['of another transaction', moved, { ...moved, transaction: 'b' }],
    ['of an unknown transaction', { ...moved, transaction: null }, { ...moved, transaction: null }],
    ['of the same transaction that concerns more', { ...moved, aspects: ['details'] }, moved],
    ['of the same transaction at another product', { ...moved, products: [2] }, moved],
  ])('%s is forgotten by itself', async (_, first, second) => {
    const numbers = counted({ key: 'numbers', aspects: ['places'] });
    forgetCommitted(first);
    expect(await read(numbers)).toBe(1);

    forgetCommitted(second);

    expect(await read(numbers)).toBe(2);
  });
});

it('a long value takes the place of others by its weight', async () => {
  const first = counted({ key: 'first' });
  await first.read();
  await first.read();
  expect(first.loads.count).toBe(1);

  const weigh = ({ length }: { length: number }) => length / 2;
  for (const key of ['long', 'longer']) await remember({ key: [key], weigh }, async () => ({ length: 60_001 }));
  await first.read();

  expect(first.loads.count).toBe(2);
});

it('each kind of remembered value is used at one place, and each place names its kind', () => {
  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/memory/'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(`from '@/memory/remember'`));
  const named = sources.flatMap((source) => [...source.matchAll(/\bkey(?:: | = )\[\s*'([^']+)'/g)]);
  const kinds = named.map(([, kind]) => kind);
  const calls = sources.flatMap((source) => [...source.matchAll(/\bremember(?:Apart)?(?:<\w+>)?\(/g)]);

  // A kind at two places would give one place the other's values.
  expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
  expect(kinds).toHaveLength(calls.length);
});
