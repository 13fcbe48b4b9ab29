import { findFault } from '@/boilers/read-faults';
import type { FaultAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { listingProduct, readRowsById } from './product-rows';
import { readNames } from './taxonomy';

type FaultQuery = { db: Database; brandSlug: string; code: string };

/** A fault code with the categories and published parts that may help, or null if it is unknown. */
export async function readFault({ db, brandSlug, code }: FaultQuery): Promise<FaultAnswer | null> {
  const fault = await findFault({ db, brandSlug, code });
  if (!fault) return null;
  const { brand_slug, key, categories, parts } = fault;
  const help = await remember({ key: ['fault help', brand_slug, key], aspects: ['faults', 'places'] }, async () => {
    const [rows, names] = await Promise.all([readRowsById(db, parts), readNames({ db })]);
    showsProducts(parts);
    return {
      categories: categories.flatMap((id) => {
        const category = names.categories.get(id);
        return category ? [{ name: category.name, slug: category.slug }] : [];
      }),
      parts: rows.map((row) => listingProduct(row, names)),
    };
  });
  return { ...fault, ...help };
}
