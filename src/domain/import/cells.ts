/** What people write into the cells of a table, read as the values of a product. */

/** What a spreadsheet would take for a formula, behind apostrophes of its own or none. */
const FORMULA = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A cell that no spreadsheet runs: an apostrophe before what it would take for a formula. */
export function withGuard(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

type Read<T> = { ok: true; value: T } | { ok: false; message: string };

/** `1 234`, `1.234.567,50`: groups of three digits with one kind of separator between them, another before the decimals. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?<group>[ .,])\d{3})(?:\k<group>\d{3})*(?:(?!\k<group>)(?<point>[.,])\d+)?$/;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;
/** Thousands or thousandths, unless nothing but zeros stands before. */
const IN_TWO_WAYS = /^-?0*[1-9]\d*(?<separator>[.,])\d{3}$/;

/**
 * A number as people write it: `1 234,50`, `1,234.50`, `1.234,50`, `12500`. A group of three digits behind the only
 * separator could be thousands or thousandths: nobody guesses about a price.
 */
export function readNumber(cell: string): Read<number> {
  const text = cell
    .replace(/(DZD|DA)\s*$/i, '')
    .replace(/[\s\u00A0\u202F']+/g, ' ')
    .trim();
  const { separator } = IN_TWO_WAYS.exec(text)?.groups ?? {};
  if (separator) {
    const name = separator === ',' ? 'comma' : 'point';
    return { ok: false, message: `"${cell.trim()}" can be read in two ways: write it without a ${name}` };
  }
  const { group } = GROUPED.exec(text)?.groups ?? {};
  if (!group && !PLAIN.test(text)) return { ok: false, message: `"${cell.trim()}" is not a number` };
  return { ok: true, value: Number(text.replaceAll(group ?? ' ', '').replace(',', '.')) };
}

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
