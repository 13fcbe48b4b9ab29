import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/or-nothing';
import { readCategoryBrands } from '@/catalogue';

/** The brands of a category; null where they cannot be read. Page and metadata share one reading. */
export const loadCategoryBrands = cache((slug: string) => orNothing(read(slug)));

async function read(slug: string) {
  return (await readCategoryBrands({ db: await database(), slug })) ?? ('unknown' as const);
}
