import type { WilayaValues } from './cells';
import { type FeeColumn, NO_DESK } from './columns';
import type { NumericOverride } from './lines';

/** What a line changes in a column of the table of fees. Null: a blank cell. */
export type FeeChange = { column: FeeColumn; before: string | null; after: string | null };

type Cells = Partial<Record<FeeColumn, string | number | null>>;

/** Amounts in dinars, as the table has them. */
export function wilayaChanges(before: Required<WilayaValues>, after: Required<WilayaValues>): FeeChange[] {
  return changesBetween(wilayaCells(before), wilayaCells(after));
}

export function communeChanges(before: NumericOverride, after: NumericOverride): FeeChange[] {
  return changesBetween(communeCells(before), communeCells(after));
}

function wilayaCells({ price, deskPrice, days }: Required<WilayaValues>): Cells {
  return { home: price, desk: deskPrice, days };
}

function communeCells({ price, desk_price, desk, served }: NumericOverride): Cells {
  return { home: price, desk: desk ? desk_price : NO_DESK, served: served ? 1 : 0 };
}

function changesBetween(before: Cells, after: Cells): FeeChange[] {
  const columns = Object.keys(after) as FeeColumn[];
  return columns.flatMap((column) => {
    const [from, to] = [before[column] ?? null, after[column] ?? null];
    return from === to ? [] : [{ column, before: textOf(from), after: textOf(to) }];
  });
}

function textOf(cell: string | number | null): string | null {
  return cell === null ? null : String(cell);
}
