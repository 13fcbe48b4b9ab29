import { expect, it } from 'vitest';
import { idOfProductName } from '@/boilers/product-name';

it.each([
  ['#12', 12],
  ['#2147483647', 2_147_483_647],
  ['#2147483648', null],
  ['#0', null],
  ['12', null],
  ['#12a', null],
  ['', null],
])('a product named %j has the id %j', (name, id) => {
  expect(idOfProductName(name)).toBe(id);
});
