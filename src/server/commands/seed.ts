/**
 * `npm run seed`: the demonstration shop in an empty database; `-- --products 100000 --orders 100000` adds products and
 * orders up to these numbers.
 */
import { parseArgs } from 'node:util';
import { tell, UserFacingError } from '../console';
import { withShop } from './with-shop';

const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } });

withShop(async (payload) => {
  const products = wanted('products');
  const orders = wanted('orders');
  // Imported here: all read the environment, which is complete only now.
  const [{ seedWhenEmpty }, { fillUpTo }, { fillOrdersUpTo }] = await Promise.all([
    import('../steps/seed'),
    import('@/seed/bulk'),
    import('@/seed/bulk-orders'),
  ]);
  await seedWhenEmpty({ payload, tell });
  if (products > 0) tell(`The shop holds ${await fillUpTo({ payload, products })} products.`);
  if (orders > 0) tell(`The shop holds ${await fillOrdersUpTo({ payload, orders })} orders.`);
});

function wanted(name: 'products' | 'orders'): number {
  const number = Number(values[name] ?? 0);
  if (!Number.isSafeInteger(number) || number < 0) throw new UserFacingError(`--${name} takes a whole number.`);
  return number;
}
