import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import type { RestockedLine } from '@/orders/status/write-offs';

export type DecidedReturn = { by: string; byCustomer: boolean; lines: RestockedLine[] };

/** @returns null while undecided */
export async function readReturn(req: PayloadRequest, parcelId: number): Promise<DecidedReturn | null> {
  const [row] = await executeInTransaction<DecidedReturn>(
    req,
    sql`SELECT by, by_customer AS "byCustomer", lines FROM parcel_returns WHERE parcel_id = ${parcelId}`,
  );
  return row ?? null;
}
