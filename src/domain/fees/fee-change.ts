/** Changes of several fees at once. */
import { feeProblem } from '../delivery/delivery';
import { toCentimes, toDinars } from '../money';
import type { Problem } from '../problem';

/** `set` and `add` in dinars, `percent` of the present fee. */
export type FeeChange = { set: number } | { add: number } | { percent: number };

export type ChangedFee = { ok: true; dinars: number } | { ok: false; problem: Problem };

/** The fee after a change, in whole centimes; a share of it is rounded to whole dinars. */
export function changeFee(dinars: number, change: FeeChange): ChangedFee {
  const changed = 'set' in change ? change.set : 'add' in change ? dinars + change.add : share(dinars, change.percent);
  const problem = feeProblem(changed);
  return problem ? { ok: false, problem } : { ok: true, dinars: toDinars(toCentimes(changed) ?? 0) };
}

/** In whole centimes and hundredths of a percent, so that 15 % of 350 is not a hair below a half. */
function share(dinars: number, percent: number): number {
  const parts = (toCentimes(dinars) ?? 0) * (10_000 + Math.round(percent * 100));
  return Math.round(parts / 1_000_000);
}
