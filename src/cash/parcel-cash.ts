import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { asIds } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import type { ParcelCash } from '@/domain/cash/remittance';

/** What the ledger says of these parcels, in centimes. A parcel without entries is absent. Read under the lock of the cash. */
export async function parcelCash(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, ParcelCash>> {
  const rows = await executeInTransaction<ParcelCash & { parcel_id: number }>(
    req,
    sql`SELECT parcel_id, collected::float8 AS collected, outstanding::float8 AS outstanding
        FROM cash_parcels WHERE parcel_id = ANY(${asIds(ids)})`,
  );
  return new Map(rows.map(({ parcel_id, ...cash }) => [parcel_id, cash]));
}
