import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { readCategoriesTags, readComparable, readComparedProducts } from '@/catalogue';
import type { CategoryEntry, ProductDetail } from '@/contract/catalogue';
import { pathTo } from '@/domain/products/category-tree';
import { findCategory } from '@/storefront/catalogue/state/category-choice';

/** The products that are compared, and those that may be added: of the first one's top category, else of the shop's appliances. */
export async function loadCompared(
  ids: readonly number[],
): Promise<{ chosen: ProductDetail[]; offered: ProductDetail[] }> {
  const db = await database();
  const chosen = await readComparedProducts(db, ids);
  const lists = await orNothing(readCategoriesTags({ db }));
  const tops = topsOf(chosen[0], lists?.categories ?? []);
  const offers = await Promise.all(
    tops.map(({ slug }) => orNothing(readComparable(db, { category: slug, chosen: chosen.map(({ id }) => id) }))),
  );
  return { chosen, offered: offers.flatMap((products) => products ?? []) };
}

/** Without a product: the categories that may hold appliances, which are few. */
function topsOf(product: ProductDetail | undefined, categories: readonly CategoryEntry[]): CategoryEntry[] {
  const [slug] = product?.category_slugs ?? [];
  const category = slug === undefined ? undefined : findCategory(categories, slug);
  const top = category && pathTo(categories, category.id)[0];
  return top ? [top] : [...categories].slice(0, 2);
}
