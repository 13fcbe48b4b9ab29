/** The one statement that reads delivery regions with their fees. */
import type { PayloadRequest } from 'payload';
import type { Database } from '@/database/database';
import { queryInTransaction } from '@/database/transaction';
import { feeCentimes } from '@/domain/delivery';
import { sortByName } from '@/domain/text';

export type DeliveryRegion = {
  id: number;
  name: string;
  /** whole centimes */
  feeCentimes: number;
  updatedAt: Date;
};

type Row = { id: number; name: string; price: string; updated_at: Date };

const STATEMENT = { name: 'delivery-regions', text: 'SELECT id, name, price, updated_at FROM wilayas' };

/** All regions, in French order. */
export async function readRegions(db: Database): Promise<DeliveryRegion[]> {
  const { rows } = await db.query<Row>(STATEMENT);
  return sortByName(rows.map(asRegion));
}

/** All regions in an order's transaction, unsorted. */
export async function readRegionsInTransaction(req: PayloadRequest): Promise<DeliveryRegion[]> {
  const rows = await queryInTransaction<Row>(req, { ...STATEMENT, values: [] });
  return rows.map(asRegion);
}

function asRegion(row: Row): DeliveryRegion {
  return { id: row.id, name: row.name, feeCentimes: feeCentimes(row), updatedAt: row.updated_at };
}
