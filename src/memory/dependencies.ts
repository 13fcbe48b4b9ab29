/** What a remembered value was made from, and which changes affect it. */
import type { Aspect, CatalogueChange } from '@/domain/products/catalogue-change';

export type Basis = {
  /** aspects that affect it whichever product they are announced for */
  aspects: ReadonlySet<Aspect>;
  /** ids of the products that it shows */
  products: ReadonlySet<number>;
};

/** Aspects that affect only values that show one of the products. */
const SHOWN: readonly Aspect[] = ['stock', 'availability', 'details'];

/** Whether a value with this basis may be stale after the change. */
export function concerns({ aspects, products: changed }: CatalogueChange, basis: Basis): boolean {
  if (aspects.some((aspect) => basis.aspects.has(aspect))) return true;
  if (basis.products.size === 0 || !aspects.some((aspect) => SHOWN.includes(aspect))) return false;
  return changed === null || changed.some((id) => basis.products.has(id));
}

export function joinBases(bases: readonly Basis[]): Basis {
  return {
    aspects: new Set(bases.flatMap(({ aspects }) => [...aspects])),
    products: new Set(bases.flatMap(({ products }) => [...products])),
  };
}
