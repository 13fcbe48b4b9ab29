import { describe, expect, it } from 'vitest';
import { DELIVERY_METHODS, feeCentimes, feeProblem, findRegion, isDeliveryMethod } from '@/domain/delivery/delivery';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { DELIVERY_TIME } from '@/words/fr/orders/delivery';
import { orderWords } from '@/words/fr/orders/orders';
import { sayProblem } from '@/words/say-problem';

describe('delivery', () => {
  it('is promised within a time, written once', () => {
    expect(DELIVERY_TIME).toBe('24 à 48 h');
  });

  it('has a label for each method', () => {
    expect(DELIVERY_METHODS.map((method) => orderWords.delivery[method])).toEqual([
      'Livraison standard',
      'Retrait au bureau du transporteur',
    ]);
  });

  it.each([
    ['standard', true],
    ['desk', true],
    ['express', false],
    ['', false],
    [null, false],
  ])('knows %j as a method: %j', (value, isKnown) => {
    expect(isDeliveryMethod(value)).toBe(isKnown);
  });
});

describe('the fee of a region', () => {
  it.each([
    [{ price: '600.00' }, 60_000],
    [{ price: 123.45 }, 12_345],
    [{ price: 0 }, 0],
    [{ price: 'gratis' }, 0],
    [null, 0],
    [undefined, 0],
  ])('of %j is %j centimes', (region, centimes) => {
    expect(feeCentimes(region)).toBe(centimes);
  });
});

describe('a region', () => {
  const regions = [{ name: 'Alger' }, { name: 'Aïn Defla' }];

  it('is found by its option value, however it is spaced and spelt', () => {
    expect(findRegion(regions, 'aïn-defla')).toBe(regions[1]);
    expect(findRegion(regions, ' AÏN  Defla ')).toBe(regions[1]);
    expect(findRegion(regions, 'oran')).toBeUndefined();
  });
});

describe('the fee of a region', () => {
  const said = (problem: Problem | null) => problem && sayProblem(problem, officeProblemWords);

  it.each([-0.01, -600, Number.NEGATIVE_INFINITY])('has a fee that is not below zero: not %d', (price) => {
    expect(said(feeProblem(price))).toBe('Price cannot be negative');
  });

  it.each([Number.NaN, null, undefined])('has a fee: not %j', (price) => {
    expect(said(feeProblem(price))).toBe('Price is required');
  });

  it('has a fee that sums can hold', () => {
    expect(feeProblem(Number.POSITIVE_INFINITY)).not.toBeNull();
  });

  it.each([0, 600, 600.5])('may cost %d', (price) => {
    expect(feeProblem(price)).toBeNull();
  });
});
