/** The lines of a courier's file as lines of a remittance. */
import { readAmount } from '../parcels/amount';
import { orderOfReference } from '../parcels/reference';
import type { Problem } from '../problem';
import { fold } from '../text';

/** Texts as the file has them; '' for what it lacks. */
export type FileLine = { line: number; tracking: string; reference: string; amount: string; fee: string };

/** A line of a remittance, from a courier's file or from the list that was sent. */
export type RemittedLine = {
  line: number;
  tracking: string | null;
  /** as the courier wrote it */
  reference: string | null;
  /** the order that `reference` names, if any */
  orderId: number | null;
  /** centimes */
  amount: number;
  fee: number;
};

/** More would bury the first problems. */
const MAX_PROBLEMS = 20;

/**
 * Reads the lines that name a parcel. Others, and a line of totals, are left out: what they would pay is missed when the lines are
 * added up. An empty amount or fee is 0.
 */
export function linesOfFile(
  lines: readonly FileLine[],
): { ok: true; lines: RemittedLine[] } | { ok: false; problems: Problem[] } {
  const named = lines.filter(namesParcel);
  const problems = named.flatMap(problemsOf);
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) };
  if (named.length === 0) return { ok: false, problems: [{ code: 'courierFileEmpty' }] };
  return {
    ok: true,
    lines: named.map(({ line, tracking, reference, amount, fee }) => ({
      line,
      tracking: tracking || null,
      reference: reference || null,
      orderId: orderOfReference(reference),
      amount: centimesOf(amount) ?? 0,
      fee: centimesOf(fee) ?? 0,
    })),
  };
}

function namesParcel({ tracking, reference }: FileLine): boolean {
  const names = [tracking, reference].filter((name) => name !== '');
  return names.length > 0 && !names.some(namesTotal);
}

/** Whether a line sums up others. */
export function namesTotal(name: string): boolean {
  return /^(?:sous[ -]?)?total\b/.test(fold(name));
}

function problemsOf({ line, amount, fee }: FileLine): Problem[] {
  return [amount, fee]
    .filter((text) => centimesOf(text) === null)
    .map((text) => ({ code: 'lineAmount', values: { line, text } }));
}

function centimesOf(text: string): number | null {
  const centimes = text === '' ? 0 : readAmount(text);
  return centimes !== null && centimes >= 0 ? centimes : null;
}
