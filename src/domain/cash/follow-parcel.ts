/** The entries that follow from where a parcel is. */
import type { CashCause } from './entries';

/** The end of a parcel that is never paid for. */
export type Closure = Extract<CashCause, 'returned' | 'cancelled' | 'lost'>;

/** An entry that no other one reverses. */
export type StandingEntry = { id: number; cause: CashCause; centimes: number };

export type FollowedParcel = {
  /** what the courier collects, in centimes */
  due: number;
  isHandedOver: boolean;
  /** null: it goes on, or was delivered */
  closure: Closure | null;
  /** in centimes */
  outstanding: number;
  /** of the causes `hand-over`, `returned`, `cancelled` and `lost` */
  standing: readonly StandingEntry[];
};

export type FollowingEntry = {
  cause: CashCause;
  /** never 0 */
  centimes: number;
  /** the entry that this one reverses */
  reverses: number | null;
};

/**
 * What to add so that the ledger says where the parcel is: its cash is expected from the hand-over on, and what is outstanding at
 * its closure will not come. A parcel that is moved back has these entries reversed. Repeated, it adds nothing.
 */
export function entriesFor({ due, isHandedOver, closure, outstanding, standing }: FollowedParcel): FollowingEntry[] {
  const isExpected = standing.some(({ cause }) => cause === 'hand-over');
  const closures = standing.filter(({ cause }) => cause !== 'hand-over');
  const added: FollowingEntry[] = [];
  if (isHandedOver && !isExpected && due !== 0) added.push({ cause: 'hand-over', centimes: due, reverses: null });
  if (!isHandedOver) added.push(...standing.filter(({ cause }) => cause === 'hand-over').map(reversal));
  if (closure === null) added.push(...closures.map(reversal));
  const left = outstanding + sum(added, 'hand-over') - (sum(added) - sum(added, 'hand-over'));
  // More than expected was paid: a person settles that.
  if (closure !== null && closures.length === 0 && left > 0)
    added.push({ cause: closure, centimes: left, reverses: null });
  return added;
}

function reversal({ id, cause, centimes }: StandingEntry): FollowingEntry {
  return { cause, centimes: -centimes, reverses: id };
}

function sum(entries: readonly FollowingEntry[], only?: CashCause): number {
  return entries.reduce((total, { cause, centimes }) => (!only || cause === only ? total + centimes : total), 0);
}
