import type { RelatedProduct } from '@/contract/catalogue';

/** What the card of a similar product shows. It travels with the page. */
export type ShownRelated = Omit<RelatedProduct, 'stock' | 'in_stock'>;

export function shownRelated(product: RelatedProduct): ShownRelated {
  const { id, title, main_image, price, short_description, categories, tags, stock_status, relation_type } = product;
  return { id, title, main_image, price, short_description, categories, tags, stock_status, relation_type };
}
