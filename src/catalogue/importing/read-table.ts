/** An uploaded table as lines of cells, whatever program wrote it. */
import type { TransformOptions } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { CsvError, type Info, type Options, parse } from 'csv-parse';
import { withoutGuard } from '@/domain/csv';
import {
  IMPORT_LINES_MESSAGE,
  MAX_IMPORT_LINES,
  type ProductCells,
  type ProductColumn,
  type ReadHeader,
  readHeader,
} from '@/domain/import/columns';
import { isBlank } from '@/domain/text';

export type TableLine = {
  /** where it begins in the file; the first line is 1 */
  line: number;
  cells: ProductCells;
  /** what is wrong with the line as a whole; null where nothing is */
  problem: string | null;
};

export type ReadTable =
  | { ok: true; lines: TableLine[]; unknownColumns: string[]; notes: string[] }
  | { ok: false; message: string };

/**
 * Reads a table in pieces, so that others are served meanwhile, and keeps of each line what the shop knows. What is larger
 * than any shop's table is refused as soon as that is seen.
 */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  await othersTurn();
  const decoded = decode(bytes);
  if (!decoded.ok) return decoded;
  const { text } = decoded;
  await othersTurn();
  if (hasEndlessLine(text)) return { ok: false, message: IMPORT_LINE_MESSAGE };
  let header: Header | undefined;
  const lines: TableLine[] = [];
  try {
    const parser = parse(parserOptions(text));
    void feed(parser, text);
    // Whoever leaves this loop ends the parser.
    let rows = 0;
    for await (const row of parser as AsyncIterable<Row>) {
      if (++rows > MAX_ROWS) return { ok: false, message: IMPORT_LINES_MESSAGE };
      if (!row.record.some((cell) => !isBlank(cell))) continue;
      if (!header) {
        const read = readHeader(row.record);
        if (!read.ok) return read;
        header = read;
      } else if (lines.length === MAX_IMPORT_LINES) return { ok: false, message: IMPORT_LINES_MESSAGE };
      else lines.push(tableLine(row, header.columns));
    }
  } catch (error) {
    return { ok: false, message: unreadable(error) };
  }
  if (!header) return { ok: false, message: 'The file is empty' };
  if (lines.length === 0)
    return { ok: false, message: 'The file holds no products: there is nothing below its first line' };
  const notes = [...decoded.notes, ...header.notes];
  return { ok: true, lines: onceEach(lines), unknownColumns: header.unknown, notes };
}

type Header = Extract<ReadHeader, { ok: true }>;
type Row = { record: string[]; info: Info };

function parserOptions(text: string): Options & TransformOptions {
  return {
    delimiter: separatorOf(text),
    // Each record comes with where it stands.
    info: true,
    relax_column_count: true,
    // A quote in the middle of a cell is an inch.
    relax_quotes: true,
    max_record_size: MAX_LINE_LENGTH,
    // One piece at a time: what a full buffer holds would be parsed in one turn.
    writableHighWaterMark: 1,
  };
}

/** Characters of a record, or of a line of the file: a description of the greatest length and much beside it. */
const MAX_LINE_LENGTH = 500_000;
const IMPORT_LINE_MESSAGE = `A line of the file is longer than ${MAX_LINE_LENGTH.toLocaleString('en-US')} characters`;

/** Blank lines included, which spreadsheets leave below a table. */
const MAX_ROWS = 3 * MAX_IMPORT_LINES;

/** Goes from the last line end within reach to the next: of millions of lines it looks at a few dozen. */
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

function unreadable(error: unknown): string {
  if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') return IMPORT_LINE_MESSAGE;
  return `This is no valid CSV: ${error instanceof Error ? error.message : 'it cannot be read'}`;
}

/**
 * Characters that the parser gets at once. It makes an error for each line with too many or too few cells, which takes longer
 * than all the rest: some 2 ms for a piece of nothing else.
 */
const PIECE = 100;
/** Milliseconds after which others have their turn. A request needs several turns: with 20 ms each, some waited 200 ms. */
const TURN_MS = 2;

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  let turnEnd = performance.now() + TURN_MS;
  for (let start = 0, end = 0; start < text.length && !parser.destroyed; start = end) {
    end = start + PIECE;
    // The two characters of a line end stay together, and the two units of a character beyond the first 65,536.
    if (/^(?:\r\n|[\ud800-\udbff])/.test(text.slice(end - 1, end + 1))) end++;
    const isTaken = parser.write(text.slice(start, end).replace(/\r\n?/g, '\n'));
    if (!isTaken) await new Promise<void>((resolve) => parser.once('drain', resolve));
    if (performance.now() < turnEnd) continue;
    await othersTurn();
    turnEnd = performance.now() + TURN_MS;
  }
  if (!parser.destroyed) parser.end();
}

type Decoded = { ok: true; text: string; notes: string[] } | { ok: false; message: string };

function decode(bytes: Uint8Array): Decoded {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return { ok: true, text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (bytes.includes(0)) return { ok: false, message: 'This is no CSV file: save the table as "CSV UTF-8"' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    const notes = ['The file is not in UTF-8: it was read as Windows-1252. Look at the accents in the report.'];
    return { ok: true, text: new TextDecoder('windows-1252').decode(bytes), notes };
  }
}

/** Of comma, semicolon and tab the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 10_000))?.[0] ?? '').replace(
    /"(?:[^"]|"")*"/g,
    '',
  );
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).separator;
}

function tableLine({ record, info }: Row, columns: readonly (ProductColumn | null)[]): TableLine {
  const breaks = record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);
  const line = info.lines - breaks;
  const tooMany = record.slice(columns.length).some((cell) => !isBlank(cell));
  const cells: ProductCells = {};
  for (const [index, column] of columns.entries()) {
    const cell = record[index];
    if (column !== null && cell !== undefined && !isBlank(cell)) cells[column] = withoutGuard(cell);
  }
  return {
    line,
    cells,
    problem: tooMany ? `The line has ${record.length} cells, the first line ${columns.length}` : null,
  };
}

/** A product that stands in two lines: the first counts, nobody knows which of them is meant. */
function onceEach(lines: readonly TableLine[]): TableLine[] {
  const first = new Map<string, number>();
  return lines.map((entry) => {
    const { reference, title } = entry.cells;
    // What names no product is none twice; that its title is missing is told with what else it lacks.
    if (reference === undefined && title === undefined) return entry;
    const key = reference === undefined ? `title ${title?.trim()}` : `reference ${reference.trim()}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry.line);
    return earlier === undefined || entry.problem !== null
      ? entry
      : { ...entry, problem: `The same ${reference === undefined ? 'title' : 'reference'} stands in line ${earlier}` };
  });
}
