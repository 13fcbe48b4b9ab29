/** Addresses of the pages of boilers and fault codes. Pure. */
import { BOILERS, FAULTS } from './boiler-pages';

/** @param brandSlug as in GET /api/boilers/ */
export function boilerBrandHref(brandSlug: string): string {
  return `${BOILERS}/${encodeURIComponent(brandSlug)}`;
}

export function boilerHref({ brandSlug, slug }: { brandSlug: string; slug: string }): string {
  return `${boilerBrandHref(brandSlug)}/${encodeURIComponent(slug)}`;
}

export function faultBrandHref(brandSlug: string): string {
  return `${FAULTS}/${encodeURIComponent(brandSlug)}`;
}

/** A code in the listing's address: 'saunier-duval/f28'. */
export function faultPath({ brandSlug, key }: { brandSlug: string; key: string }): string {
  return `${brandSlug}/${key}`;
}

/** @param key the code as `faultCodeKey` folds it */
export function faultHref({ brandSlug, key }: { brandSlug: string; key: string }): string {
  return `${faultBrandHref(brandSlug)}/${encodeURIComponent(key)}`;
}
