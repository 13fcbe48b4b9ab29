/** What a change of several fees would do, before it is sent: no React. */
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { csvLines } from '@/domain/csv';
import { changeFee, type FeeChange } from '@/domain/fees/fee-change';
import type { Problem } from '@/domain/problem';
import { readOptionalNumber } from '@/domain/read-number';

export type BulkTarget = 'home' | 'desk';
export type BulkKind = 'set' | 'add' | 'percent';
export type BulkFields = { target: BulkTarget; kind: BulkKind; amount: string };

export type BulkPlan = {
  /** null while no amount is typed, or it cannot be read */
  change: FeeChange | null;
  /** of the amount itself */
  problem: Problem | null;
  /** fees in dinars, by id */
  after: ReadonlyMap<number, number>;
  /** wilayas without a desk, which stay so */
  withoutDesk: number;
  /** the first wilaya whose fee would be impossible */
  refused: { name: string; problem: Problem } | null;
};

/** @param chosen the selected wilayas */
export function planChange(chosen: readonly AdminWilaya[], { target, kind, amount }: BulkFields): BulkPlan {
  const read = readOptionalNumber(amount);
  const change = read.ok && read.value !== null ? feeChange(kind, read.value) : null;
  const problem = read.ok ? null : read.problem;
  const plan = { change, problem, after: new Map<number, number>(), withoutDesk: 0, refused: null };
  return change ? chosen.reduce((sum, wilaya) => withWilaya(sum, { wilaya, target, change }), plan as BulkPlan) : plan;
}

function withWilaya(
  plan: BulkPlan,
  { wilaya, target, change }: { wilaya: AdminWilaya; target: BulkTarget; change: FeeChange },
): BulkPlan {
  const before = target === 'home' ? wilaya.price : wilaya.desk_price;
  if (before === null) return { ...plan, withoutDesk: plan.withoutDesk + 1 };
  const changed = changeFee(Number(before), change);
  if (!changed.ok) return { ...plan, refused: plan.refused ?? { name: wilaya.name, problem: changed.problem } };
  if (changed.dinars === Number(before)) return plan;
  return { ...plan, after: new Map(plan.after).set(wilaya.id, changed.dinars) };
}

function feeChange(kind: BulkKind, amount: number): FeeChange {
  if (kind === 'set') return { set: amount };
  return kind === 'add' ? { add: amount } : { percent: amount };
}

/** The table that gives wilayas back the fees and days that they had. */
export function formerFees(before: readonly AdminWilaya[]): Blob {
  const lines = before.map(({ id, price, desk_price, days }) => [id, price, desk_price, days]);
  return new Blob([csvLines([['wilaya_id', 'home', 'desk', 'days'], ...lines])]);
}

/** Whether these wilayas are unchanged since. */
export function areUnchanged(after: readonly AdminWilaya[], now: readonly AdminWilaya[]): boolean {
  return after.every(({ id, updated_at }) => now.find((wilaya) => wilaya.id === id)?.updated_at === updated_at);
}
