/** The lines of a quick order, as people paste them from a spreadsheet. */
import { asciiDigits } from '../phone';
import { foldLatin } from '../text';

/** Lines of one request, blank ones not counted. */
export const MAX_QUICK_LINES = 200;
/** Characters of one request. */
export const MAX_QUICK_TEXT = 40_000;

/** Bytes of a spreadsheet's own file. */
export const MAX_LIST_FILE_BYTES = 2_000_000;
/** Characters of a cell; a part number has fewer. */
const MAX_CELL = 100;

/** `short`: fewer pieces in stock than wanted. */
export const QUICK_VERDICTS = ['found', 'replaced', 'several', 'none', 'short'] as const;
export type QuickVerdict = (typeof QUICK_VERDICTS)[number];

export type QuickLine = {
  /** position in the text, from 1; blank lines count */
  line: number;
  /** the number as it was typed, or the whole line if its second cell is not a quantity */
  typed: string;
  /** null if the second cell is not a quantity, as in the head of a table */
  number: string | null;
  quantity: number;
  /** the same line read as a number and a quantity, if the shop knows no number as it was typed; absent if it cannot be */
  split?: SplitLine;
};

/** `isMarked`: a sign such as × says that the quantity is one. Otherwise it may be the end of the number. */
export type SplitLine = { number: string; quantity: number; isMarked: boolean };

/** `sep=;`, which spreadsheets write as the first line. */
const NAMED_SEPARATOR = /^\uFEFF?"?sep=[;,\t|]"?[;,\t|]*$/i;

/** First and second cell of a header row, folded. */
const NUMBER_HEADERS = /^(?:refs?|references?|numeros?|n|articles?)$/;
const QUANTITY_HEADERS = /^(?:qtes?|quantites?|qty|quantity|)$/;

/**
 * Reads `number;quantity`, `number<tab>quantity` and `number` (1 piece). Spaces and commas belong to the number. A header row
 * in front of other lines is passed over.
 */
export function readQuickLines(text: string): QuickLine[] {
  return filledLines(text).map(({ line, position }) => readLine(line, position));
}

/** How many lines a text holds, without reading them: a stranger's may be many. */
export function countQuickLines(text: string): number {
  return filledLines(text).length;
}

function filledLines(text: string): { line: string; position: number }[] {
  const rows = text.split(/\r\n|\r|\n/).map((line, index) => ({ line, position: index + 1 }));
  const [first, ...others] = rows.filter(({ line }) => !isEmpty(line) && !NAMED_SEPARATOR.test(line));
  if (!first) return [];
  return others.length > 0 && isHeader(first.line) ? others : [first, ...others];
}

/**
 * The text of a quick order from the rows of a table, whose first two columns are numbers and quantities. Blank rows stay, so
 * that the positions of lines are those of the rows.
 */
export function quickText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.slice(0, 2).map(cellText).join('\t').trimEnd());
  return lines.join('\n').trimEnd();
}

/** Without what would separate cells or lines. */
function cellText(cell: string): string {
  return cell
    .slice(0, MAX_CELL)
    .toWellFormed()
    .replace(/[;\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A row of an empty table has separators only. */
function isEmpty(line: string): boolean {
  return /^[\s;"\ufeff]*$/.test(line);
}

function isHeader(line: string): boolean {
  const [first = '', second = ''] = cellsOf(line).map(foldLatin);
  return NUMBER_HEADERS.test(first) && QUANTITY_HEADERS.test(second);
}

function readLine(text: string, line: number): QuickLine {
  const [first = '', second = ''] = cellsOf(text);
  const quantity = second === '' ? 1 : readMarked(second);
  if (first === '' || quantity === null) return { line, typed: text.trim(), number: null, quantity: 1 };
  const split = second === '' ? splitLine(first) : null;
  return { line, typed: first, number: first, quantity, ...(split && { split }) };
}

const SIGN = '[x×✕✖*]';
const PIECES = '(?:pi[eè]ces?|pcs?|unit[eé]s?|u)';
const COUNT = String.raw`(\p{Nd}{1,4})`;
/** How people write a quantity behind or in front of a number; the groups are number and quantity, or the other way round. */
const MARKED = [
  { form: new RegExp(String.raw`^(.*\S)\s*(?<![\p{L}\p{N}])${SIGN}\s*${COUNT}$`, 'iu'), isQuantityFirst: false },
  { form: new RegExp(String.raw`^(.*\S)\s*[×✕✖*]\s*${COUNT}$`, 'iu'), isQuantityFirst: false },
  { form: new RegExp(String.raw`^(.*\S)\s+${COUNT}\s*(?:${SIGN}|${PIECES}\.?)$`, 'iu'), isQuantityFirst: false },
  { form: new RegExp(String.raw`^(.*\S)\s*\(\s*${SIGN}?\s*${COUNT}\s*${SIGN}?\s*\)$`, 'iu'), isQuantityFirst: false },
  {
    form: new RegExp(String.raw`^(.*\S)\s+(?:qt[eé]|qty|quantit[eé])\s*[:=]?\s*${COUNT}$`, 'iu'),
    isQuantityFirst: false,
  },
  { form: new RegExp(String.raw`^${COUNT}\s*${SIGN}\s+(\S.*)$`, 'iu'), isQuantityFirst: true },
];
const BARE = new RegExp(String.raw`^(.*\S)\s+${COUNT}$`, 'u');

/** `0020133816 x3`, `0020133816 * 3`, `3x 0020133816`, `0020133816 3`; null for a line that ends and begins otherwise. */
function splitLine(typed: string): SplitLine | null {
  for (const { form, isQuantityFirst } of MARKED) {
    const [, one, other] = form.exec(typed) ?? [];
    const split = asSplit(isQuantityFirst ? other : one, isQuantityFirst ? one : other);
    if (split) return { ...split, isMarked: true };
  }
  const [, number, quantity] = BARE.exec(typed) ?? [];
  const split = asSplit(number, quantity);
  return split && { ...split, isMarked: false };
}

function asSplit(number = '', quantity = ''): Pick<SplitLine, 'number' | 'quantity'> | null {
  const pieces = readQuantity(quantity);
  return pieces === null || foldLatin(number) === '' ? null : { number, quantity: pieces };
}

/** A cell that holds a quantity, also as `x3`, `3x` or `3 pcs`. */
function readMarked(cell: string): number | null {
  const marked = new RegExp(String.raw`^${SIGN}?\s*(.*?)\s*(?:${SIGN}|${PIECES}\.?)?$`, 'iu').exec(cell);
  return readQuantity(marked?.[1] ?? cell);
}

function cellsOf(line: string): string[] {
  return line.replace('\ufeff', '').split(/[;\t]/).map(unquoted);
}

/** Spreadsheets put cells between quotes. */
function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

/**
 * Reads `1000`, and as spreadsheets format it: `1 000`, `2,00`, `2.0`, digits of any script. Three digits after a sign (`1,000`)
 * may be thousands or decimals and are not read.
 * @returns null for anything but a whole number from 1 to 9999
 */
function readQuantity(text: string): number | null {
  const [, whole = ''] = /^(\d{1,4}|\d \d{3})(?:[.,]0{1,2})?$/.exec(asciiDigits(text)) ?? [];
  const quantity = Number(whole.replace(' ', ''));
  return quantity > 0 ? quantity : null;
}

/** A line with a second cell that is not a quantity. */
export function isUnread(typed: string): boolean {
  return /[;\t]/.test(typed);
}
