/** Reads an uploaded table, whatever program wrote it. */
import type { TransformOptions } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { CsvError, type Info, type Options, parse } from 'csv-parse';
import { withoutGuard } from '@/domain/csv';
import { MAX_IMPORT_LINES, TOO_MANY_LINES } from '@/domain/import/columns';
import type { Cells, ReadHeader } from '@/domain/import/header';
import { decodeTable, separatorOf } from '@/domain/import/text-file';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';

export type TableLine<Column extends string> = {
  /** its first line in the file, counted from 1 */
  line: number;
  cells: Cells<Column>;
  /** what is wrong with the line as a whole, or null */
  problem: Problem | null;
};

export type ReadTable<Column extends string> =
  | {
      ok: true;
      lines: TableLine<Column>[];
      unknownColumns: string[];
      /** how many more columns are unknown */
      unnamedColumns: number;
      isUtf: boolean;
    }
  | { ok: false; problem: Problem };

/** What a table is about. */
export type TableKind<Column extends string> = {
  readHeader: (names: readonly string[]) => ReadHeader<Column>;
  /** the column that names what a line is about, and that name; null for a line that cannot repeat another */
  subjectOf: (cells: Cells<Column>) => { column: Column; name: string } | null;
};

/**
 * Reads a table in pieces, so that other requests are served meanwhile, and keeps the known columns of each line. A file
 * larger than any shop's is refused as soon as that shows.
 */
export async function readTable<Column extends string>(
  bytes: Uint8Array,
  { readHeader, subjectOf }: TableKind<Column>,
): Promise<ReadTable<Column>> {
  await yieldToOthers();
  const decoded = decodeTable(bytes);
  if (decoded === null) return { ok: false, problem: { code: 'importNotCsv' } };
  const { text } = decoded;
  await yieldToOthers();
  if (hasEndlessLine(text)) return { ok: false, problem: LINE_TOO_LONG };
  let header: Header<Column> | undefined;
  const lines: TableLine<Column>[] = [];
  try {
    const parser = parse(parserOptions(text));
    void feed(parser, text);
    // Leaving this loop ends the parser.
    let rows = 0;
    for await (const row of parser as AsyncIterable<Row>) {
      if (++rows > MAX_ROWS) return { ok: false, problem: TOO_MANY_LINES };
      if (!row.record.some((cell) => !isBlank(cell))) continue;
      if (!header) {
        const read = readHeader(row.record);
        if (!read.ok) return read;
        header = read;
      } else if (lines.length === MAX_IMPORT_LINES) return { ok: false, problem: TOO_MANY_LINES };
      else lines.push(tableLine(row, header.columns));
    }
  } catch (error) {
    return { ok: false, problem: parseProblem(error) };
  }
  if (!header) return { ok: false, problem: { code: 'importEmpty' } };
  if (lines.length === 0) return { ok: false, problem: { code: 'importWithoutLines' } };
  const { unknown: unknownColumns, unnamed: unnamedColumns } = header;
  return { ok: true, lines: withoutRepeats(lines, subjectOf), unknownColumns, unnamedColumns, isUtf: decoded.isUtf };
}

type Header<Column extends string> = Extract<ReadHeader<Column>, { ok: true }>;
type Row = { record: string[]; info: Info };

function parserOptions(text: string): Options & TransformOptions {
  return {
    delimiter: separatorOf(text),
    // Each record comes with its line number.
    info: true,
    relax_column_count: true,
    // A quote inside a cell may be the sign for inches.
    relax_quotes: true,
    max_record_size: MAX_LINE_LENGTH,
    // One piece at a time: a full buffer would be parsed in one go.
    writableHighWaterMark: 1,
  };
}

/** Characters of a record, or of a line of the file: more than the longest description and all other cells. */
const MAX_LINE_LENGTH = 500_000;
const LINE_TOO_LONG: Problem = { code: 'importLineTooLong', values: { max: MAX_LINE_LENGTH } };

/** Includes blank lines, which spreadsheets leave below a table. */
const MAX_ROWS = 3 * MAX_IMPORT_LINES;

/** Jumps from the last line end within reach to the next, so it looks at a few dozen of millions of lines. */
function hasEndlessLine(text: string): boolean {
  let start = 0;
  while (text.length - start > MAX_LINE_LENGTH) {
    const reach = text.slice(start, start + MAX_LINE_LENGTH + 1);
    const end = Math.max(reach.lastIndexOf('\n'), reach.lastIndexOf('\r'));
    if (end < 0) return true;
    start += end + 1;
  }
  return false;
}

function parseProblem(error: unknown): Problem {
  if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') return LINE_TOO_LONG;
  return { code: 'importUnreadable', values: { reason: error instanceof Error ? error.message : String(error) } };
}

/**
 * Characters that the parser gets at once. It creates an error for each line with too many or too few cells, which takes
 * longest: about 2 ms for a piece of such lines.
 */
const PIECE = 100;
/** Milliseconds until it yields to other requests. A request needs several turns: with 20 ms each, some waited 200 ms. */
const TURN_MS = 2;

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  let turnEnd = performance.now() + TURN_MS;
  for (let start = 0, end = 0; start < text.length && !parser.destroyed; start = end) {
    end = start + PIECE;
    // Does not split CRLF or a surrogate pair.
    if (/^(?:\r\n|[\ud800-\udbff])/.test(text.slice(end - 1, end + 1))) end++;
    const isTaken = parser.write(text.slice(start, end).replace(/\r\n?/g, '\n'));
    if (!isTaken) await new Promise<void>((resolve) => parser.once('drain', resolve));
    if (performance.now() < turnEnd) continue;
    await yieldToOthers();
    turnEnd = performance.now() + TURN_MS;
  }
  if (!parser.destroyed) parser.end();
}

function tableLine<Column extends string>(
  { record, info }: Row,
  columns: readonly (Column | null)[],
): TableLine<Column> {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
  const line = info.lines - breaks;
  const tooMany = record.slice(columns.length).some((cell) => !isBlank(cell));
  const cells: Cells<Column> = {};
  for (const [index, column] of columns.entries()) {
    const cell = record[index];
    if (column !== null && cell !== undefined && !isBlank(cell)) cells[column] = withoutGuard(cell);
  }
  return {
    line,
    cells,
    problem: tooMany ? { code: 'lineTooManyCells', values: { cells: record.length, columns: columns.length } } : null,
  };
}

/** Marks every line that repeats the subject of an earlier line. */
function withoutRepeats<Column extends string>(
  lines: readonly TableLine<Column>[],
  subjectOf: TableKind<Column>['subjectOf'],
): TableLine<Column>[] {
  const first = new Map<string, number>();
  return lines.map((entry) => {
    const subject = subjectOf(entry.cells);
    if (subject === null) return entry;
    const { column, name } = subject;
    const key = `${column} ${name}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry.line);
    return earlier === undefined || entry.problem !== null
      ? entry
      : { ...entry, problem: { code: 'lineRepeated', values: { column, line: earlier } } };
  });
}
