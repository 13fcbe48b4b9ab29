/** The short lists: categories with brands, and delivery regions. */
import type { CategoriesTagsAnswer } from '@/contract/catalogue';
import type { Wilaya } from '@/contract/wilayas';
import type { Database } from '@/database/database';
import { toCentimes, toDecimalString } from '@/domain/money';
import { sortByName } from '@/domain/text';
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
    const { rows } = await db.query<{ id: number; name: string; price: string }>('SELECT id, name, price FROM wilayas');
    return sortByName(rows.map((row) => ({ ...row, price: toDecimalString(toCentimes(row.price) ?? 0) })));
  });
}
