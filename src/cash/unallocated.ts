/** Cash that a remittance paid and no parcel collected: it waits until a person gives it to a parcel or closes it with a reason. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import type { UnallocatedAnswer, UnallocatedLine, UnallocatedQuery } from '@/contract/admin/unallocated';
import type { Database } from '@/database/database';
import { lockRows } from '@/database/locks';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { verdictOf } from '@/domain/cash/remittance';
import { toDinars } from '@/domain/money';
import { totalPages } from '@/domain/pagination';
import { lockCash } from './lock-cash';
import { matchLines, type NamedParcel } from './match-lines';
import { parcelCash } from './parcel-cash';
import { recordMoves } from './record-moves';
import { writeEntries } from './write-entries';

type Row = Omit<UnallocatedLine, 'amount' | 'at' | 'settled_at'> & {
  centimes: number;
  at: Date;
  settled_at: Date | null;
};

const LINES = `SELECT u.id, u.remittance_id, r.reference AS remittance, u.courier_id AS courier, k.name AS courier_name, u.line,
    u.tracking, u.reference, u.centimes::float8 AS centimes, u.verdict, o.order_id AS other_order_id, ok.name AS other_courier,
    r.at, u.settled_at, u.settled_by, u.parcel_id, u.reason
  FROM cash_unallocated u JOIN remittances r ON r.id = u.remittance_id JOIN couriers k ON k.id = u.courier_id
  LEFT JOIN parcels o ON o.id = u.other_parcel_id LEFT JOIN couriers ok ON ok.id = o.courier_id`;

const IS_OPEN = 'u.settled_at IS NULL AND ($1::int IS NULL OR u.courier_id = $1)';

function shownUnallocatedLine({ centimes, at, settled_at, ...row }: Row): UnallocatedLine {
  return {
    ...row,
    amount: toDinars(centimes),
    at: at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
}

/** A page of what is open, oldest first, and what all of it comes to. */
export async function listUnallocated(
  db: Database,
  { courier, page, limit }: UnallocatedQuery,
): Promise<UnallocatedAnswer> {
  const [{ rows }, { rows: sums }] = await Promise.all([
    db.query<Row>(`${LINES} WHERE ${IS_OPEN} ORDER BY u.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`, [courier]),
    db.query<{ n: number; centimes: number }>(
      `SELECT count(*)::int AS n, coalesce(sum(u.centimes), 0)::float8 AS centimes FROM cash_unallocated u WHERE ${IS_OPEN}`,
      [courier],
    ),
  ]);
  const { n: total, centimes } = sums[0] ?? { n: 0, centimes: 0 };
  return {
    lines: rows.map(shownUnallocatedLine),
    amount: toDinars(centimes),
    total,
    page,
    total_pages: totalPages({ total, limit }),
  };
}

export async function readUnallocated(db: Database, id: number): Promise<UnallocatedLine | null> {
  const { rows } = await db.query<Row>(`${LINES} WHERE u.id = $1`, [id]);
  return rows[0] ? shownUnallocatedLine(rows[0]) : null;
}

/** The parcel that the cash was for, or why it is closed otherwise. */
export type Settlement = { parcel: (NamedParcel & { parcelId: number | null }) | null; reason: string };

export type SettleOutcome =
  | { type: 'settled' | 'unknown' | 'unknown-parcel' | 'already-paid' }
  | { type: 'settled-before'; by: string };

export async function settleUnallocated(
  { payload, user }: { payload: Payload; user: TypedUser },
  { id, settlement }: { id: number; settlement: Settlement },
): Promise<SettleOutcome> {
  const { value } = await inTransaction<SettleOutcome>({ payload, user }, async (req) => {
    const outcome = await settle(req, { id, settlement });
    return { keep: outcome.type === 'settled', value: outcome };
  });
  return value;
}

type Open = { remittance_id: number; courier_id: number; centimes: number; settled_by: string | null };

async function settle(
  req: PayloadRequest,
  { id, settlement }: { id: number; settlement: Settlement },
): Promise<SettleOutcome> {
  // Before the cash, as in reversing the remittance: settling and reversing exclude each other.
  await lockRows(req, 'remittances', sql`id = (SELECT remittance_id FROM cash_unallocated WHERE id = ${id})`);
  const [line] = await executeInTransaction<Open>(
    req,
    sql`SELECT remittance_id, courier_id, centimes::float8 AS centimes, settled_by FROM cash_unallocated WHERE id = ${id}`,
  );
  if (!line) return { type: 'unknown' };
  if (line.settled_by !== null) return { type: 'settled-before', by: line.settled_by };
  const parcelId = settlement.parcel && (await findParcel(req, { courierId: line.courier_id, ...settlement.parcel }));
  if (settlement.parcel && parcelId === null) return { type: 'unknown-parcel' };
  if (parcelId !== null && !(await collect(req, { parcelId, line, note: settlement.reason }))) {
    return { type: 'already-paid' };
  }
  await executeInTransaction(
    req,
    sql`UPDATE cash_unallocated SET settled_at = now(), settled_by = ${req.user?.username ?? ''},
          settled_by_id = ${req.user?.id ?? null}, parcel_id = ${parcelId}, reason = ${settlement.reason || null} WHERE id = ${id}`,
  );
  await recordAudit(req, {
    action: 'update',
    subjectType: 'remittances',
    subjectId: line.remittance_id,
    changes: { unallocated: [line.centimes / 100, null], parcel: [null, parcelId] },
  });
  return { type: 'settled' };
}

/** Of this courier, or else of another one. */
async function findParcel(
  req: PayloadRequest,
  { courierId, parcelId, ...named }: NamedParcel & { courierId: number; parcelId: number | null },
): Promise<number | null> {
  if (parcelId !== null) {
    const [parcel] = await executeInTransaction<{ id: number }>(
      req,
      sql`SELECT id FROM parcels WHERE id = ${parcelId}`,
    );
    return parcel?.id ?? null;
  }
  const [own] = await matchLines(req, { courierId, lines: [named] });
  const [other] = own ? [] : await matchLines(req, { courierId, lines: [named], isOther: true });
  return own ?? other ?? null;
}

/** @returns false if the parcel's cash is in already */
async function collect(
  req: PayloadRequest,
  { parcelId, line, note }: { parcelId: number; line: Open; note: string },
): Promise<boolean> {
  await lockCash(req, { parcelIds: [parcelId], courierId: line.courier_id });
  const cash = (await parcelCash(req, [parcelId])).get(parcelId) ?? { collected: 0, outstanding: 0 };
  if (verdictOf(cash, line.centimes) === 'already-paid') return false;
  const entry = { cause: 'remittance' as const, parcelId, centimes: line.centimes, remittanceId: line.remittance_id };
  await recordMoves(req, await writeEntries(req, [{ ...entry, note: note || null }]));
  return true;
}
