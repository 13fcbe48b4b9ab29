/** The ledger for the accountant, in batches, so that memory never holds all of it. */
import type { CashExportQuery } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { startOfDay } from '@/database/shop-days';
import type { CashCause, CashKind } from '@/domain/cash/entries';
import type { TableCell } from '@/domain/csv';
import { SHOP_TIME_ZONE } from '@/domain/dates';
import { toDecimalString } from '@/domain/money';
import type { ExportedRows } from '@/tables/table-file';
import { officeCashWords } from '@/words/en/orders/cash';

const BATCH = 1_000;

type EntryRow = {
  /** also the position after which the next batch continues */
  id: number;
  /** YYYY-MM-DD HH:MM, by the shop's clock */
  at: string;
  moment: string;
  kind: CashKind;
  cause: CashCause;
  centimes: number;
  courier: string;
  parcel_id: number;
  order_id: number;
  tracking: string | null;
  remittance: string | null;
  reverses: number | null;
  note: string | null;
  by: string;
};

const words = officeCashWords.export;

/** The columns of the file: heading and cell. */
const COLUMNS: readonly [heading: keyof typeof words, cell: (row: EntryRow) => TableCell][] = [
  ['entry', ({ id }) => id],
  ['at', ({ at }) => at],
  ['kind', ({ kind }) => officeCashWords.kinds[kind]],
  ['cause', ({ cause }) => officeCashWords.causes[cause]],
  ['amount', ({ centimes }) => toDecimalString(centimes)],
  ['courier', ({ courier }) => courier],
  ['order', ({ order_id }) => order_id],
  ['parcel', ({ parcel_id }) => parcel_id],
  ['tracking', ({ tracking }) => tracking],
  ['remittance', ({ remittance }) => remittance],
  ['reverses', ({ reverses }) => reverses],
  ['note', ({ note }) => note],
  ['by', ({ by }) => by],
];

/** The first batch is read before this returns, so that a database error does not leave half a file. */
export async function exportCash(db: Database, query: CashExportQuery): Promise<ExportedRows> {
  const first = await readBatch(db, query, null);
  return {
    columns: COLUMNS.map(([heading]) => ({ heading: words[heading], isAmount: heading === 'amount' })),
    batches: parts(db, query, first),
  };
}

async function* parts(db: Database, query: CashExportQuery, first: readonly EntryRow[]): AsyncGenerator<TableCell[][]> {
  for (let batch = first; batch.length > 0; batch = await readBatch(db, query, batch.at(-1) ?? null)) {
    yield batch.map((row) => COLUMNS.map(([, cell]) => cell(row)));
    if (batch.length < BATCH) return;
  }
}

/** Continues after the last row of the previous batch: no connection is held between batches. */
async function readBatch(
  db: Database,
  { from, to }: CashExportQuery,
  last: Pick<EntryRow, 'moment' | 'id'> | null,
): Promise<EntryRow[]> {
  const values: unknown[] = [];
  const parts = ['TRUE'];
  if (from !== null) parts.push(`e.at >= ${startOfDay(`$${values.push(from)}::date`)}`);
  if (to !== null) parts.push(`e.at < ${startOfDay(`$${values.push(to)}::date + 1`)}`);
  if (last) parts.push(`(e.at, e.id) > ($${values.push(last.moment)}::timestamptz, $${values.push(last.id)}::bigint)`);
  const { rows } = await db.query<EntryRow>(
    `SELECT e.id::float8 AS id, to_char(e.at AT TIME ZONE '${SHOP_TIME_ZONE}', 'YYYY-MM-DD HH24:MI') AS at, e.at::text AS moment,
       e.kind, e.cause, e.centimes::float8 AS centimes, k.name AS courier, e.parcel_id, e.order_id, p.tracking,
       r.reference AS remittance, e.reverses::float8 AS reverses, e.note, e.by
     FROM cash_entries e JOIN couriers k ON k.id = e.courier_id JOIN parcels p ON p.id = e.parcel_id
     LEFT JOIN remittances r ON r.id = e.remittance_id
     WHERE ${parts.join(' AND ')} ORDER BY e.at, e.id LIMIT ${BATCH}`,
    values,
  );
  return rows;
}
