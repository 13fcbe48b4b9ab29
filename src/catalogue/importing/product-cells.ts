/** A product as a line of the table: what an export writes, and what an import compares with. */
import type { StockStatus } from '@/domain/availability';
import type { ProductColumn } from '@/domain/import/columns';
import { plainTextOf } from '@/domain/plain-rich-text';
import { joinSlots, SLOT_PICTURES } from '../picture-sql';
import { richTextToHtml } from '../rich-text';
import { brandsCell, categoriesCell, type Names } from './names';

export type TableProduct = {
  id: number;
  reference: string | null;
  title: string;
  short_description: string | null;
  description: unknown;
  price: number | null;
  stock: number | null;
  stock_status: StockStatus;
  published: boolean | null;
  date: Date;
  category_ids: number[];
  tag_ids: number[];
  /** of uploaded pictures, by position */
  pictures: (string | null)[];
  urls: (string | null)[];
};

/** SELECT … FROM …, to be continued with WHERE. */
export const SELECT_TABLE_PRODUCTS = `
  SELECT p.id, p.reference, p.title, p.short_description, p.description, p.price::float8 AS price, p.stock::int AS stock,
    p.stock_status, p.published, p.date, p.category_ids, p.tag_ids,
    ${SLOT_PICTURES}
      AS pictures,
    ARRAY[p.image1_url, p.image2_url, p.image3_url, p.image4_url] AS urls
  FROM products p
  ${joinSlots('p')}`;

/** Blank where the product has nothing to say. A description that plain text cannot hold is HTML. */
export function cellsOf(product: TableProduct, names: Names): Record<ProductColumn, string> {
  const [image_1, image_2, image_3, image_4] = product.pictures.map((picture, index) => picture ?? product.urls[index]);
  return {
    reference: product.reference ?? '',
    title: product.title,
    short_description: product.short_description ?? '',
    description: plainTextOf(product.description) ?? richTextToHtml(product.description),
    price: product.price === null ? '' : String(product.price),
    stock: product.stock === null ? '' : String(product.stock),
    stock_status: product.stock_status,
    published: String(product.published ?? false),
    date: new Date(product.date).toISOString(),
    categories: categoriesCell(names, product.category_ids),
    brands: brandsCell(names, product.tag_ids),
    image_1: image_1 ?? '',
    image_2: image_2 ?? '',
    image_3: image_3 ?? '',
    image_4: image_4 ?? '',
  };
}
