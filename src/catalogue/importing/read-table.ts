/** An uploaded table as lines of cells, whatever program wrote it. */
import { type Info, parse } from 'csv-parse';
import { withoutGuard } from '@/domain/import/cells';
import { type ProductCells, type ProductColumn, readHeader } from '@/domain/import/columns';
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

/** Reads a table in pieces, so that others are served meanwhile. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const decoded = decode(bytes);
  if (!decoded.ok) return decoded;
  const records: Row[] = [];
  try {
    const text = decoded.text.replace(/\r\n?/g, '\n');
    // A quote in the middle of a cell is an inch.
    const parser = parse({ delimiter: separatorOf(text), info: true, relax_column_count: true, relax_quotes: true });
    void feed(parser, text);
    // With `info` each record comes with where it stands.
    for await (const row of parser as AsyncIterable<Row>)
      if (row.record.some((cell) => !isBlank(cell))) records.push(row);
  } catch (error) {
    return {
      ok: false,
      message: `This is no valid CSV: ${error instanceof Error ? error.message : 'it cannot be read'}`,
    };
  }
  const [first, ...rest] = records;
  if (!first) return { ok: false, message: 'The file is empty' };
  const header = readHeader(first.record);
  if (!header.ok) return header;
  if (rest.length === 0)
    return { ok: false, message: 'The file holds no products: there is nothing below its first line' };
  const lines = onceEach(rest.map((row) => tableLine(row, header.columns)));
  return { ok: true, lines, unknownColumns: header.unknown, notes: decoded.notes };
}

type Row = { record: string[]; info: Info };

/** Characters: what is handed to the parser before others have their turn. */
const PIECE = 64_000;

async function feed(parser: ReturnType<typeof parse>, text: string): Promise<void> {
  for (let start = 0; start < text.length && !parser.destroyed; start += PIECE) {
    const isReady = parser.write(text.slice(start, start + PIECE));
    await new Promise<void>((resolve) => (isReady ? setImmediate(resolve) : parser.once('drain', resolve)));
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
    const { reference, title = '' } = entry.cells;
    const key = reference === undefined ? `title ${title.trim()}` : `reference ${reference.trim()}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry.line);
    return earlier === undefined || entry.problem !== null
      ? entry
      : { ...entry, problem: `The same ${reference === undefined ? 'title' : 'reference'} stands in line ${earlier}` };
  });
}
