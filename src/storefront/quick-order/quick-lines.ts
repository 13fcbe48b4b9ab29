/** The lines of a quick order on the page. Pure. */
import type { QuickOrderAnswer } from '@/contract/buying';
import type { ListingProduct } from '@/contract/catalogue';
import type { Wanted } from '@/domain/cart-intake';
import { toCentimes, toDinars } from '@/domain/money';

type AnswerLine = QuickOrderAnswer['lines'][number];

export type QuickRow = AnswerLine & {
  /** the product that is wanted; null while there is a choice, or none */
  chosen: ListingProduct | null;
};

export function rowsOf({ lines }: QuickOrderAnswer): QuickRow[] {
  return lines.map((line) => ({ ...line, chosen: line.products.length === 1 ? (line.products[0] ?? null) : null }));
}

export function wantedOf(rows: readonly QuickRow[]): Wanted[] {
  return rows.flatMap(({ chosen, quantity }) =>
    chosen ? [{ product: { ...chosen, image: chosen.main_image }, quantity }] : [],
  );
}

/** Dinars, without delivery. */
export function totalOf(rows: readonly QuickRow[]): number {
  return toDinars(
    rows.reduce((sum, { chosen, quantity }) => sum + (toCentimes(chosen?.price ?? 0) ?? 0) * quantity, 0),
  );
}
