/**
 * The rows of a CSV file. Not by a library: a parser that meets an unclosed quote joins the following lines or ends, and has no
 * way to go back to the next line.
 */

import type { Separator } from '@/domain/import/separator';
import type { DecodedTable } from '@/domain/import/text-file';
import type { TableRow } from './table-row';

/** Characters of a quoted cell. A quote that is open for longer was never meant to be closed. */
const MAX_QUOTED = 500_000;

type CsvTable = Pick<DecodedTable, 'text' | 'badLines'> & {
  separator: Separator;
  /** where the table begins in the text, and the number of that line */
  start: number;
  line: number;
  /** whether a cell of this column may have several lines */
  mayBreak: (index: number) => boolean;
};

/**
 * Each row with the number of its first line. Where quotes do not delimit whole cells of one row, the line alone is a row with a
 * problem, and reading goes on with the next line.
 */
export function* csvRows({ text, badLines, separator, start, line: first, mayBreak }: CsvTable): Generator<TableRow> {
  let [at, line, width] = [start, first, 0];
  while (at < text.length) {
    const end = endOfLine(text, at);
    const record = quotedRecord(text, { at, end, separator });
    const isRecord = record !== null && (record.lines === 1 || isOneRow(record.cells, { width, mayBreak }));
    if (record && isRecord) {
      width = Math.max(width, record.cells.length);
      const problem = lineProblem(badLines, { line, lines: record.lines });
      yield { line, cells: record.cells.map(markedText), problem };
      at = record.next;
      line += record.lines;
    } else {
      yield { line, cells: text.slice(at, end).split(separator), problem: { code: 'lineQuoteOpen' } };
      at = afterLine(text, end);
      line++;
    }
  }
}

/** `="0012"`, by which other programs keep the zeros of a number, is `0012`. The shop's own files never begin a cell with `=`. */
function markedText(cell: string): string {
  return cell.startsWith('="') ? cell.replace(/^="([^"]*)"$/, '$1') : cell;
}

function lineProblem(
  badLines: ReadonlySet<number>,
  { line, lines }: { line: number; lines: number },
): TableRow['problem'] {
  if (badLines.size === 0) return null;
  for (let bad = line; bad < line + lines; bad++)
    if (badLines.has(bad)) return { code: 'lineNotUtf8', values: { line: bad } };
  return null;
}

/** Lines that a stray quote joins rarely have the cells of one row, and break a cell that has only one line. */
function isOneRow(
  cells: readonly string[],
  { width, mayBreak }: { width: number } & Pick<CsvTable, 'mayBreak'>,
): boolean {
  if (width > 0 && cells.length !== width) return false;
  return cells.every((cell, index) => !cell.includes('\n') || mayBreak(index));
}

type CsvRecord = { cells: string[]; next: number; lines: number };

/** @returns null if a quote is not closed, or not at the end of its cell */
function quotedRecord(
  text: string,
  { at: start, end, separator }: { at: number; end: number; separator: Separator },
): CsvRecord | null {
  const line = text.slice(start, end);
  if (!line.includes('"')) return { cells: line.split(separator), next: afterLine(text, end), lines: 1 };
  const cells: string[] = [];
  let [at, lastLineEnd, lines] = [start, end, 1];
  while (true) {
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1);
      if (close === null) return null;
      const cell = text
        .slice(at + 1, close)
        .replaceAll('""', '"')
        .replace(/\r\n?/g, '\n');
      cells.push(cell);
      lines += cell.split('\n').length - 1;
      at = close + 1;
      while (text[at] === ' ') at++;
      if (close > lastLineEnd) lastLineEnd = endOfLine(text, at);
    } else {
      const [cell = ''] = text.slice(at, lastLineEnd).split(separator, 1);
      cells.push(cell);
      at += cell.length;
    }
    if (at === lastLineEnd) return { cells, next: afterLine(text, at), lines };
    if (text[at] !== separator) return null;
    at++;
  }
}

function closingQuote(text: string, start: number): number | null {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 || at - start > MAX_QUOTED ? null : at;
}

function endOfLine(text: string, at: number): number {
  LINE_END.lastIndex = at;
  return LINE_END.exec(text)?.index ?? text.length;
}

const LINE_END = /[\r\n]/g;

/** Behind the line end at this place. */
function afterLine(text: string, end: number): number {
  return end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
}
