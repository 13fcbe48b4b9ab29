/** What people write into the cells of a table, read as the values of a product. */
import type { Read } from '../read-number';

const YES = ['true', 'yes', 'y', '1', 'on', 'oui', 'vrai'];
const NO = ['false', 'no', 'n', '0', 'off', 'non', 'faux'];

/** A yes or no, in English or as a French spreadsheet writes it. */
export function readFlag(cell: string): Read<boolean> {
  const text = cell.trim().toLowerCase();
  if (YES.includes(text)) return { ok: true, value: true };
  return NO.includes(text)
    ? { ok: true, value: false }
    : { ok: false, message: `"${cell.trim()}" is neither true nor false` };
}

/** `22/11/2026` as a French spreadsheet writes it becomes `2026-11-22`; any other text stays as it is. */
export function readDate(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell.trim()) ?? [];
  return year === '' ? cell.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `In stock`, `out-of-stock`: the key that is meant; any other text stays as it is. */
export function readStockStatus(cell: string): string {
  return cell.toLowerCase().replace(/[\s_-]/g, '');
}

/** The entries of a cell that holds several, none twice. */
export function readList(cell: string): string[] {
  const entries = cell.split('|').map((entry) => entry.trim());
  return [...new Set(entries.filter((entry) => entry !== ''))];
}

/** The names along a path: `Parent > Child`. */
export function readPath(entry: string): string[] {
  return entry
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
