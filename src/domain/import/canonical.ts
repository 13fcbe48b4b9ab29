import { readNumber } from '../read-number';
import { readDate, readFlag, readList, readStockStatus } from './cells';
import { columnKind, type ProductColumn } from './columns';

/** Whether two cells of a column have the same meaning, however they are written. */
export function meansTheSame(column: ProductColumn, one: string, other: string): boolean {
  return canonical(column, one) === canonical(column, other);
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
