import { findBoiler } from '@/boilers/read-boilers';
import type { FittedFields } from '@/contract/boilers';
import type { BoilerAnswer } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/texts/name-order';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { categoriesOf, LISTING_COLUMNS, listingProduct, type ProductRow } from './product-rows';
import { readNames } from './taxonomy';

type Row = ProductRow & FittedFields;

const PARTS = {
  name: 'boiler-parts',
  text: `
    SELECT ${LISTING_COLUMNS}, f.confidence, f.position, f.qualifier
    FROM fitments f JOIN products p ON p.id = f.product_id
    WHERE f.model_id = $1 AND p.published
    ORDER BY f.confidence, p.stock_status, p.title_folded COLLATE "C", p.id, f.position, f.id`,
};

/** A model with the published parts that fit it, by their first category, verified ones first; null if it is unknown. */
export async function readBoiler({ db, slug }: { db: Database; slug: string }): Promise<BoilerAnswer | null> {
  const boiler = await findBoiler({ db, slug });
  if (!boiler) return null;
  const { categories } = await remember({ key: ['boiler parts', boiler.id], aspects: ['fits', 'places'] }, async () => {
    const [{ rows }, names] = await Promise.all([db.query<Row>({ ...PARTS, values: [boiler.id] }), readNames({ db })]);
    showsProducts(rows.map(({ id }) => id));
    const byCategory = Map.groupBy(rows, (row) => categoriesOf(row, names)[0]);
    return {
      categories: sortByName(
        [...byCategory].flatMap(([category, parts]) =>
          category
            ? [
                {
                  name: category.name,
                  slug: category.slug,
                  products: parts.map((row) => ({
                    ...listingProduct(row, names),
                    confidence: row.confidence,
                    position: row.position,
                    qualifier: row.qualifier,
                  })),
                },
              ]
            : [],
        ),
      ),
    };
  });
  return { ...boiler, categories };
}
