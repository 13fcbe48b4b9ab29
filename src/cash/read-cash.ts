import type { CashAnswer } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { sortByName } from '@/domain/text';
import { addUp, daysSince, inDinars, type Sums, sumsOf } from './show-cash';

type CourierRow = Sums & { id: number; name: string; parcels: number; oldest_days: number | null };

/** What is expected, came in and is outstanding: from the kept sums, in one snapshot. */
export async function readCash(db: Database): Promise<CashAnswer> {
  const { rows } = await db.query<CourierRow>({
    name: 'cash-by-courier',
    text: `SELECT c.courier_id AS id, k.name, ${sumsOf('c')}, c.parcels, oldest.days AS oldest_days
      FROM cash_couriers c JOIN couriers k ON k.id = c.courier_id
      LEFT JOIN LATERAL (
        SELECT ${daysSince('o.handed_over_at')} AS days FROM cash_parcels o
        WHERE o.courier_id = c.courier_id AND o.outstanding <> 0
        ORDER BY o.handed_over_at, o.parcel_id LIMIT 1
      ) oldest ON true`,
  });
  return {
    ...inDinars(addUp(rows)),
    by_courier: sortByName(rows).map(({ id, name, parcels, oldest_days, ...sums }) => ({
      courier: id,
      courier_name: name,
      ...inDinars(sums),
      parcels,
      oldest_days,
    })),
  };
}
