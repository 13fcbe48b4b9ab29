import { expect, it } from 'vitest';
import { neighboursOf } from '@/admin/orders/neighbours';

it('are the orders before and after in the list', () => {
  expect(neighboursOf([9, 4, 7], 4)).toEqual({ previous: 9, next: 7, place: 2, count: 3 });
  expect(neighboursOf([9, 4, 7], 9)).toEqual({ previous: null, next: 4, place: 1, count: 3 });
  expect(neighboursOf([9, 4, 7], 7)).toEqual({ previous: 4, next: null, place: 3, count: 3 });
  expect(neighboursOf([9], 4)).toBeNull();
});
