/**
 * `npm run seed`: the demonstration shop in an empty database; `-- --products 100000 --orders 100000` adds products and
 * orders until there are that many.
 */
import { parseArgs } from 'node:util';
import { tell, UserFacingError } from '../console';
import { runWithShop } from '../open-database';

const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } });

runWithShop(async (payload) => {
  const products = numberOption('products');
  const orders = numberOption('orders');
  // Imported here: they read the environment, which is complete only now.
  const [{ seedWhenEmpty }, { fillUpTo }, { fillOrdersUpTo }] = await Promise.all([
    import('../steps/seed'),
    import('@/seed/bulk'),
    import('@/seed/bulk-orders'),
  ]);
  await seedWhenEmpty({ payload, tell });
  if (products > 0) tell(`The shop holds ${await fillUpTo({ payload, products })} products.`);
  if (orders > 0) tell(`The shop holds ${await fillOrdersUpTo({ payload, orders })} orders.`);
});

function numberOption(name: 'products' | 'orders'): number {
  const number = Number(values[name] ?? 0);
  if (!Number.isSafeInteger(number) || number < 0) throw new UserFacingError(`--${name} takes a whole number.`);
  return number;
}
