import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { LOCKS, lockingSql, noteLocks } from '@/database/locks';
import type { InTransaction } from '@/database/transaction';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOCKING = /\bFOR (NO KEY )?UPDATE\b|\bFOR (KEY )?SHARE\b|\bSKIP LOCKED\b|advisory_xact_lock/;

it('locks are taken by one module: no other file writes locking SQL', () => {
  const files = globSync('{src,collections,endpoints}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    LOCKING.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );

  expect(files.map((file) => file.split(path.sep).join('/'))).toEqual(['src/database/locks.ts']);
});

it('a statement that locks inside a larger one does so in the order of ids', () => {
  expect(lockingSql('products', 'p')).toBe('ORDER BY p.id FOR NO KEY UPDATE OF p');
});

const orders = (...ids: number[]) => ['orders', ids] as const;
const products = (...ids: number[]) => ['products', ids] as const;

it.each([
  [
    'orders, then their products, each in the order of ids, are in order',
    [orders(2, 10), products(1, 3), products(7)],
    [],
  ],
  ['a lock that is held already may be taken again at any time', [orders(2, 10), products(1), orders(10, 2)], []],
  [
    'an order after a product, and a smaller id after a larger one, are reported',
    [products(5), orders(1), products(3)],
    ['orders 1 after products 5', 'products 3 after products 5'],
  ],
])('%s', async (_, taken, complaints) => {
  const error = vi.fn();
  const payload = { db: { sessions: { one: {} } }, logger: { error } };
  // Only these parts of a request are used.
  const req = { payload, transactionID: 'one' } as unknown as InTransaction;

  for (const [what, ids] of taken) await noteLocks(req, what, ids);

  expect(error.mock.calls.map(([{ err }]) => err.message)).toEqual(complaints);
});

it('names come before the rows that they guard', () => {
  const order = Object.keys(LOCKS);

  expect(order.indexOf('catalogue')).toBeLessThan(order.indexOf('products'));
  expect(order.indexOf('customer')).toBeLessThan(order.indexOf('orders'));
});
