import type { RelatedAnswer, RelatedProduct, RelationType } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { availability, categoriesOf, LISTING_COLUMNS, type ProductRow, tagsOf } from './product-rows';
import { type Names, readNames } from './taxonomy';

type Related = { answer: RelatedAnswer | null };
type Source = Pick<ProductRow, 'id' | 'category_ids' | 'tag_ids'>;

/**
 * Products similar to this one: same category first, then same brand, then the newest. Each occurs once.
 * @returns null if the product is unknown
 */
export async function listRelated(args: { db: Database; id: number; limit: number }): Promise<RelatedAnswer | null> {
  const key = ['related', args.id, args.limit] as const;
  const related = await remember<Related>({ key, aspects: ['places'] }, async () => ({ answer: await read(args) }));
  return related.answer;
}

async function read({ db, id, limit }: { db: Database; id: number; limit: number }): Promise<RelatedAnswer | null> {
  const names = await readNames({ db });
  showsProducts([id]);
  const { rows } = await db.query<Source>(
    'SELECT id, category_ids, tag_ids FROM products WHERE id = $1 AND published',
    [id],
  );
  const source = rows[0];
  if (!source) return null;

  const found: RelatedProduct[] = [];
  const steps: [RelationType, string, number[]][] = [
    ['category', 'p.category_path_ids && $3::int[]', source.category_ids],
    ['tag', 'p.tag_ids && $3::int[]', source.tag_ids],
    ['general', '$3::int[] IS NOT NULL', []],
  ];
  for (const [relation, where, ids] of steps) {
    if (found.length >= limit || (relation !== 'general' && ids.length === 0)) continue;
    const excluded = [id, ...found.map((product) => product.id)];
    const candidates = await db.query<ProductRow>(
      `SELECT ${LISTING_COLUMNS} FROM products p WHERE p.published AND p.id <> ALL($1::int[]) AND ${where}
       ORDER BY p.date DESC, p.id DESC LIMIT $2`,
      [excluded, limit - found.length, ids],
    );
    found.push(...candidates.rows.map((row) => relatedProduct(row, relation, names)));
  }
  showsProducts(found.map((product) => product.id));
  return { related_products: found, total_found: found.length };
}

function relatedProduct(row: ProductRow, relation: RelationType, names: Names): RelatedProduct {
  return {
    id: row.id,
    title: row.title,
    main_image: row.main_image,
    price: row.price,
    short_description: row.short_description ?? '',
    categories: categoriesOf(row, names).map((category) => category.name),
    tags: tagsOf(row, names).map((tag) => tag.name),
    ...availability(row),
    relation_type: relation,
  };
}
