/** How the cells of an imported table are read. */
import type { Read } from '../read-number';

const YES = ['true', 'yes', 'y', '1', 'on', 'oui', 'vrai'];
const NO = ['false', 'no', 'n', '0', 'off', 'non', 'faux'];

/** A yes or no, in English or French. */
export function readFlag(cell: string): Read<boolean> {
  const text = cell.trim().toLowerCase();
  if (YES.includes(text)) return { ok: true, value: true };
  return NO.includes(text)
    ? { ok: true, value: false }
    : { ok: false, problem: { code: 'flagUnreadable', values: { text: cell.trim() } } };
}

/** `22/11/2026`, as a French spreadsheet writes it, becomes `2026-11-22`. Any other text is kept. */
export function readDate(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell.trim()) ?? [];
  return year === '' ? cell.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `In stock` and `out-of-stock` become keys of a stock status. */
export function readStockStatus(cell: string): string {
  return cell.toLowerCase().replace(/[\s_-]/g, '');
}

/** The distinct entries of a cell that lists several. */
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
