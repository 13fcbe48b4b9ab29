/** Brands: all of them, and those of one category. */
import type { BrandsAnswer, CategoryBrandsAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { categoriesNamed } from '@/domain/slug';
import { remember } from '@/memory/remember';
import { readTaxonomy } from './taxonomy';

/** All brands in French order, including those without products. */
export function readBrands({ db }: { db: Database }): Promise<BrandsAnswer> {
  return remember({ key: ['brands'] }, async () => {
    const { tagList } = await readTaxonomy({ db });
    return { brands: tagList.map(({ id, name, slug, image_url, count }) => ({ id, name, slug, image_url, count })) };
  });
}

/**
 * The brands of a category and its subcategories in French order, each with its number of products there.
 * @returns null if no category has this slug
 */
export async function readCategoryBrands({
  db,
  slug,
}: {
  db: Database;
  slug: string;
}): Promise<CategoryBrandsAnswer | null> {
  const { answer } = await remember({ key: ['brands of a category', slug], aspects: ['places'] }, async () => {
    const taxonomy = await readTaxonomy({ db });
    const [category] = categoriesNamed([...taxonomy.categories.values()], slug);
    if (!category) return { answer: null };
    const { rows } = await db.query<{ id: number; products: number }>(
      `SELECT unnest(p.tag_ids) AS id, count(*)::int AS products FROM products p
       WHERE p.published AND p.category_path_ids && $1::int[] GROUP BY 1`,
      [[category.id]],
    );
    const counts = new Map(rows.map(({ id, products }) => [id, products]));
    const brands = taxonomy.tagList.flatMap(({ id, name, image_url }) => {
      const products = counts.get(id);
      return products === undefined ? [] : [{ id, name, logo: image_url, product_count: products }];
    });
    return { answer: { category: category.name, brands } };
  });
  return answer;
}
