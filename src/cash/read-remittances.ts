import type { Remittance, RemittanceDetail, RemittancesAnswer, RemittancesQuery } from '@/contract/admin/cash';
import type { Database } from '@/database/database';
import { differencesOf, sumsOfLines, unallocatedOf } from '@/domain/cash/remittance';
import { toDinars } from '@/domain/money';
import { totalPages } from '@/domain/pagination';
import { shownSums, shownVerdict } from './show-remittance';

type RemittanceRow = Omit<Remittance, 'at' | 'reversed_at'> & { at: Date; reversed_at: Date | null };

type LineRow = Pick<
  RemittanceDetail['verdicts'][number],
  'line' | 'named' | 'verdict' | 'order_id' | 'parcel_id' | 'expected' | 'paid' | 'tracking' | 'fee' | 'other_courier'
>;

/** `amount` and `fees` are centimes. */
const REMITTANCES = `SELECT r.id, r.courier_id AS courier, k.name AS courier_name, r.reference, r.date::text AS date,
    r.centimes::float8 AS amount, r.fees::float8 AS fees, l.lines, l.differences, r.at, r.by, r.reversed_at, r.reversed_by, r.reason
  FROM remittances r JOIN couriers k ON k.id = r.courier_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS lines, count(*) FILTER (WHERE verdict <> 'equal')::int AS differences
    FROM remittance_lines WHERE remittance_id = r.id
  ) l`;

function shownRemittance({ at, reversed_at, ...row }: RemittanceRow): Remittance {
  return {
    ...row,
    amount: toDinars(row.amount),
    fees: toDinars(row.fees),
    at: at.toISOString(),
    reversed_at: reversed_at?.toISOString() ?? null,
  };
}

/** A page of remittances, newest first, and how many there are. */
export async function listRemittances(
  db: Database,
  { courier, page, limit }: RemittancesQuery,
): Promise<RemittancesAnswer> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<RemittanceRow>(
      `${REMITTANCES} WHERE $1::int IS NULL OR r.courier_id = $1
       ORDER BY r.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      [courier],
    ),
    db.query<{ n: number }>('SELECT count(*)::int AS n FROM remittances WHERE $1::int IS NULL OR courier_id = $1', [
      courier,
    ]),
  ]);
  const total = counted[0]?.n ?? 0;
  return { remittances: rows.map(shownRemittance), total, page, total_pages: totalPages({ total, limit }) };
}

/** @returns null if there is no such remittance */
export async function readRemittance(db: Database, id: number): Promise<RemittanceDetail | null> {
  const [{ rows }, { rows: lines }] = await Promise.all([
    db.query<RemittanceRow>(`${REMITTANCES} WHERE r.id = $1`, [id]),
    db.query<LineRow>(
      `SELECT l.line, l.verdict, p.order_id, l.expected::float8 AS expected, l.paid::float8 AS paid, l.parcel_id,
         coalesce(p.tracking, l.tracking) AS tracking, coalesce(l.tracking, l.reference, '') AS named, l.fee::float8 AS fee, k.name AS other_courier
       FROM remittance_lines l LEFT JOIN parcels p ON p.id = l.parcel_id LEFT JOIN parcels o ON o.id = l.other_parcel_id
       LEFT JOIN couriers k ON k.id = o.courier_id WHERE l.remittance_id = $1 ORDER BY l.id`,
      [id],
    ),
  ]);
  if (!rows[0]) return null;
  const written = lines.map(({ parcel_id: parcelId, paid: amount, ...line }) => ({ ...line, parcelId, amount }));
  const differences = differencesOf(written);
  const verdicts = written.map(({ parcelId, amount, expected, fee, ...line }, index) => {
    const unallocated = unallocatedOf({ verdict: line.verdict, amount });
    const shownLine = shownVerdict({
      ...line,
      orderId: line.order_id,
      parcelId,
      expected,
      paid: amount,
      collected: amount - unallocated,
      unallocated,
      difference: differences[index] ?? 0,
      otherCourier: line.other_courier,
    });
    return { ...shownLine, tracking: line.tracking, fee: toDinars(fee) };
  });
  return { ...shownRemittance(rows[0]), verdicts, sums: shownSums(sumsOfLines(written)) };
}
