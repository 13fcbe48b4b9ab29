/** What was written into the ledger about one parcel. */
import type { CashEntry } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { toDinars } from '@/domain/money';

type Row = Omit<CashEntry, 'at' | 'amount'> & { at: Date; centimes: number };

/** @returns oldest first */
export async function readParcelEntries(db: Database, parcelId: number): Promise<CashEntry[]> {
  const { rows } = await db.query<Row>({
    name: 'parcel-entries',
    text: `SELECT at, by, kind, cause, centimes::float8 AS centimes, reverses IS NOT NULL AS is_reversal,
             remittance_id, note
           FROM cash_entries WHERE parcel_id = $1 ORDER BY id`,
    values: [parcelId],
  });
  return rows.map(({ at, centimes, ...row }) => ({ ...row, at: at.toISOString(), amount: toDinars(centimes) }));
}
