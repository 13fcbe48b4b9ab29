/** `npm run seed`: the demonstration shop in an empty database; `-- --products 100000` adds products up to that number. */
import { parseArgs } from 'node:util';
import { tell } from '../console';
import { UserFacingError } from '../user-facing-error';
import { withShop } from './with-shop';

const { values } = parseArgs({ options: { products: { type: 'string' } } });

withShop(async (payload) => {
  const wanted = values.products === undefined ? 0 : Number(values.products);
  if (!Number.isSafeInteger(wanted) || wanted < 0) throw new UserFacingError('--products takes a whole number.');
  // Imported here: both read the environment, which is complete only now.
  const [{ seedWhenEmpty }, { fillUpTo }] = await Promise.all([import('../steps/seed'), import('@/seed/bulk')]);
  await seedWhenEmpty({ payload, tell });
  if (wanted > 0) tell(`The shop holds ${await fillUpTo({ payload, products: wanted })} products.`);
});
