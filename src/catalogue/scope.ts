/** Shoppers see published products, the back office all. */
export type Scope = 'published' | 'all';

/** SQL over `products p` */
export function inScope(scope: Scope): string {
  return scope === 'published' ? 'p.published' : 'true';
}
