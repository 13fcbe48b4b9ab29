/** The short lists: categories with brands, and delivery regions. */
import type { CategoriesTagsAnswer, Commune, Wilaya } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { readCommunes as readCommuneFees } from '@/delivery/commune-fees';
import { type DeliveryRegion, readRegions } from '@/delivery/regions';
import { remember } from '@/memory/remember';
import { readTaxonomy } from './taxonomy';

/** The category tree and the brands, both in French order. */
export function readCategoriesTags({ db }: { db: Database }): Promise<CategoriesTagsAnswer> {
  return remember({ key: ['categories and brands'] }, async () => {
    const { categoryTree, tagList } = await readTaxonomy({ db });
    return { categories: categoryTree, tags: tagList };
  });
}

/** Delivery regions in French order. */
export function readWilayas({ db }: { db: Database }): Promise<Wilaya[]> {
  return remember({ key: ['wilayas'], aspects: ['fees'] }, async () => {
    const regions = await readRegions(db);
    return regions.map(shownRegion);
  });
}

/**
 * The communes of a region in French order, with their fees after overrides; empty for a region that is not an official wilaya.
 * @returns null if there is no such region
 */
export async function readCommunes({ db, id }: { db: Database; id: number }): Promise<Commune[] | null> {
  const regions = await readWilayas({ db });
  if (!regions.some((region) => region.id === id)) return null;
  return remember({ key: ['communes', id], aspects: ['fees'] }, async () => {
    const region = (await readRegions(db)).find((one) => one.id === id);
    const communes = region ? await readCommuneFees(db, region) : [];
    return communes.map(({ commune: { code, name, nameAr, postalCode }, fees }) => ({
      code,
      name,
      name_ar: nameAr,
      postal_code: postalCode,
      ...fees,
    }));
  });
}

function shownRegion({ updatedAt: _, ...region }: DeliveryRegion): Wilaya {
  return region;
}
