import { readNumber } from '../read-number';
import { isBlank } from '../text';
import { readDate, readFlag, readList, readStockStatus } from './cells';
import { columnKind, PRODUCT_COLUMNS, type ProductCells, type ProductColumn } from './columns';

/** Whether two cells of a column have the same meaning, however they are written. */
export function meansTheSame(column: ProductColumn, one: string, other: string): boolean {
  return canonical(column, one) === canonical(column, other);
}

/** The columns whose cells say something in a word or a number: a report shows what they were and what they become. */
const SHORT_KINDS: ReadonlySet<ReturnType<typeof columnKind>> = new Set(['amount', 'whole', 'flag', 'stockStatus']);

/** What a line changes in a column of the table of products. Null: a blank cell. */
export type CellChange = { column: ProductColumn; before: string | null; after: string | null };

/** The changes of short cells, and the other columns that change. */
export function cellChanges(
  changed: ProductCells,
  kept: Record<ProductColumn, string>,
): { short: CellChange[]; others: ProductColumn[] } {
  const columns = PRODUCT_COLUMNS.filter((column) => changed[column] !== undefined);
  const shownCell = (column: ProductColumn, cell = '') => (isBlank(cell) ? null : canonical(column, cell));
  const isShort = (column: ProductColumn) => SHORT_KINDS.has(columnKind(column));
  return {
    short: columns.filter(isShort).map((column) => ({
      column,
      before: shownCell(column, kept[column]),
      after: shownCell(column, changed[column]),
    })),
    others: columns.filter((column) => !isShort(column)),
  };
}

function canonical(column: ProductColumn, cell: string): string {
  switch (columnKind(column)) {
    case 'amount':
    case 'whole':
      return valueOr(readNumber(cell), cell);
    case 'flag':
      return valueOr(readFlag(cell), cell);
    case 'stockStatus':
      return readStockStatus(cell);
    case 'moment': {
      const time = Date.parse(readDate(cell));
      return Number.isNaN(time) ? cell : String(time);
    }
    case 'relations':
      return readList(cell).join('|');
    default:
      return cell.replace(/\r\n?/g, '\n').trim();
  }
}

function valueOr(read: { ok: true; value: number | boolean } | { ok: false }, cell: string): string {
  return read.ok ? String(read.value) : cell;
}
