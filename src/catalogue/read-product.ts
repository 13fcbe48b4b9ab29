import { readProductFacts } from '@/boilers/read-product-facts';
import type { ProductFacts } from '@/contract/boilers';
import type { ProductDetail, ProductDocument } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { isBoilerPart } from '@/domain/boilers/fit-question';
import { hasAttributes } from '@/domain/products/product-attributes';
import { plainAnswer, type RowOf } from '@/domain/products/product-values';
import { remember, rememberText } from '@/memory/remember';
import { showsProducts } from '@/memory/scope';
import { availability, categoriesOf, tagsOf } from './product-rows';
import { columnsOf, documentsSql, joinSlots, slotAddresses } from './product-sql';
import { richTextToHtml } from './rich-text';
import { type Names, readNames } from './taxonomy';

type DetailRow = RowOf<'detail'> &
  RowOf<'attributes'> & {
    id: number;
    main_image: string | null;
    version: string;
    pictures: (string | null)[];
    documents: ProductDocument[];
  };

const STATEMENT = {
  name: 'read-product',
  text: `SELECT ${columnsOf('detail', 'attributes')}, p.main_image, p.updated_at::text AS version, ARRAY[
      ${slotAddresses('p').join(', ')}] AS pictures, ${documentsSql()} AS documents
    FROM products p
    ${joinSlots('p')}
    WHERE p.id = $1 AND p.published`,
};

type Result = { product: ProductDetail | null };

/** One published product, or null. */
export async function readProduct({ db, id }: { db: Database; id: number }): Promise<ProductDetail | null> {
  const found = await remember<Result>({ key: ['product', id] }, async () => {
    showsProducts([id]);
    const [{ rows }, names, facts] = await Promise.all([
      db.query<DetailRow>({ ...STATEMENT, values: [id] }),
      readNames({ db }),
      readProductFacts({ db, id }),
    ]);
    return { product: rows[0] ? { ...detail(rows[0], names), ...facts } : null };
  });
  return found.product;
}

/**
 * The description as safe HTML. Sanitising costs more than reading the row, and a sale does not change the text. The key
 * contains the version that was read, so a concurrent change cannot leave a stale text.
 */
export function descriptionHtml({
  id,
  version,
  description,
}: Pick<DetailRow, 'id' | 'version' | 'description'>): string {
  return rememberText(`${id} ${version}`, () => richTextToHtml(description));
}

function detail(row: DetailRow, names: Names): Omit<ProductDetail, keyof ProductFacts> {
  const categories = categoriesOf(row, names);
  return {
    id: row.id,
    ...plainAnswer('detail', row),
    ...availability(row),
    image: row.main_image,
    image_url: row.main_image,
    documents: row.documents,
    ...(hasAttributes(row) && { attributes: plainAnswer('attributes', row) }),
    images: row.pictures.flatMap((url) => (url ? [{ image_url: url }] : [])),
    description: descriptionHtml(row),
    categories: categories.map((category) => category.name),
    category_slugs: categories.map((category) => category.slug),
    ...(!isBoilerPart(row.category_ids, names.asking) && { asks_fit: false as const }),
    tags: tagsOf(row, names).map((tag) => tag.name),
  };
}
