/** The short lists: categories with brands, and delivery regions. */
import type { CategoriesTagsAnswer, Wilaya } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { readRegions } from '@/delivery/regions';
import { toDecimalString } from '@/domain/money';
import { remember } from './memory/remember';
import { readTaxonomy } from './taxonomy';

/** The category tree and the brands, both in French order. */
export function readCategoriesTags({ db }: { db: Database }): Promise<CategoriesTagsAnswer> {
  return remember({ key: 'categories-tags' }, async () => {
    const { categoryTree, tagList } = await readTaxonomy({ db });
    return { categories: categoryTree, tags: tagList };
  });
}

/** Delivery regions; the fee is a string with two decimals. */
export function readWilayas({ db }: { db: Database }): Promise<Wilaya[]> {
  return remember({ key: 'wilayas', aspects: ['fees'] }, async () => {
    const regions = await readRegions(db);
    return regions.map(({ id, name, feeCentimes }) => ({ id, name, price: toDecimalString(feeCentimes) }));
  });
}
