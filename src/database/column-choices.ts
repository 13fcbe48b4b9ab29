/** Which columns of uploaded tables hold what, as people answered. */
import { createHash } from 'node:crypto';
import { type ColumnChoice, choiceOf, type MappedColumn, mergeChoices, tableShape } from '@/domain/import/map-columns';
import type { Database } from './database';
import { storableJson } from './texts';

/** The kind of table and where it comes from; `shape` '' for answers about every file of the source. */
export type ChoicePlace = { source: string; shape: string };

/** Headings of which answers are kept, the latest. */
const MAX_KEPT = 400;

/** What was answered before; without an answer, an empty list. */
async function readColumnChoice(db: Database, { source, shape }: ChoicePlace): Promise<MappedColumn[]> {
  const { rows } = await db.query<{ columns: MappedColumn[] }>(
    'SELECT columns FROM column_choices WHERE source = $1 AND shape = $2',
    [source, shapeKey(shape)],
  );
  return rows[0]?.columns ?? [];
}

/** What was answered before, with a person's answer about this file over it. */
export async function columnChoice(
  db: Database,
  place: ChoicePlace,
  columns: readonly MappedColumn[] | null,
): Promise<ColumnChoice> {
  return mergeChoices(choiceOf(await readColumnChoice(db, place)), choiceOf(columns ?? []));
}

/** Each set of headings of a source has its own answers. */
export function placeOfTable(source: string, headings: readonly string[]): ChoicePlace {
  return { source, shape: tableShape(headings) };
}

/** Adds a person's answers to those before; about one heading the later counts. */
export async function keepColumnChoice(
  db: Database,
  { source, shape, columns, by }: ChoicePlace & { columns: readonly MappedColumn[]; by: string },
): Promise<void> {
  const answered = choiceOf(columns);
  const before = (await readColumnChoice(db, { source, shape })).filter(
    (known) => ![...choiceOf([known]).keys()].some((key) => answered.has(key)),
  );
  const kept = [...before, ...columns].slice(-MAX_KEPT);
  await db.query(
    `INSERT INTO column_choices (source, shape, columns, by) VALUES ($1, $2, $3::jsonb, $4)
     ON CONFLICT (source, shape) DO UPDATE SET columns = excluded.columns, by = excluded.by, at = now()`,
    [source, shapeKey(shape), storableJson(kept), by],
  );
}

/** Headings may be longer than an index can hold. */
function shapeKey(shape: string): string {
  return shape === '' ? '' : createHash('sha256').update(shape).digest('hex');
}
