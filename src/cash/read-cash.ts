import type { CashAnswer } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { toDinars } from '@/domain/money';
import { sortByName } from '@/domain/texts/name-order';
import { addUp, daysSince, inDinars, type Sums, sumsOf } from './show-cash';

type Standing = { owed: number; overpaid: number; unallocated: number; unallocated_lines: number };
type CourierRow = Sums & Standing & { id: number; name: string; parcels: number; oldest_days: number | null };

/**
 * What is expected, came in and is outstanding: from the kept sums, in one snapshot. What is owed and what was paid too much are
 * added up from the parcels that are to be settled, which are few: one must not hide the other.
 */
export async function readCash(db: Database): Promise<CashAnswer> {
  const { rows } = await db.query<CourierRow>({
    name: 'cash-by-courier',
    text: `WITH owed AS (
        SELECT o.courier_id, sum(o.outstanding) AS centimes FROM cash_parcels o JOIN parcels p ON p.id = o.parcel_id
        WHERE o.is_to_settle AND o.outstanding > 0 AND p.state = 'delivered' GROUP BY 1
      ), overpaid AS (
        SELECT courier_id, -sum(outstanding) AS centimes FROM cash_parcels WHERE outstanding < 0 GROUP BY 1
      ), unallocated AS (
        SELECT courier_id, sum(centimes) AS centimes, count(*) AS lines FROM cash_unallocated WHERE settled_at IS NULL GROUP BY 1
      )
      SELECT c.courier_id AS id, k.name, ${sumsOf('c')}, c.parcels, oldest.days AS oldest_days,
        coalesce(owed.centimes, 0)::float8 AS owed, coalesce(overpaid.centimes, 0)::float8 AS overpaid, coalesce(u.centimes, 0)::float8 AS unallocated,
        coalesce(u.lines, 0)::int AS unallocated_lines
      FROM cash_couriers c JOIN couriers k ON k.id = c.courier_id
      LEFT JOIN owed USING (courier_id) LEFT JOIN overpaid USING (courier_id) LEFT JOIN unallocated u USING (courier_id)
      LEFT JOIN LATERAL (
        SELECT ${daysSince('o.handed_over_at')} AS days FROM cash_parcels o
        WHERE o.courier_id = c.courier_id AND o.outstanding <> 0
        ORDER BY o.handed_over_at, o.parcel_id LIMIT 1
      ) oldest ON true`,
  });
  const all = rows.reduce(
    (sum, row) => ({
      owed: sum.owed + row.owed,
      overpaid: sum.overpaid + row.overpaid,
      unallocated: sum.unallocated + row.unallocated,
      unallocated_lines: sum.unallocated_lines + row.unallocated_lines,
      outstanding: sum.outstanding + row.outstanding,
    }),
    { owed: 0, overpaid: 0, unallocated: 0, unallocated_lines: 0, outstanding: 0 },
  );
  return {
    ...inDinars(addUp(rows)),
    ...shownStanding(all),
    by_courier: sortByName(rows).map(({ id, name, parcels, oldest_days, ...sums }) => ({
      courier: id,
      courier_name: name,
      ...inDinars(sums),
      ...shownStanding(sums),
      parcels,
      oldest_days,
    })),
  };
}

function shownStanding({
  owed,
  overpaid,
  unallocated,
  unallocated_lines,
  outstanding,
}: Standing & Pick<Sums, 'outstanding'>) {
  return {
    owed: toDinars(owed),
    on_the_way: toDinars(outstanding + overpaid - owed),
    overpaid: toDinars(overpaid),
    unallocated: toDinars(unallocated),
    unallocated_lines,
  };
}
