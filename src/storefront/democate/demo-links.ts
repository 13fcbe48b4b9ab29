import type { DemoCategory } from './demo-categories';

export const DEMO_PATH = '/democate';

export function demoHref({ slug }: DemoCategory): string {
  return `${DEMO_PATH}?category=${slug}`;
}

/** A brand of the static browser leads to the listing, which reads both by their names. */
export function demoBrandHref({ brand, category }: { brand: string; category: string }): string {
  return `/products?brand=${encodeURIComponent(brand)}&category=${encodeURIComponent(category)}`;
}
