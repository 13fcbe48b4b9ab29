import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { asIds, lockNames } from '@/database/locks';
import { storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { RemittedLine } from '@/domain/cash/file-lines';
import {
  differencesOf,
  type JudgedLine,
  judgeLines,
  type RemittanceSums,
  sumsOfLines,
  totalOf,
  type Verdict,
} from '@/domain/cash/remittance';
import { toDinars } from '@/domain/money';
import type { Problem } from '@/domain/problem';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { lockCash } from './lock-cash';
import { matchLines } from './match-lines';
import { namingConflicts } from './naming-conflicts';
import { parcelCash } from './parcel-cash';
import { writeEntries } from './write-entries';

export type Remittance = {
  courierId: number;
  reference: string;
  /** `2026-11-22` */
  date: string;
  /** what arrived, in centimes */
  amount: number;
  lines: readonly RemittedLine[];
};

/** Amounts in centimes. */
export type LineVerdict = {
  line: number;
  /** how it names its parcel, as it came */
  named: string;
  verdict: Verdict;
  orderId: number | null;
  parcelId: number | null;
  expected: number | null;
  paid: number;
  collected: number;
  unallocated: number;
  /** of all lines of the parcel, at the last of them */
  difference: number;
  /** the courier that has the parcel, if it is another one */
  otherCourier: string | null;
};

export type RemittanceOutcome =
  /** `id` null: tried only */
  | { type: 'remitted'; id: number | null; verdicts: LineVerdict[]; sums: RemittanceSums }
  /** the amount is not what the lines add up to */
  | { type: 'unequal'; total: number }
  /** lines name a parcel by the tracking number of one order and the reference of another */
  | { type: 'contradictory'; problems: Problem[] }
  /** the courier has a remittance of this reference */
  | { type: 'taken'; id: number };

type Judged = JudgedLine<RemittedLine & { parcelId: number | null; otherParcelId: number | null }>;

/**
 * Writes what a courier paid: what the lines pay for their parcels is collected, and each line keeps its verdict.
 * @param isTrial only says what the verdicts would be
 */
export async function remit(
  { payload, user }: { payload: Payload; user: TypedUser },
  { remittance, isTrial }: { remittance: Remittance; isTrial: boolean },
): Promise<RemittanceOutcome> {
  const total = totalOf(remittance.lines);
  if (total !== remittance.amount) return { type: 'unequal', total };
  const { value } = await inTransaction<RemittanceOutcome>({ payload, user }, async (req) => {
    const taken = await findByReference(req, remittance);
    if (taken !== null) return { keep: false, value: { type: 'taken', id: taken } };
    const problems = await contradictions(req, remittance);
    if (problems.length > 0) return { keep: false, value: { type: 'contradictory', problems } };
    const judged = await judge(req, remittance);
    const verdicts = await asVerdicts(req, judged);
    const sums = sumsOfLines(judged);
    if (isTrial) return { keep: false, value: { type: 'remitted', id: null, verdicts, sums } };
    const id = await write(req, { remittance, judged });
    return { keep: true, value: { type: 'remitted', id, verdicts, sums } };
  });
  return value;
}

/** The lock makes the same reference at the same time wait, and then find this one. */
async function findByReference(
  req: PayloadRequest,
  { courierId, reference }: Pick<Remittance, 'courierId' | 'reference'>,
): Promise<number | null> {
  await lockNames(req, 'remittance', [`${courierId} ${reference.toUpperCase()}`]);
  const [taken] = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM remittances
        WHERE courier_id = ${courierId} AND upper(reference) = upper(${reference}) AND reversed_at IS NULL`,
  );
  return taken?.id ?? null;
}

async function contradictions(req: PayloadRequest, { courierId, lines }: Remittance): Promise<Problem[]> {
  const entries = lines.map(({ tracking, orderId }) => ({ tracking: tracking ?? '', orderId }));
  const found = await namingConflicts(req, { courierId, entries });
  return lines.flatMap(({ line }, index) => {
    const conflict = found[index];
    if (!conflict) return [];
    const reason = sayProblem(conflict, officeProblemWords);
    return [{ code: 'lineContradicts' as const, values: { line, reason } }];
  });
}

/** Under the lock of the courier's cash, which the transaction keeps. */
async function judge(req: PayloadRequest, { courierId, lines }: Remittance): Promise<Judged[]> {
  const matches = await matchLines(req, { courierId, lines });
  const parcelIds = [...new Set(matches.filter((id) => id !== null))];
  await lockCash(req, { parcelIds, courierId });
  const others = await otherParcels(req, { courierId, lines: lines.filter((_, index) => matches[index] === null) });
  const matched = lines.map((line, index) => ({
    ...line,
    parcelId: matches[index] ?? null,
    otherParcelId: others.get(line) ?? null,
  }));
  return judgeLines(matched, await parcelCash(req, parcelIds));
}

/** Lines that name a parcel of another courier, which is no parcel of this remittance. */
async function otherParcels(
  req: PayloadRequest,
  { courierId, lines }: Pick<Remittance, 'courierId' | 'lines'>,
): Promise<Map<RemittedLine, number | null>> {
  const found = await matchLines(req, { courierId, lines, isOther: true });
  return new Map(lines.map((line, index) => [line, found[index] ?? null]));
}

async function write(
  req: PayloadRequest,
  { remittance, judged }: { remittance: Remittance; judged: readonly Judged[] },
): Promise<number> {
  const { courierId, reference, date, amount, lines } = remittance;
  const fees = lines.reduce((sum, { fee }) => sum + fee, 0);
  const [row] = await executeInTransaction<{ id: number }>(
    req,
    sql`INSERT INTO remittances (courier_id, reference, date, centimes, fees, by, by_id)
        VALUES (${courierId}, ${reference}, ${date}::date, ${amount}, ${fees}, ${req.user?.username ?? ''}, ${req.user?.id ?? null})
        RETURNING id`,
  );
  if (!row) throw new Error('The database did not say the number of the remittance.');
  await executeInTransaction(
    req,
    sql`INSERT INTO remittance_lines (remittance_id, line, tracking, reference, parcel_id, other_parcel_id, verdict, expected,
          paid, fee)
        SELECT ${row.id}, line, tracking, reference, "parcelId", "otherParcelId", verdict, expected, amount, fee
        FROM jsonb_to_recordset(${storableJson(judged)}::jsonb) AS l (line int, tracking text, reference text, "parcelId" int,
          "otherParcelId" int, verdict text, expected bigint, amount bigint, fee bigint)`,
  );
  const open = judged.filter(({ unallocated }) => unallocated > 0);
  await executeInTransaction(
    req,
    sql`INSERT INTO cash_unallocated (remittance_id, courier_id, line, tracking, reference, other_parcel_id, verdict, centimes)
        SELECT ${row.id}, ${courierId}, line, tracking, reference, "otherParcelId", verdict, unallocated
        FROM jsonb_to_recordset(${storableJson(open)}::jsonb) AS l (line int, tracking text, reference text,
          "otherParcelId" int, verdict text, unallocated bigint)`,
  );
  await writeEntries(req, judged.flatMap(entryOf(row.id)));
  const changes = {
    courier: [null, courierId],
    reference: [null, reference],
    amount: [null, toDinars(amount)],
  } as const;
  await recordAudit(req, { action: 'create', subjectType: 'remittances', subjectId: row.id, changes });
  return row.id;
}

/** The tracking number, or else the order's. */
export function namedBy({ tracking, reference }: Pick<RemittedLine, 'tracking' | 'reference'>): string {
  return tracking ?? reference ?? '';
}

function entryOf(remittanceId: number) {
  return ({ parcelId, collects }: Judged) =>
    parcelId === null || collects === 0
      ? []
      : [{ cause: 'remittance' as const, parcelId, centimes: collects, remittanceId }];
}

async function asVerdicts(req: PayloadRequest, judged: readonly Judged[]): Promise<LineVerdict[]> {
  const ids = asIds([...new Set(judged.flatMap(({ parcelId, otherParcelId }) => parcelId ?? otherParcelId ?? []))]);
  const parcels = await executeInTransaction<{ id: number; order_id: number; courier: string }>(
    req,
    sql`SELECT p.id, p.order_id, k.name AS courier FROM parcels p JOIN couriers k ON k.id = p.courier_id
        WHERE p.id = ANY(${ids})`,
  );
  const parcelOf = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const differences = differencesOf(judged);
  return judged.map(
    ({ verdict, parcelId, otherParcelId, expected, amount, collects, unallocated, ...line }, index) => ({
      line: line.line,
      named: namedBy(line),
      verdict,
      orderId: parcelOf.get(parcelId ?? 0)?.order_id ?? null,
      parcelId,
      expected,
      paid: amount,
      collected: collects,
      unallocated,
      difference: differences[index] ?? 0,
      otherCourier: parcelOf.get(otherParcelId ?? 0)?.courier ?? null,
    }),
  );
}
