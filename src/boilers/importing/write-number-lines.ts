import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { type BoilerCells, blankSubject } from '@/domain/import/boiler-tables';
import { MAX_NAME } from '@/domain/names';
import { REQUIRED } from '@/domain/problem';
import { foldReference } from '@/domain/products/reference';
import {
  MAX_PART_NUMBER,
  PART_NUMBER_KINDS,
  type PartNumberKind,
  partNumberKey,
  partNumberProblem,
  withLostZeros,
} from '@/domain/search/part-number';
import { insertNumbers, type PartNumber } from '../write-numbers';
import { cellReader } from './cells';
import { findProducts } from './named-rows';
import { earlierLine, failed, type LineOutcome, repeated, UNCHANGED, type WriteLines } from './outcome';

type Line = {
  productId: number;
  number: string;
  key: string;
  kind: PartNumberKind | undefined;
  brand: string | undefined;
};
type Kept = PartNumber & { place: number; id: number };

/** Writes part numbers: a number that its product has already is changed where the line differs, any other is new. */
export const writeNumberLines: WriteLines = async (req, given, subjects) => {
  const productOf = await findProducts(
    req,
    given.map(({ cells }) => cells),
  );
  const lines = given.map(({ line, cells }) => {
    const read = readLine(cells, productOf(cells));
    if (!read.ok) return read;
    const earlier = earlierLine(subjects, `${read.value.productId} ${read.value.key}`, line);
    return earlier === null
      ? read
      : repeated('number', { code: 'lineRepeated', values: { column: 'number', line: earlier } });
  });
  const kept = await readKept(
    req,
    lines.flatMap((line, place) => (line.ok ? [{ ...line.value, place }] : [])),
  );
  const padded = await readPadded(
    req,
    lines.flatMap((line, place) => (line.ok && !kept.has(place) ? [line.value.number] : [])),
  );
  const created: PartNumber[] = [];
  const updated: (PartNumber & { id: number })[] = [];
  const outcomes = lines.map((line, place): LineOutcome => {
    if (!line.ok) return failed(line.problems);
    const { productId, number, kind, brand } = line.value;
    const before = kept.get(place);
    const after = { productId, number, kind: kind ?? before?.kind ?? 'maker', brand: brand ?? before?.brand ?? null };
    if (before && before.number === number && before.kind === after.kind && before.brand === after.brand) {
      return UNCHANGED;
    }
    const known = before ? undefined : padded.get(number);
    if (known !== undefined) {
      return failed([{ column: 'number', problem: { code: 'cellLostZeros', values: { text: number, known } } }]);
    }
    if (before) updated.push({ ...after, id: before.id });
    else created.push(after);
    return { outcome: before ? 'updated' : 'created' };
  });
  if (created.length > 0) await insertNumbers(req, created);
  if (updated.length > 0) await updateNumbers(req, updated);
  const products = [...new Set([...created, ...updated].map(({ productId }) => productId))];
  return { outcomes, change: products.length > 0 ? { aspects: ['words', 'details'], products } : null };
};

function readLine(cells: BoilerCells, product: number | undefined) {
  const read = cellReader(cells);
  for (const column of blankSubject('part-numbers', cells)) read.refuse(column, REQUIRED);
  if (product === undefined && cells.product !== undefined) {
    read.refuse('product', { code: 'lineUnknownProduct', values: { text: cells.product.trim() } });
  }
  const number = read.text('number', MAX_PART_NUMBER) ?? '';
  const problem = cells.number === undefined ? null : partNumberProblem(number);
  if (problem) read.refuse('number', problem);
  const value: Line = {
    productId: product ?? 0,
    number,
    key: partNumberKey(number),
    kind: read.choice('kind', PART_NUMBER_KINDS),
    brand: read.text('brand', MAX_NAME),
  };
  return read.problems.length > 0 ? ({ ok: false, problems: read.problems } as const) : ({ ok: true, value } as const);
}

/** The numbers that are there already, by the place of the line that names them. */
async function readKept(req: PayloadRequest, lines: readonly (Line & { place: number })[]) {
  const rows = await executeInTransaction<Kept>(
    req,
    sql`SELECT r.place, n.id, n.product_id AS "productId", n.number, n.kind, n.brand
        FROM jsonb_to_recordset(${storableJson(lines)}::jsonb) AS r (place int, "productId" int, key text)
        JOIN part_numbers n ON n.product_id = r."productId" AND n.number_key = r.key`,
  );
  return new Map(rows.map((row) => [row.place, row]));
}

/** Numbers that are there already with the zeros which a spreadsheet may have dropped, by the number without. */
async function readPadded(req: PayloadRequest, numbers: readonly string[]): Promise<Map<string, string>> {
  const candidates = numbers.flatMap((number) =>
    withLostZeros(number).map((padded) => ({ number, key: partNumberKey(padded) })),
  );
  if (candidates.length === 0) return new Map();
  const rows = await executeInTransaction<{ number: string; known: string }>(
    req,
    sql`SELECT r.number, n.number AS known FROM jsonb_to_recordset(${storableJson(candidates)}::jsonb) AS r (number text, key text)
        JOIN part_numbers n ON n.number_key = r.key`,
  );
  return new Map(rows.map(({ number, known }) => [number, known]));
}

async function updateNumbers(req: PayloadRequest, numbers: readonly (PartNumber & { id: number })[]): Promise<void> {
  const rows = numbers.map((row) => ({ ...row, folded: foldReference(row.number) }));
  await executeInTransaction(
    req,
    sql`UPDATE part_numbers n SET number = r.number, number_folded = r.folded, kind = r.kind::enum_part_numbers_kind, brand = r.brand,
          updated_at = now()
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb) AS r (id int, number text, folded text, kind text, brand text)
        WHERE n.id = r.id`,
  );
}
