/** The lines of a quick order on the page. Pure. */
import type { QuickOrderAnswer } from '@/contract/buying';
import type { ListingProduct } from '@/contract/catalogue';
import { isSoldOut } from '@/domain/availability';
import { MAX_ACCOUNT_QUANTITY, totalPrice } from '@/domain/cart';
import { type Intake, quoteIntake, takeIn, type Wanted } from '@/domain/cart-intake';

type AnswerLine = QuickOrderAnswer['lines'][number];

export type QuickRow = AnswerLine & {
  /** the product that is wanted; null while there is a choice, or none */
  chosen: ListingProduct | null;
};

/** A line without a product: unknown, or still to be chosen. */
export type OpenLine = { line: number; typed: string; reason: 'unknown' | 'unchosen' };

export function rowsOf({ lines }: QuickOrderAnswer): QuickRow[] {
  return lines.map((line) => ({ ...line, chosen: line.products.length === 1 ? (line.products[0] ?? null) : null }));
}

export function wantedOf(rows: readonly QuickRow[]): Wanted[] {
  return rows.flatMap(({ chosen, quantity }) =>
    chosen ? [{ product: { ...chosen, image: chosen.main_image }, quantity }] : [],
  );
}

export function openLinesOf(rows: readonly QuickRow[]): OpenLine[] {
  return rows.flatMap(({ line, typed, chosen, products }) =>
    chosen ? [] : [{ line, typed, reason: products.length > 1 ? 'unchosen' : 'unknown' }],
  );
}

/** Pieces of a line that are in stock, at most 99; 0 without a product. */
export function piecesOf({ chosen, quantity }: QuickRow): number {
  if (!chosen || isSoldOut(chosen)) return 0;
  return Math.min(quantity, chosen.stock ?? quantity, MAX_ACCOUNT_QUANTITY);
}

/** Dinars, without delivery, of what is in stock. The stock of a product counts once, however many lines want it. */
export function totalOf(rows: readonly QuickRow[]): number {
  return totalPrice(takeIn([], wantedOf(rows), MAX_ACCOUNT_QUANTITY).items);
}

/** Whether some pieces are in stock and not others. */
export function isShort({ chosen, quantity, verdict }: QuickRow): boolean {
  if (!chosen || isSoldOut(chosen) || typeof chosen.stock !== 'number') return false;
  return verdict === 'short' || chosen.stock < quantity;
}

/** The lines of a quote, a product that occurs twice as one, and what is left out. */
export function quoteOf(rows: readonly QuickRow[]): Intake {
  return quoteIntake(wantedOf(rows));
}
