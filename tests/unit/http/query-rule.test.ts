import { expect, it } from 'vitest';
import { isHeavyQuery } from '@/http/query-rule';

const shop = { isForCms: false };
const cms = { isForCms: true };

it('a query is heavy beyond 300 parameters, of one name or of many', () => {
  expect(isHeavyQuery(Array(300).fill('a').join('&'), shop)).toBe(false);
  expect(isHeavyQuery(Array(301).fill('a').join('&'), shop)).toBe(true);
  expect(isHeavyQuery('&'.repeat(300), shop)).toBe(true);
});

it('one parameter may be as long as an address, except where Payload reads it', () => {
  expect(isHeavyQuery(`q=${'x'.repeat(10_000)}`, shop)).toBe(false);
  expect(isHeavyQuery(`a=1&q=${'x'.repeat(2_000)}`, cms)).toBe(true);
  expect(isHeavyQuery(`q=${'x'.repeat(1_900)}`, cms)).toBe(false);
});
