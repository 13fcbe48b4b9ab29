import { describe, expect, it } from 'vitest';
import { DELIVERY_METHODS, feeCentimes, feeProblem, findRegion, isDeliveryMethod } from '@/domain/delivery/delivery';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { DELIVERY_TIME } from '@/words/fr/orders/delivery';
import { orderWords } from '@/words/fr/orders/orders';
import { sayProblem } from '@/words/say-problem';

it('delivery is promised within a time, and has a label for each method', () => {
  expect(DELIVERY_TIME).toBe('24 à 48 h');
  const labels = DELIVERY_METHODS.map((method) => orderWords.delivery[method]);
  expect(labels).toEqual(['Livraison standard', 'Retrait au bureau du transporteur']);
});

it('the methods of delivery are known, and nothing else', () => {
  expect(['standard', 'desk', 'express', '', null].filter(isDeliveryMethod)).toEqual(['standard', 'desk']);
});

it.each([
  [{ price: '600.00' }, 60_000],
  [{ price: 123.45 }, 12_345],
  [{ price: 0 }, 0],
  [{ price: 'gratis' }, 0],
  [null, 0],
  [undefined, 0],
])('the fee of a region of %j is %j centimes', (region, centimes) => {
  expect(feeCentimes(region)).toBe(centimes);
});

it('a region is found by its option value, however it is spaced and spelt', () => {
  const regions = [{ name: 'Alger' }, { name: 'Aïn Defla' }];

  expect(findRegion(regions, 'aïn-defla')).toBe(regions[1]);
  expect(findRegion(regions, ' AÏN  Defla ')).toBe(regions[1]);
  for (const value of ['oran', '']) expect(findRegion(regions, value)).toBeUndefined();
  expect(findRegion(undefined, 'alger')).toBeUndefined();
});

describe('the fee of a region', () => {
  const said = (problem: Problem | null) => problem && sayProblem(problem, officeProblemWords);

  it.each([
    ...[-0.01, -600, Number.NEGATIVE_INFINITY].map((price) => [price, 'Price cannot be negative'] as const),
    ...[Number.NaN, null, undefined].map((price) => [price, 'Price is required'] as const),
    ...[0, 600, 600.5].map((price) => [price, null] as const),
  ])('%s: %s', (price, problem) => {
    expect(said(feeProblem(price))).toBe(problem);
  });

  it('is one that sums can hold', () => {
    expect(feeProblem(Number.POSITIVE_INFINITY)).not.toBeNull();
  });
});
