import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { executeInTransaction, type InTransaction } from '@/database/transaction';
import { type DataCounts, noCounts } from '@/domain/personal-data';
import type { Person } from './person';
import { PLACES, type Place } from './places';

/** How much there is of each kind. */
export async function countPlaces(req: InTransaction, person: Person): Promise<DataCounts> {
  const counts = noCounts();
  for (const { kind, table, where, isCounted } of PLACES) {
    if (!isCounted) continue;
    const [row] = await executeInTransaction<{ rows: number }>(
      req,
      sql`SELECT count(*)::int AS rows FROM ${sql.raw(table)} t WHERE ${where(person)}`,
    );
    counts[kind] += row?.rows ?? 0;
  }
  return counts;
}

type Rows = Record<string, unknown>[];

/** All that the tables hold about a person, by kind and table. */
export async function readPlaces(req: InTransaction, person: Person): Promise<Record<string, Record<string, Rows>>> {
  const found: Record<string, Record<string, Rows>> = {};
  for (const place of PLACES) {
    if (!place.file) continue;
    const ofKind = found[place.kind] ?? {};
    found[place.kind] = { ...ofKind, [place.table]: await readRows(req, { place, person }) };
  }
  return found;
}

/** What an owner's own export shows of the tables, beside its own sections. */
export async function readOwnPlaces(req: InTransaction, person: Person): Promise<Record<string, Rows>> {
  const found: Record<string, Rows> = {};
  for (const place of PLACES) {
    if (place.isInOwnExport) found[place.table] = await readRows(req, { place, person });
  }
  return found;
}

function readRows(
  req: InTransaction,
  { place: { table, file = [], where }, person }: { place: Place; person: Person },
): Promise<Rows> {
  const columns: SQL = sql.raw(file.join(', '));
  return executeInTransaction(
    req,
    sql`SELECT ${columns} FROM ${sql.raw(table)} t WHERE ${where(person)} ORDER BY 1, 2`,
  );
}
