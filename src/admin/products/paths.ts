/** A product's page in the shop. */
export function shopPath(id: number): string {
  return `/product/${id}`;
}

/** A product in the content system's own form, which has the editor of rich text. */
export function cmsPath(id: number): string {
  return `/admin/collections/products/${id}`;
}

export const PICTURE_LIBRARY = '/admin/collections/media';
