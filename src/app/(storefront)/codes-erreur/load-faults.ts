import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { readFaults } from '@/boilers/read-faults';
import { showFault } from '@/catalogue';

/** The codes of a brand, or null. Page and metadata share one read. */
export const loadFaultBrand = cache(async (brand: string) => {
  const { brands } = await readFaults({ db: await database(), brand: brand.toLowerCase() });
  return brand === '' ? null : (brands[0] ?? null);
});

/** A code in any spelling, as in the address, or null. */
export const loadFault = cache(async (brandSlug: string, part: string) => {
  const code = decoded(part);
  return code === null ? null : showFault({ db: await database(), brandSlug: brandSlug.toLowerCase(), code });
});

/** Next.js leaves `%20` in the parts of an address as it is. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
