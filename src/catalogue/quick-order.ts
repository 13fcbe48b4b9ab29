/** Finds the products of a list of part numbers. */
import { findByNumbers, type NumberedProduct } from '@/boilers/find-by-numbers';
import type { QuickOrderAnswer } from '@/contract/buying';
import type { ListingProduct } from '@/contract/catalogue';
import type { Database } from '@/database/database';
import { nameAsTyped } from '@/domain/import/column-kinds';
import { numberAlone } from '@/domain/number-labels';
import { type QuickLine, type QuickVerdict, readQuickLines } from '@/domain/orders/quick-order';
import { isShortOf } from '@/domain/products/availability';
import { partNumberKey, withLostZeros } from '@/domain/search/part-number';
import { listingProduct, readRowsById } from './product-rows';
import { readNames } from './taxonomy';

type Matches = ReadonlyMap<string, NumberedProduct[]>;

/** Every line with its verdict and its products. A number that occurs twice has two lines, which share the stock. */
export async function quickOrder({ db, text }: { db: Database; text: string }): Promise<QuickOrderAnswer> {
  const typed = readQuickLines(text);
  const matches = await findByNumbers(
    db,
    typed
      .flatMap(({ number, split }) => [number ?? [], split?.number ?? []].flat())
      .flatMap((number) => [number, numberAlone(number) ?? number, ...withLostZeros(number)]),
  );
  const lines = typed.map((line) => meantLine(line, matches));
  const ids = [...new Set([...matches.values()].flat().map(({ id }) => id))];
  const [rows, names] = await Promise.all([readRowsById(db, ids), readNames({ db })]);
  const products = new Map(rows.map((row) => [row.id, listingProduct(row, names)]));
  const wanted = new Map<number, number>();
  return { lines: lines.map((line) => answerLine({ line, found: matchesOf(line, matches), known: products, wanted })) };
}

/**
 * The line as a number and a quantity, if the shop does not know it as one number but does know the number in it: the end of a
 * part number is no quantity. A sign such as × makes it a quantity in any case.
 */
function meantLine({ split, ...line }: QuickLine, matches: Matches): QuickLine {
  if (!split) return line;
  const whole = matchesOf(line, matches);
  if (whole.products.length > 0 && !whole.isGuess) return line;
  const asSplit = { ...line, number: split.number, quantity: split.quantity };
  return split.isMarked || matchesOf(asSplit, matches).products.length > 0 ? asSplit : line;
}

type Found = {
  products: readonly NumberedProduct[];
  /** only with zeros that a spreadsheet may have dropped, so the shopper is asked */
  isGuess: boolean;
};

/** A number is taken as it is typed, or else without the labels in front of it. One that a spreadsheet has changed names nothing. */
function matchesOf({ number }: QuickLine, matches: Matches): Found {
  if (number === null || nameAsTyped(number) !== null) return { products: [], isGuess: false };
  const products = matches.get(partNumberKey(number)) ?? matches.get(partNumberKey(numberAlone(number) ?? ''));
  if (products) return { products, isGuess: false };
  return {
    products: withLostZeros(number).flatMap((padded) => matches.get(partNumberKey(padded)) ?? []),
    isGuess: true,
  };
}

type LineOptions = {
  line: QuickLine;
  found: Found;
  known: ReadonlyMap<number, ListingProduct>;
  /** pieces of each product in the lines before; this line is added */
  wanted: Map<number, number>;
};

function answerLine({ line: { line, typed, quantity }, found, known, wanted }: LineOptions) {
  // A product may be deleted between the two reads.
  const present = found.products.filter(({ id }) => known.has(id));
  const products = present.flatMap(({ id }) => known.get(id) ?? []);
  const [product, ...others] = products;
  const isChosen = product !== undefined && others.length === 0 && !found.isGuess;
  const pieces = isChosen ? (wanted.get(product.id) ?? 0) + quantity : quantity;
  if (isChosen) wanted.set(product.id, pieces);
  return {
    line,
    typed,
    quantity,
    verdict: found.isGuess && product ? ('several' as const) : verdictOf(present, products, pieces),
    products,
  };
}

/** @param pieces of the product, up to and with this line */
function verdictOf(
  found: readonly NumberedProduct[],
  [product, ...others]: readonly ListingProduct[],
  pieces: number,
): QuickVerdict {
  if (!product) return 'none';
  if (others.length > 0) return 'several';
  if (found[0]?.isReplaced) return 'replaced';
  return isShortOf(product, pieces) ? 'short' : 'found';
}
