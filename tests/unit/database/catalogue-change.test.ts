import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Announcement,
  type Aspect,
  asAnnouncement,
  asText,
  type CatalogueChange,
  covers,
  EVERYTHING,
  listChangeOf,
  union,
  withoutListChange,
} from '@/domain/products/catalogue-change';
import { concerns } from '@/memory/dependencies';

const aspects = fc.subarray<Aspect>([...EVERYTHING.aspects]);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }));
const change = fc.record<CatalogueChange>({ aspects, products: fc.option(ids) });
const basis = fc.record({ aspects: aspects.map((all) => new Set(all)), products: ids.map((all) => new Set(all)) });

describe('the text of a notification', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(change, fc.option(fc.uuid()), (written, transaction) => {
        const announcement: Announcement = { ...written, transaction };
        expect(asAnnouncement(asText(announcement))).toEqual(announcement);
      }),
    );
  });

  it.each<[string | undefined, Announcement]>([
    ['stock,availability 12,13 a-b', { aspects: ['stock', 'availability'], products: [12, 13], transaction: 'a-b' }],
    ['stock', { aspects: ['stock'], products: null, transaction: null }],
    ['prices,colours 1 a-b', { ...EVERYTHING, transaction: 'a-b' }],
    ['stock x', { ...EVERYTHING, transaction: null }],
    ['', { ...EVERYTHING, transaction: null }],
    [undefined, { ...EVERYTHING, transaction: null }],
  ])('%s is understood', (text, announcement) => {
    expect(asAnnouncement(text)).toEqual(announcement);
  });

  it('fits into a notification, however many products changed', () => {
    const products = Array.from({ length: 5_000 }, (_, index) => 1_000_000 + index);

    expect(asAnnouncement(asText({ ...EVERYTHING, products, transaction: null })).products).toBeNull();
    expect(asText({ ...EVERYTHING, products: products.slice(0, 500), transaction: null }).length).toBeLessThan(8_000);
  });
});

describe('two changes as one', () => {
  it('concern whatever one of them concerns', () => {
    fc.assert(
      fc.property(change, change, basis, (one, other, made) => {
        if (concerns(one, made) || concerns(other, made)) expect(concerns(union(one, other), made)).toBe(true);
        expect(covers(union(one, other), one)).toBe(true);
      }),
    );
  });

  it('of which one covers the other: it concerns whatever the other concerns', () => {
    fc.assert(
      fc.property(change, change, basis, (one, other, made) => {
        if (covers(one, other) && concerns(other, made)) expect(concerns(one, made)).toBe(true);
      }),
    );
  });

  it('are the parts of one: nothing that it concerns is lost', () => {
    fc.assert(
      fc.property(change, basis, (whole, made) => {
        const lists = listChangeOf(whole);
        const parts = concerns(withoutListChange(whole), made) || (lists !== null && concerns(lists, made));
        expect(parts).toBe(concerns(whole, made));
      }),
    );
  });
});
