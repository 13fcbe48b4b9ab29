import type { Database } from '@/database/database';
import { type BoilerTable, boilerColumns } from '@/domain/import/boiler-tables';
import { LIST_SEPARATOR } from '@/domain/import/columns';
import type { ExportedRows } from '@/tables/table-file';
import { productNameSql } from '../product-name';

const BATCH = 5_000;

const texts = (path: string) =>
  `(SELECT string_agg(t.text, '${LIST_SEPARATOR}' ORDER BY t."order") FROM boiler_models_texts t WHERE t.parent_id = m.id AND t.path = '${path}')`;
const PRODUCT = productNameSql('p');

/** The rows of each table after an id, with an `id` to go on from. */
const ROWS: Record<BoilerTable, string> = {
  'boiler-models': `
    SELECT m.id, m.brand, m.range, m.name AS model, ${texts('aliases')} AS aliases, ${texts('plateCodes')} AS plate_codes,
      m.year_from, m.year_to, m.energy, m.power
    FROM boiler_models m WHERE m.id > $1 ORDER BY m.id LIMIT ${BATCH}`,
  fitments: `
    SELECT f.id, ${PRODUCT} AS product, m.brand, m.range, m.name AS model, f.position, f.qualifier, f.serial_from, f.serial_to,
      f.quantity, f.confidence
    FROM fitments f JOIN products p ON p.id = f.product_id JOIN boiler_models m ON m.id = f.model_id
    WHERE f.id > $1 ORDER BY f.id LIMIT ${BATCH}`,
  'part-numbers': `
    SELECT n.id, ${PRODUCT} AS product, n.number, n.kind, n.brand
    FROM part_numbers n JOIN products p ON p.id = n.product_id WHERE n.id > $1 ORDER BY n.id LIMIT ${BATCH}`,
};

type Row = Record<string, string | number | null> & { id: number };

/**
 * All rows of a table, a batch at a time, each row once. The first batch is read before this returns, so
 * that a refusal by the database is not half a file.
 */
export async function exportBoilers(db: Database, kind: BoilerTable): Promise<ExportedRows> {
  const columns = boilerColumns(kind);
  let after = 0;
  const readBatch = async () => {
    const { rows } = await db.query<Row>(ROWS[kind], [after]);
    after = rows.at(-1)?.id ?? after;
    return rows;
  };
  const first = await readBatch();
  return {
    columns: columns.map((heading) => ({ heading })),
    batches: (async function* parts() {
      for (let rows = first; rows.length > 0; rows = rows.length < BATCH ? [] : await readBatch()) {
        yield rows.map((row) => columns.map((column) => row[column] ?? null));
      }
    })(),
  };
}
