/** The lines of a quick order on the page. Pure. */
import type { QuickOrderAnswer } from '@/contract/buying';
import type { ListingProduct } from '@/contract/catalogue';
import { type Intake, type LeftReason, quoteIntake, takeIn, type WantedLine } from '@/domain/orders/cart-intake';
import { linesTotal } from '@/domain/orders/priced-lines';
import type { QuickVerdict } from '@/domain/orders/quick-order';
import { isShortOf } from '@/domain/products/availability';

type AnswerLine = QuickOrderAnswer['lines'][number];

export type QuickRow = AnswerLine & {
  /** the product that is wanted; null while there is a choice, or none */
  chosen: ListingProduct | null;
};

/** A line without a product: unknown, or still to be chosen. */
export type OpenLine = { line: number; typed: string; reason: 'unknown' | 'unchosen' };

export function rowsOf({ lines }: QuickOrderAnswer): QuickRow[] {
  return lines.map((line) => ({ ...line, chosen: asksToChoose(line) ? null : (line.products[0] ?? null) }));
}

/** Whether the shopper says which part is meant, or whether it is the only one that is guessed. */
export function asksToChoose({ verdict, products }: Pick<AnswerLine, 'verdict' | 'products'>): boolean {
  return verdict === 'several' || products.length > 1;
}

export function wantedOf(rows: readonly QuickRow[]): WantedLine[] {
  return rows.flatMap(({ chosen, quantity }) =>
    chosen ? [{ product: { ...chosen, image: chosen.main_image }, quantity }] : [],
  );
}

export function openLinesOf(rows: readonly QuickRow[]): OpenLine[] {
  return rows.flatMap(({ line, typed, chosen, products }) =>
    chosen ? [] : [{ line, typed, reason: products.length > 0 ? 'unchosen' : 'unknown' }],
  );
}

export type Share = {
  /** what the line puts into an empty cart */
  pieces: number;
  /** pieces of its product that this line and those before it ask for */
  asked: number;
};

/**
 * The share of each line. Lines of the same product have its stock and the limit of a line together, the first ones first.
 * @param max the most pieces of a line in this buyer's cart
 */
export function sharesOf(rows: readonly QuickRow[], max: number): { row: QuickRow; share: Share }[] {
  const asked = new Map<number, number>();
  let items: Intake['items'] = [];
  return rows.map((row) => {
    const intake = takeIn(items, wantedOf([row]), max);
    items = intake.items;
    const id = row.chosen?.id ?? 0;
    asked.set(id, (asked.get(id) ?? 0) + row.quantity);
    return { row, share: { pieces: intake.added, asked: asked.get(id) ?? 0 } };
  });
}

export type Total = {
  /** without delivery */
  dinars: number;
  /** why it is less than the lines ask for, the limit of a line first */
  cut: 'short' | 'limit' | null;
};

/** What the lines put into an empty cart. */
export function totalOf(rows: readonly QuickRow[], max: number): Total {
  const { items, left } = takeIn([], wantedOf(rows), max);
  const has = (...reasons: LeftReason[]) => left.some(({ reason }) => reasons.includes(reason));
  const cut = has('limit') ? 'limit' : has('short', 'out-of-stock') ? 'short' : null;
  return { dinars: linesTotal(items), cut };
}

/** The verdict on the quantities of the page, which people change. */
export function verdictOf({ chosen, verdict }: QuickRow, { asked }: Share): QuickVerdict {
  if (!chosen || (verdict !== 'found' && verdict !== 'short')) return verdict;
  return isShortOf(chosen, asked) ? 'short' : 'found';
}

/** The lines of a quote, a product that occurs twice as one, and what is left out. */
export function quoteOf(rows: readonly QuickRow[]): Intake {
  return quoteIntake(wantedOf(rows));
}
