/**
 * SQL: the text that names a product in tables. Its id if it has no reference, or one that looks like an id.
 * @param product an alias of `products`
 */
export function productNameSql(product: string): string {
  return `CASE WHEN ${product}.reference ~ '^#[0-9]+$' THEN '#' || ${product}.id ELSE coalesce(${product}.reference, '#' || ${product}.id) END`;
}
