/** SQL for the columns and pictures of products. Pictures are stored by file name. */
import { DOCUMENTS_PATH } from '@/domain/products/documents';
import { MEDIA_PATH } from '@/domain/products/pictures';
import { describeField, type FieldKey, type FieldKind, keysIn, type Place } from '@/domain/products/product-fields';
import { IMAGE_SLOTS } from '@/domain/products/product-rules';

/** The address of a row of `media`; null for no row. */
export function pictureAddressSql(media: string): string {
  return `('${MEDIA_PATH}/' || ${media}.filename)`;
}

/** The address of a row of `documents`. */
function documentAddressSql(document: string): string {
  return `('${DOCUMENTS_PATH}/' || ${document}.filename)`;
}

/** An array of the documents of the product `p`, in the order of its page. @param more further pairs of name and value */
export function documentsSql(more = ''): string {
  return `ARRAY(
      SELECT json_build_object('title', d.title, 'kind', d.kind, 'url', ${documentAddressSql('f')}, 'size', f.filesize::int${more})
      FROM products_documents d JOIN documents f ON f.id = d.file_id WHERE d._parent_id = p.id ORDER BY d._order)`;
}

/** The uploaded pictures of a product's slots by position, as `m1` to `m4`. @param product the alias of `products` */
export function joinSlots(product: string): string {
  return IMAGE_SLOTS.map((n) => `LEFT JOIN media m${n} ON m${n}.id = ${product}.image${n}_id`).join(' ');
}

/** An array of the addresses of a product's uploaded pictures, by position, with nulls; needs `joinSlots`. */
export const SLOT_PICTURES = `ARRAY[${IMAGE_SLOTS.map((n) => pictureAddressSql(`m${n}`)).join(', ')}]`;

/** The address that each slot shows, by position: its picture's, or else the given one. @param product the alias of `products` */
export function slotAddresses(product: string): string[] {
  return IMAGE_SLOTS.map((n) => `COALESCE(${pictureAddressSql(`m${n}`)}, ${product}.image${n}_url)`);
}

/** The driver returns numeric columns as texts. */
const CASTS: Partial<Record<FieldKind, string>> = { amount: 'float8', whole: 'int' };

export function columnsOf(...places: readonly Place[]): string {
  return ['p.id', ...places.flatMap((place) => keysIn(place).map(columnOf))].join(', ');
}

function columnOf(key: FieldKey): string {
  if (describeField(key).kind === 'product') return `p.${key}_id AS ${key}`;
  const cast = CASTS[describeField(key).kind];
  return cast ? `p.${key}::${cast} AS ${key}` : `p.${key}`;
}
