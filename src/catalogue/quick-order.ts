/** Finds the products of a list of part numbers. */
import { findByNumbers, type NumberMatch } from '@/boilers/find-by-numbers';
import type { QuickOrderAnswer } from '@/contract/buying';
import type { ListingProduct } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { partNumberKey } from '@/domain/part-number';
import { type QuickLine, type QuickVerdict, readQuickLines } from '@/domain/quick-order';
import { listingProduct, readRowsById } from './product-rows';
import { readNames } from './taxonomy';

/** Every line with its verdict and its products. A number that occurs twice has two lines. */
export async function quickOrder({ db, text }: { db: Database; text: string }): Promise<QuickOrderAnswer> {
  const lines = readQuickLines(text);
  const matches = await findByNumbers(
    db,
    lines.flatMap(({ number }) => number ?? []),
  );
  const ids = [...new Set([...matches.values()].flat().map(({ id }) => id))];
  const [rows, names] = await Promise.all([readRowsById(db, ids), readNames({ db })]);
  const products = new Map(rows.map((row) => [row.id, listingProduct(row, names)]));
  return {
    lines: lines.map((line) => {
      const found = line.number === null ? [] : (matches.get(partNumberKey(line.number)) ?? []);
      return answerLine(line, found, products);
    }),
  };
}

function answerLine(
  { line, typed, quantity }: QuickLine,
  found: readonly NumberMatch[],
  known: ReadonlyMap<number, ListingProduct>,
): QuickOrderAnswer['lines'][number] {
  // A product may be deleted between the two reads.
  const present = found.filter(({ id }) => known.has(id));
  const products = present.flatMap(({ id }) => known.get(id) ?? []);
  return { line, typed, quantity, verdict: verdictOf(present, products, quantity), products };
}

function verdictOf(
  found: readonly NumberMatch[],
  [product, ...others]: readonly ListingProduct[],
  quantity: number,
): QuickVerdict {
  if (!product) return 'none';
  if (others.length > 0) return 'several';
  if (found[0]?.isReplaced) return 'replaced';
  const isShort = !product.in_stock || (product.stock !== null && product.stock < quantity);
  return isShort ? 'short' : 'found';
}
