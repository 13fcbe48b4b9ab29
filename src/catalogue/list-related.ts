import { findBoiler } from '@/boilers/read-boilers';
import type { RelatedAnswer, RelatedProduct, RelationType } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { isBoilerPart } from '@/domain/boilers/fit-question';
import { remember } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { confidencesFor } from './fit-marks';
import { availability, categoriesOf, LISTING_COLUMNS, type ProductRow, tagsOf } from './product-rows';
import { type Names, readNames } from './taxonomy';

type Related = { answer: RelatedAnswer | null };
type Source = Pick<ProductRow, 'id' | 'category_ids' | 'tag_ids'> & { has_fits: boolean };
type Request = {
  db: Database;
  id: number;
  limit: number;
  /** the slug of a model; '' for none */
  boiler: string;
};

/**
 * Products similar to this one: same first category, then other categories of this one, same brand, the newest. Each occurs once. If it is a part of
 * boilers, those that fit the given model come before all others, in the same order.
 * @returns null if the product is unknown
 */
export async function listRelated(args: Request): Promise<RelatedAnswer | null> {
  const key = ['related', args.id, args.limit, args.boiler] as const;
  const related = await remember<Related>({ key, aspects: ['places', 'fits'] }, async () => ({
    answer: await read(args),
  }));
  return related.answer;
}

async function read({ db, id, limit, boiler }: Request): Promise<RelatedAnswer | null> {
  const [names, model] = await Promise.all([readNames({ db }), findBoiler({ db, slug: boiler })]);
  showsProducts([id]);
  const { rows } = await db.query<Source>(
    `SELECT id, category_ids, tag_ids, EXISTS (SELECT FROM fitments f WHERE f.product_id = p.id) AS has_fits
     FROM products p WHERE id = $1 AND published`,
    [id],
  );
  const source = rows[0];
  if (!source) return null;

  const found: RelatedProduct[] = [];
  const isPart = source.has_fits || isBoilerPart(source.category_ids, names.asking);
  const modelId = isPart ? (model?.id ?? null) : null;
  const relations: [RelationType, string, number[]][] = [
    // A product is of the kind of its first category: an electrode filed under boilers is no alternative to one.
    ['category', 'p.category_path_ids && $3::int[] AND p.category_ids[1] = ($3::int[])[1]', source.category_ids],
    ['category', 'p.category_path_ids && $3::int[]', source.category_ids],
    ['tag', 'p.tag_ids && $3::int[]', source.tag_ids],
    ['general', '$3::int[] IS NOT NULL', []],
  ];
  const fitting = modelId === null ? [] : relations.map((step) => [...step, ofModel(modelId)] as const);
  for (const [relation, where, ids, more = ''] of [...fitting, ...relations]) {
    if (found.length >= limit || (relation !== 'general' && ids.length === 0)) continue;
    const excluded = [id, ...found.map((product) => product.id)];
    const candidates = await db.query<ProductRow>(
      `SELECT ${LISTING_COLUMNS} FROM products p WHERE p.published AND p.id <> ALL($1::int[]) AND ${where} ${more}
       ORDER BY p.date DESC, p.id DESC LIMIT $2`,
      [excluded, limit - found.length, ids],
    );
    found.push(...candidates.rows.map((row) => relatedProduct(row, relation, names)));
  }
  const marks = await confidencesFor({ db, modelId });
  showsProducts(found.map((product) => product.id));
  return { related_products: found.map((product) => ({ ...product, ...marks(product) })), total_found: found.length };
}

/** SQL over `products p`. @param modelId of the database's own */
function ofModel(modelId: number): string {
  return `AND p.id IN (SELECT f.product_id FROM fitments f WHERE f.model_id = ${Number(modelId)})`;
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
