import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { fitmentIdentitySql } from '@/database/tables/boiler-tables';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import { fitmentTextsKey } from '@/domain/boilers/boiler-identity';
import { serialsProblem } from '@/domain/boilers/boiler-problems';
import { CONFIDENCES, type Confidence, MAX_BOILER_TEXT, MAX_FITTED } from '@/domain/boilers/boilers';
import { type BoilerCells, blankSubject } from '@/domain/import/boiler-tables';
import { REQUIRED } from '@/domain/problem';
import { wholeNumberRule } from '@/domain/products/product-rules';
import { type Fitment, insertFitments } from '../write-fitments';
import { cellReader } from './cells';
import { findModels, findProducts } from './named-rows';
import { earlierLine, failed, type LineOutcome, repeated, UNCHANGED, type WriteLines } from './outcome';

const pieces = wholeNumberRule(1, MAX_FITTED);

type Subject = Omit<Fitment, 'quantity' | 'confidence'>;
type Line = Subject & { quantity: number | undefined; confidence: Confidence | undefined };
type Kept = { place: number; id: number; quantity: number; confidence: Confidence };

/** Writes fitments: one with the same product, model, position, qualifier and serial numbers is changed, any other is new. */
export const writeFitmentLines: WriteLines = async (req, given, subjects) => {
  const cells = given.map((line) => line.cells);
  const productOf = await findProducts(req, cells);
  const modelOf = await findModels(req, cells);
  const lines = given.map(({ line, cells }) => {
    const read = readLine(cells, { product: productOf(cells), model: modelOf(cells) });
    if (!read.ok) return read;
    const { productId, modelId, ...texts } = read.value;
    const earlier = earlierLine(subjects, [productId, modelId, fitmentTextsKey(texts)].join('\u001f'), line);
    return earlier === null ? read : repeated('product', { code: 'fitmentRepeated', values: { line: earlier } });
  });
  const kept = await readKept(
    req,
    lines.flatMap((line, place) => (line.ok ? [{ ...line.value, place }] : [])),
  );
  const created: Fitment[] = [];
  const updated: { id: number; quantity: number; confidence: Confidence }[] = [];
  const products = new Set<number>();
  const outcomes = lines.map((line, place): LineOutcome => {
    if (!line.ok) return failed(line.problems);
    const { quantity, confidence, ...subject } = line.value;
    const before = kept.get(place);
    const after = {
      quantity: quantity ?? before?.quantity ?? 1,
      confidence: confidence ?? before?.confidence ?? 'to-check',
    } as const;
    if (before && before.quantity === after.quantity && before.confidence === after.confidence) return UNCHANGED;
    products.add(subject.productId);
    if (before) updated.push({ id: before.id, ...after });
    else created.push({ ...subject, ...after });
    return { outcome: before ? 'updated' : 'created' };
  });
  if (created.length > 0) await insertFitments(req, created);
  if (updated.length > 0) await updateFitments(req, updated);
  return { outcomes, change: products.size > 0 ? { aspects: ['fits', 'details'], products: [...products] } : null };
};

function readLine(cells: BoilerCells, { product, model }: { product: number | undefined; model: number | undefined }) {
  const read = cellReader(cells);
  const blank = blankSubject('fitments', cells);
  for (const column of blank) read.refuse(column, REQUIRED);
  if (product === undefined && cells.product !== undefined) {
    read.refuse('product', { code: 'lineUnknownProduct', values: { text: cells.product.trim() } });
  }
  if (model === undefined && blank.every((column) => column === 'product')) {
    const name = [cells.brand, cells.range, cells.model].join(' ');
    read.refuse('model', { code: 'lineUnknownBoiler', values: { name } });
  }
  const text = (column: 'position' | 'qualifier' | 'serial_from' | 'serial_to') =>
    read.text(column, MAX_BOILER_TEXT) ?? null;
  const serials = { serialFrom: text('serial_from'), serialTo: text('serial_to') };
  const backwards = serialsProblem(serials);
  if (backwards) read.refuse('serial_to', backwards);
  const value: Line = {
    productId: product ?? 0,
    modelId: model ?? 0,
    position: text('position'),
    qualifier: text('qualifier'),
    ...serials,
    quantity: read.number('quantity', pieces),
    confidence: read.choice('confidence', CONFIDENCES),
  };
  return read.problems.length > 0 ? ({ ok: false, problems: read.problems } as const) : ({ ok: true, value } as const);
}

/** The fitments that are there already, by the place of the line that names them. */
async function readKept(req: PayloadRequest, lines: readonly (Subject & { place: number })[]) {
  const rows = await executeInTransaction<Kept>(
    req,
    sql`SELECT given.place, f.id, f.quantity::int, f.confidence
        FROM (
          SELECT place, "productId", "modelId", position, qualifier, "serialFrom" AS serial_from, "serialTo" AS serial_to
          FROM jsonb_to_recordset(${storableJson(lines)}::jsonb)
            AS r (place int, "productId" int, "modelId" int, position text, qualifier text, "serialFrom" text, "serialTo" text)
        ) AS given
        JOIN fitments f ON f.model_id = given."modelId" AND f.product_id = given."productId"
          AND ${sql.raw(fitmentIdentitySql('f'))} = ${sql.raw(fitmentIdentitySql('given'))}`,
  );
  return new Map(rows.map((row) => [row.place, row]));
}

async function updateFitments(
  req: PayloadRequest,
  rows: readonly { id: number; quantity: number; confidence: Confidence }[],
): Promise<void> {
  await executeInTransaction(
    req,
    sql`UPDATE fitments f SET quantity = r.quantity, confidence = r.confidence::enum_fitments_confidence, updated_at = now()
        FROM jsonb_to_recordset(${storableJson(rows)}::jsonb) AS r (id int, quantity int, confidence text) WHERE f.id = r.id`,
  );
}
