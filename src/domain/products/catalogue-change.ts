/** What a change in the catalogue may concern, and how it is written in a notification. Pure. */

/**
 * - `stock`: numbers of pieces
 * - `availability`: a product sold out or is back in stock
 * - `details`: anything else that a product's card or page shows
 * - `prices`: which products a price filter finds, and the order by price
 * - `words`: which products a search finds, and the order by title
 * - `places`: which products are in the shop, in which categories and brands, and in which order by date
 * - `names`: categories and brands with their pictures, and the tree
 * - `fees`: delivery regions
 * - `boilers`: models of boilers
 * - `fits`: which products fit which models
 * - `faults`: fault codes
 * - `listed`: the shop's own list of search words
 * - `symptoms`: symptoms of a failing boiler
 * - `settings`: what the owner sets: name, telephones, claims, how orders are taken
 */
const ASPECTS = [
  'stock',
  'availability',
  'details',
  'prices',
  'words',
  'places',
  'names',
  'fees',
  'boilers',
  'fits',
  'faults',
  'listed',
  'symptoms',
  'settings',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** `products`: the ids of the products that changed; null for any number of them. */
export type CatalogueChange = { aspects: readonly Aspect[]; products: readonly number[] | null };

/** `transaction`: the id of the transaction that made the change, by which a repeated announcement is recognised. */
export type Announcement = CatalogueChange & { transaction: string | null };

export const EVERYTHING: CatalogueChange = { aspects: ASPECTS, products: null };

/** A notification has at most 8,000 bytes; more products than these are announced as 'any product'. */
const MAX_PRODUCTS = 500;
const ANY = '*';
const NONE = '-';

/** As the text of a notification: `stock,availability 12,13 TRANSACTION`. */
export function asText({ aspects, products, transaction }: Announcement): string {
  return [aspects.join(',') || NONE, productsText(products), ...(transaction === null ? [] : [transaction])].join(' ');
}

function productsText(products: CatalogueChange['products']): string {
  if (products === null || products.length > MAX_PRODUCTS) return ANY;
  return products.length === 0 ? NONE : products.join(',');
}

/** Reads the text of a notification. Whatever this version does not know may concern everything. */
export function asAnnouncement(text: string | undefined): Announcement {
  const [names = '', ids = ANY, transaction = null] = text?.split(' ') ?? [];
  const aspects = (names === NONE ? [] : names.split(',')).map((name) => ASPECTS.find((aspect) => aspect === name));
  const products = ids === ANY ? null : ids === NONE ? [] : ids.split(',').map(Number);
  const isKnown = aspects.every((aspect) => aspect !== undefined) && (products ?? []).every(Number.isSafeInteger);
  return {
    ...(isKnown ? { aspects: aspects.filter((aspect) => aspect !== undefined), products } : EVERYTHING),
    transaction,
  };
}

const OF_LISTS: readonly Aspect[] = ['places', 'names'];

/** The part of a change by which products come, go or move; null if there is no such part. */
export function listChangeOf({ aspects }: CatalogueChange): CatalogueChange | null {
  const found = aspects.filter((aspect) => OF_LISTS.includes(aspect));
  return found.length > 0 ? { aspects: found, products: [] } : null;
}

/** The rest of it. */
export function withoutListChange<T extends CatalogueChange>(change: T): T {
  return { ...change, aspects: change.aspects.filter((aspect) => !OF_LISTS.includes(aspect)) };
}

/** Both changes as one. The transaction is the first one's. */
export function union<T extends CatalogueChange>(one: T, other: CatalogueChange): T {
  const products =
    one.products === null || other.products === null ? null : [...new Set([...one.products, ...other.products])];
  return { ...one, aspects: [...new Set([...one.aspects, ...other.aspects])], products };
}

/** Whether handling the one change handles the other as well. */
export function covers(one: CatalogueChange, other: CatalogueChange): boolean {
  const ids = one.products && new Set(one.products);
  const hasProducts = ids === null || (other.products?.every((id) => ids.has(id)) ?? false);
  return hasProducts && other.aspects.every((aspect) => one.aspects.includes(aspect));
}
