/** A product as a line of the table: exports write it, imports compare with it. */
import { productNameSql } from '@/boilers/product-name';
import { meansTheSame } from '@/domain/import/canonical';
import { PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from '@/domain/import/columns';
import { plainTextOf } from '@/domain/products/plain-rich-text';
import { type PlainKeysIn, plainAnswer, type RowOf } from '@/domain/products/product-values';
import { columnsOf, joinSlots, SLOT_PICTURES } from '../product-sql';
import { richTextToHtml } from '../rich-text';
import { brandsCell, categoriesCell, type Names } from './names';

export type TableProduct = RowOf<'table'> & {
  id: number;
  /** of uploaded pictures, by position */
  pictures: (string | null)[];
  urls: (string | null)[];
  /** the product that replaces it, as a cell names it */
  successor: string | null;
};

/** SELECT … FROM …, to be continued with WHERE. */
export const SELECT_TABLE_PRODUCTS = `
  SELECT ${columnsOf('table')},
    ${SLOT_PICTURES}
      AS pictures,
    ARRAY[p.image1_url, p.image2_url, p.image3_url, p.image4_url] AS urls,
    (SELECT ${productNameSql('s')} FROM products s WHERE s.id = p.replaced_by_id) AS successor
  FROM products p
  ${joinSlots('p')}`;

/** Empty values are blank cells. A description is plain text if that loses nothing, HTML otherwise. */
export function cellsOf(product: TableProduct, names: Names): Record<ProductColumn, string> {
  const [image_1, image_2, image_3, image_4] = product.pictures.map((picture, index) => picture ?? product.urls[index]);
  return {
    ...plainCells(product),
    description: plainTextOf(product.description) ?? richTextToHtml(product.description),
    categories: categoriesCell(names, product.category_ids),
    brands: brandsCell(names, product.tag_ids),
    replaced_by: product.successor ?? '',
    image_1: image_1 ?? '',
    image_2: image_2 ?? '',
    image_3: image_3 ?? '',
    image_4: image_4 ?? '',
  };
}

function plainCells(product: TableProduct): Record<PlainKeysIn<'table'>, string> {
  const values = Object.entries(plainAnswer('table', product)).map(([key, value]) => [key, String(value ?? '')]);
  // The same keys.
  return Object.fromEntries(values) as Record<PlainKeysIn<'table'>, string>;
}

/**
 * The cells of a line that differ from the product's. Stock differs only if `mayUpdateStock`, as does the status that follows
 * a counted stock: the shop sells while people edit the table.
 */
export function changedCells(
  cells: ProductCells,
  kept: Record<ProductColumn, string>,
  { mayUpdateStock }: { mayUpdateStock: boolean },
): ProductCells {
  const isIgnored = (column: ProductColumn) =>
    !mayUpdateStock && (column === 'stock' || (column === 'stock_status' && kept.stock !== ''));
  return Object.fromEntries(
    PRODUCT_COLUMNS.flatMap((column) => {
      const cell = cells[column];
      if (cell === undefined || isIgnored(column)) return [];
      return meansTheSame(column, cell, kept[column]) ? [] : [[column, cell]];
    }),
  );
}
