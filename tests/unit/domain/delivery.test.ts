import { describe, expect, it } from 'vitest';
import { DELIVERY_METHODS, feeCentimes, findRegion, isDeliveryMethod } from '@/domain/delivery';
import { DELIVERY_TIME } from '@/words/fr/delivery';
import { orderWords } from '@/words/fr/orders';

describe('delivery', () => {
  it('is promised within a time, written once', () => {
    expect(DELIVERY_TIME).toBe('24 à 48 h');
  });

  it('has a label for each method', () => {
    expect(DELIVERY_METHODS.map((method) => orderWords.delivery[method])).toEqual(['Livraison standard']);
  });

  it.each([
    ['standard', true],
    ['desk', false],
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
