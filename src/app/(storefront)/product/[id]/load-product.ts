import { cache } from 'react';
import { database } from '@/app/(storefront)/database';
import { orNothing } from '@/app/(storefront)/reading';
import { showProduct, showProducts, showRelated } from '@/catalogue';
import { type ProductDetail, parseId, RELATED_LIMIT, type RelatedAnswer } from '@/contract/catalogue';
import { NO_FILTERS } from '@/domain/search/listing-filters';

/** The product of an address; null if there is no such product. Page and metadata share one read. */
export const loadProduct = cache(async (idText: string) => {
  const id = parseId(idText);
  return id === null ? null : showProduct({ db: await database(), id });
});

/** Similar products. If they cannot be read, the listing of the product's category takes their place. */
export async function loadRelated(product: ProductDetail): Promise<RelatedAnswer | null> {
  const related = database().then((db) => showRelated({ db, id: product.id, limit: RELATED_LIMIT, boiler: '' }));
  return (await orNothing(related)) ?? (await loadNeighbours(product).catch(() => null));
}

async function loadNeighbours({ id, category_slugs }: ProductDetail): Promise<RelatedAnswer | null> {
  const [category] = category_slugs;
  if (!category) return null;
  const query = { ...NO_FILTERS, categories: [category], limit: RELATED_LIMIT };
  const { products } = await showProducts({ db: await database(), query });
  const related_products = products
    .filter((product) => product.id !== id)
    .slice(0, RELATED_LIMIT)
    .map((product) => ({
      ...product,
      categories: product.categories.map(({ name }) => name),
      tags: product.tags.map(({ name }) => name),
      relation_type: 'category' as const,
    }));
  return { related_products, total_found: related_products.length };
}
