/** Which filter choices are offered: those that find products, and those that are chosen. Pure. */

/** Numbers of products by key: a category's slug, a brand's name. */
export type FacetCounts = ReadonlyMap<string, number>;

type Category = { slug: string; product_count: number; children: readonly Category[] };

/**
 * The category tree without branches that would find nothing, each category with its number of products.
 * @param counts null: as the entries say
 */
export function offeredCategories<T extends Category>(
  categories: readonly T[],
  { counts, chosen }: { counts: FacetCounts | null; chosen: readonly string[] },
): T[] {
  return categories.flatMap((category) => {
    const children = offeredCategories(category.children, { counts, chosen });
    const product_count = counts ? (counts.get(category.slug) ?? 0) : category.product_count;
    const isOffered = product_count > 0 || children.length > 0 || chosen.includes(category.slug);
    return isOffered ? [{ ...category, children, product_count }] : [];
  });
}

/** The same for brands, chosen by name. */
export function offeredBrands<T extends { name: string; product_count: number }>(
  brands: readonly T[],
  { counts, chosen }: { counts: FacetCounts | null; chosen: readonly string[] },
): T[] {
  return brands.flatMap((brand) => {
    const product_count = counts ? (counts.get(brand.name) ?? 0) : brand.product_count;
    return product_count > 0 || chosen.includes(brand.name) ? [{ ...brand, product_count }] : [];
  });
}
