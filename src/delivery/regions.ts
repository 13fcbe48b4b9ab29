/** Delivery regions with their fees, as answers and orders read them. */
import type { PayloadRequest } from 'payload';
import type { Database } from '@/database/database';
import { queryInTransaction } from '@/database/transaction';
import { feeCentimes } from '@/domain/delivery/delivery';
import type { FeeOverride } from '@/domain/delivery/delivery-fees';
import { toCentimes, toDecimalString } from '@/domain/money';
import { sortByName } from '@/domain/texts/name-order';

export type DeliveryRegion = {
  id: number;
  name: string;
  /** the official code; null for a region that is no official wilaya */
  code: number | null;
  /** '' for a region without one */
  name_ar: string;
  /** dinars with two decimals */
  price: string;
  /** null: the courier has no desk there */
  desk_price: string | null;
  /** such as "2-3"; null if unknown */
  days: string | null;
  updatedAt: Date;
};

type Row = {
  id: number;
  name: string;
  code: string | null;
  name_ar: string | null;
  price: string;
  desk_price: string | null;
  days: string | null;
  updated_at: Date;
};

const COLUMNS = 'w.id, w.name, w.code, w.name_ar, w.price, w.desk_price, w.days, w.updated_at';

const STATEMENT = { name: 'delivery-regions', text: `SELECT ${COLUMNS} FROM wilayas w` };

/** One statement, so that an order never sees a wilaya from before a change of fees with a commune from after it. */
const FOR_ORDER = {
  name: 'delivery-regions-for-order',
  text: `SELECT ${COLUMNS}, f.price AS commune_price, f.desk_price AS commune_desk_price, f.desk, f.served
    FROM wilayas w LEFT JOIN commune_fees f ON f.code = $1::int`,
};

type OrderRow = Row & {
  commune_price: string | null;
  commune_desk_price: string | null;
  /** null if the commune has no fees of its own */
  desk: boolean | null;
  served: boolean | null;
};

/** All regions, in French order. */
export async function readRegions(db: Database): Promise<DeliveryRegion[]> {
  const { rows } = await db.query<Row>(STATEMENT);
  return sortByName(rows.map(asRegion));
}

/**
 * All regions in an order's transaction, unsorted, and where the order's commune differs from its wilaya.
 * @param communeCode null for an order without one
 */
export async function readRegionsForOrder(
  req: PayloadRequest,
  communeCode: number | null,
): Promise<{ regions: DeliveryRegion[]; override: FeeOverride | null }> {
  const rows = await queryInTransaction<OrderRow>(req, { ...FOR_ORDER, values: [communeCode] });
  const { commune_price = null, commune_desk_price = null, desk = null, served = null } = rows[0] ?? {};
  return {
    regions: rows.map(asRegion),
    override:
      desk === null || served === null ? null : { price: commune_price, desk_price: commune_desk_price, desk, served },
  };
}

function asRegion({ code, name_ar, price, desk_price, updated_at, ...row }: Row): DeliveryRegion {
  return {
    id: row.id,
    name: row.name,
    code: code === null ? null : Number(code),
    name_ar: name_ar ?? '',
    price: toDecimalString(feeCentimes({ price })),
    desk_price: decimalOrNull(desk_price),
    days: row.days || null,
    updatedAt: updated_at,
  };
}

/** Dinars with two decimals; null for no amount. */
export function decimalOrNull(dinars: string | number | null | undefined): string | null {
  const centimes = toCentimes(dinars);
  return centimes === null ? null : toDecimalString(centimes);
}
