/** SQL for the addresses of uploaded pictures, which are stored by file name. */
import { MEDIA_PATH } from '@/domain/pictures';
import { IMAGE_SLOTS } from '@/domain/product-rules';

/** The address of a row of `media`; null for no row. */
export function pictureAddressSql(media: string): string {
  return `('${MEDIA_PATH}/' || ${media}.filename)`;
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
