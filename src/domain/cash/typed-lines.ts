/** Lines of a remittance as people type them, or paste them from a spreadsheet: tracking number or order, amount, fee. */
import { readAmount } from '../parcels/amount';
import { orderOfReference } from '../parcels/reference';
import type { Problem } from '../problem';
import { namesTotal } from './file-lines';

/** Amounts are centimes. */
export type TypedLine = { tracking: string | null; orderId: number | null; amount: number; fee: number };

export type TypedLines = { ok: true; lines: TypedLine[] } | { ok: false; problem: Problem };

/** Couriers' tracking numbers are longer. */
const ORDER = /^#\s*\d+$|^\d{1,7}$/;

/**
 * Reads a line for each parcel: cells between tabs or semicolons, or a name and an amount with a space between. Blank lines, a heading and
 * totals are left out. A name that is a number of up to seven digits, or begins with #, is an order's.
 */
export function readTypedLines(text: string): TypedLines {
  const lines: TypedLine[] = [];
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const [name = '', amount = '', fee = ''] = cellsOf(row);
    if (name === '' || namesTotal(name)) continue;
    if (lines.length === 0 && isHeading(amount)) continue;
    const wrong = [amount, fee].find((cell) => centimesOf(cell) === null);
    if (wrong !== undefined)
      return { ok: false, problem: { code: 'lineAmount', values: { line: index + 1, text: wrong } } };
    const orderId = ORDER.test(name) ? orderOfReference(name) : null;
    lines.push({
      tracking: orderId === null ? name : null,
      orderId,
      amount: centimesOf(amount) ?? 0,
      fee: centimesOf(fee) ?? 0,
    });
  }
  return lines.length === 0 ? { ok: false, problem: { code: 'remittanceLinesMissing' } } : { ok: true, lines };
}

function cellsOf(row: string): string[] {
  const separator = ['\t', ';'].find((sign) => row.includes(sign));
  const cells = separator ? row.split(separator) : [/^\s*\S+/.exec(row)?.[0] ?? '', row.replace(/^\s*\S+/, '')];
  return cells.map((cell) => cell.trim());
}

function isHeading(amount: string): boolean {
  return amount !== '' && !/\d/.test(amount);
}

function centimesOf(text: string): number | null {
  const centimes = text === '' ? 0 : readAmount(text);
  return centimes !== null && centimes >= 0 ? centimes : null;
}
