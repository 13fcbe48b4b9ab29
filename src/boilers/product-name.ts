import { MAX_ID } from '@/domain/ids';

/**
 * SQL: the text that names a product in tables. Its id if it has no reference, or one that looks like an id.
 * @param product an alias of `products`
 */
export function productNameSql(product: string): string {
  return `CASE WHEN ${product}.reference ~ '^#[0-9]+$' THEN '#' || ${product}.id ELSE coalesce(${product}.reference, '#' || ${product}.id) END`;
}

/** The id in a name like `#12`; null for a name that is a reference. */
export function idOfProductName(name: string): number | null {
  const [, digits] = /^#(\d{1,10})$/.exec(name) ?? [];
  const id = Number(digits);
  return id >= 1 && id <= MAX_ID ? id : null;
}
