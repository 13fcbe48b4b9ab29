/** Addresses of the pages of boilers. */

export const BOILERS = '/chaudieres';
/** Where the rating plate is, brand by brand. */
export const PLATES = `${BOILERS}/plaque-signaletique`;

/** @param brandSlug as in GET /api/boilers/ */
export function boilerBrandHref(brandSlug: string): string {
  return `${BOILERS}/${encodeURIComponent(brandSlug)}`;
}

export function boilerHref({ brandSlug, slug }: { brandSlug: string; slug: string }): string {
  return `${boilerBrandHref(brandSlug)}/${encodeURIComponent(slug)}`;
}
