import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readFaults } from '@/boilers/read-faults';
import { showFault } from '@/catalogue';
import { decodedPart } from '@/domain/slug';

/** The codes of a brand, in whatever spelling, or null. Page and metadata share one read. */
export const loadFaultBrand = cache(async (part: string) => {
  const brand = decodedPart(part) ?? '';
  const { brands } = await readFaults({ db: await database(), brand });
  return brand === '' ? null : (brands[0] ?? null);
});

/** A code in any spelling, as in the address, or null. */
export const loadFault = cache(async (brandPart: string, part: string) => {
  const [brandSlug, code] = [decodedPart(brandPart), decodedPart(part)];
  return brandSlug === null || code === null ? null : showFault({ db: await database(), brandSlug, code });
});
