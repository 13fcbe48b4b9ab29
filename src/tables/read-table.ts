/** Reads an uploaded table, whatever program wrote it. */
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ColumnKinds } from '@/domain/import/column-kinds';
import { MAX_IMPORT_LINES, TOO_MANY_LINES } from '@/domain/import/columns';
import type { Cells, ReadHeader } from '@/domain/import/header';
import {
  type ColumnChoice,
  type ColumnQuestion,
  SAMPLE_LINES,
  type TableHead,
  tableHead,
} from '@/domain/import/map-columns';
import type { ReadAs } from '@/domain/import/read-as';
import type { Problem } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { type OpenTable, openTable } from './open-table';
import { mayBreakAt, rowCells } from './row-cells';
import type { TableRow } from './table-row';
import { readXlsxApart } from './xlsx-apart';

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
      readAs: ReadAs;
      head: TableHead<Column>;
    }
  /** `question`: which columns hold what is missing; null if no answer would help */
  | { ok: false; problem: Problem; question: ColumnQuestion<Column> | null };

/** What a table is about. */
export type TableKind<Column extends string> = {
  readHeader: (names: readonly string[], choice: ColumnChoice) => ReadHeader<Column>;
  /** what was said about these headings, now or before */
  choiceFor?: (headings: readonly string[]) => Promise<ColumnChoice>;
  kinds: ColumnKinds<Column>;
  /** the column that names what a line is about, and that name; null for a line that cannot repeat another */
  subjectOf: (cells: Cells<Column>) => { column: Column; name: string } | null;
};

/**
 * Reads a table in pieces, so that other requests are served meanwhile, and keeps the known columns of each line. A file
 * larger than any shop's is refused as soon as that shows.
 */
export async function readTable<Column extends string>(
  bytes: Uint8Array,
  kind: TableKind<Column>,
): Promise<ReadTable<Column>> {
  await yieldToOthers();
  const table = await openTable(bytes, readXlsxApart);
  if (!table.ok) return refused(REFUSALS[table.reason]);
  await yieldToOthers();
  if (hasEndlessLine(table.text)) return refused(LINE_TOO_LONG);
  const read = await readLines(table, kind);
  if (!read.ok) return read;
  const { header, lines, head } = read;
  const { unknown: unknownColumns, unnamed: unnamedColumns } = header;
  return {
    ok: true,
    lines: withoutRepeats(lines, kind.subjectOf),
    unknownColumns,
    unnamedColumns,
    readAs: table.readAs,
    head,
  };
}

const REFUSALS: Record<(OpenTable & { ok: false })['reason'], Problem> = {
  notText: { code: 'importNotCsv' },
  tooLong: TOO_MANY_LINES,
  unreadable: { code: 'importNotSpreadsheet' },
};

type Header<Column extends string> = Extract<ReadHeader<Column>, { ok: true }>;
type ReadLines<Column extends string> =
  | { ok: true; header: Header<Column>; lines: TableLine<Column>[]; head: TableHead<Column> }
  | Extract<ReadTable<Column>, { ok: false }>;

/** Milliseconds until it yields to other requests. A request needs several turns: with 20 ms each, some waited 200 ms. */
const TURN_MS = 2;

async function readLines<Column extends string>(
  table: OpenTable & { ok: true },
  { readHeader, choiceFor, kinds }: TableKind<Column>,
): Promise<ReadLines<Column>> {
  let header: Header<Column> | undefined;
  let asked: Asked<Column> | undefined;
  let headings: string[] = [];
  const sample: string[][] = [];
  let mayBreak = (_: number) => true;
  const lines: TableLine<Column>[] = [];
  let [rows, turnEnd] = [0, performance.now() + TURN_MS];
  for (const row of table.rows((index) => mayBreak(index))) {
    if (++rows > MAX_ROWS) return refused(TOO_MANY_LINES);
    if (performance.now() > turnEnd) {
      await yieldToOthers();
      turnEnd = performance.now() + TURN_MS;
    }
    if (row.problem === null && row.cells.every(isBlank)) continue;
    if (headings.length > 0 && sample.length < SAMPLE_LINES) sample.push(row.cells);
    if (asked) {
      if (sample.length === SAMPLE_LINES) break;
    } else if (!header) {
      if (row.problem) return refused({ code: 'importHeaderUnreadable', values: { line: row.line } });
      headings = row.cells;
      const read = readHeader(headings, (await choiceFor?.(headings)) ?? new Map());
      if (read.ok) {
        header = read;
        mayBreak = mayBreakAt(read.columns, kinds);
      } else if (read.needed) asked = { problem: read.problem, needed: read.needed, columns: read.columns ?? [] };
      else return refused(read.problem);
    } else if (lines.length === MAX_IMPORT_LINES) return refused(TOO_MANY_LINES);
    else lines.push(tableLine(row, { columns: header.columns, kinds }));
  }
  if (asked) {
    const { problem, needed, columns: fields } = asked;
    return { ok: false, problem, question: { ...tableHead(headings, { fields, rows: sample }), needed } };
  }
  if (!header) return refused({ code: 'importEmpty' });
  if (lines.length === 0) return refused({ code: 'importWithoutLines' });
  return { ok: true, header, lines, head: tableHead(headings, { fields: header.columns, rows: sample }) };
}

/** A header that lacks columns, with those that it has. */
type Asked<Column extends string> = { problem: Problem; needed: Column[][]; columns: (Column | null)[] };

function refused(problem: Problem) {
  return { ok: false, problem, question: null } as const;
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

function tableLine<Column extends string>(
  row: TableRow,
  { columns, kinds }: { columns: readonly (Column | null)[]; kinds: ColumnKinds<Column> },
): TableLine<Column> {
  const { cells, problem } = rowCells(row, { columns, kinds });
  const tooMany: Problem | null = row.cells.slice(columns.length).some((cell) => !isBlank(cell))
    ? { code: 'lineTooManyCells', values: { cells: row.cells.length, columns: columns.length } }
    : null;
  return { line: row.line, cells, problem: row.problem ?? tooMany ?? problem };
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
