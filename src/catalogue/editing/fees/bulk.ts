import type { AdminWilaya } from '@/contract/admin/wilayas';
import { type ChangedFee, changeFee, type FeeChange } from '@/domain/fees/fee-change';
import type { Problem } from '@/domain/problem';
import { isStaleCopy } from '@/domain/stale-edits';
import { type Caller, editCatalogue } from '../edit';
import { readAdminWilayas } from '../wilayas';
import { lockFees, type WilayaFees, writeWilayas } from './state';

type Bulk = {
  ids: readonly number[];
  home?: FeeChange | undefined;
  desk?: FeeChange | undefined;
  /** the version of each wilaya that the caller saw, by id */
  updated_at?: Readonly<Record<string, string | null>> | null | undefined;
};

type Outcome =
  | { ok: true; wilayas: AdminWilaya[] }
  | { ok: false; reason: 'unknown'; id: number }
  | { ok: false; reason: 'stale'; wilayas: AdminWilaya[] }
  | { ok: false; reason: 'fee'; field: 'home' | 'desk'; name: string; problem: Problem };

/** Changes the fees of several wilayas, all or none. A wilaya without a desk stays without. */
export async function changeFees(caller: Caller, { ids, home, desk, updated_at: seen }: Bulk): Promise<Outcome> {
  const outcome = await editCatalogue(
    caller,
    async (req): Promise<Outcome | { ok: true } | { ok: false; reason: 'stale' }> => {
      const { wilayas } = await lockFees(req);
      const known = new Map(wilayas.map((wilaya) => [wilaya.id, wilaya]));
      const changes: { before: WilayaFees; after: WilayaFees }[] = [];
      for (const id of new Set(ids)) {
        const before = known.get(id);
        if (!before) return { ok: false, reason: 'unknown', id };
        if (isStaleCopy(seen?.[id], before.updatedAt)) return { ok: false, reason: 'stale' };
        const price = changed(before.price, home);
        if (!price.ok) return { ok: false, reason: 'fee', field: 'home', name: before.name, problem: price.problem };
        const deskPrice = before.deskPrice === null ? null : changed(before.deskPrice, desk);
        if (deskPrice && !deskPrice.ok) {
          return { ok: false, reason: 'fee', field: 'desk', name: before.name, problem: deskPrice.problem };
        }
        const after = { ...before, price: price.dinars, deskPrice: deskPrice?.dinars ?? null };
        if (after.price !== before.price || after.deskPrice !== before.deskPrice) changes.push({ before, after });
      }
      await writeWilayas(req, changes);
      return { ok: true };
    },
  );
  if (!outcome.ok && outcome.reason !== 'stale') return outcome;
  const chosen = new Set(ids);
  const wilayas = await readAdminWilayas(caller.payload.db.pool);
  const current = wilayas.filter(({ id }) => chosen.has(id));
  return outcome.ok ? { ok: true, wilayas: current } : { ok: false, reason: 'stale', wilayas: current };
}

function changed(dinars: number, change: FeeChange | undefined): ChangedFee {
  return change ? changeFee(dinars, change) : { ok: true, dinars };
}
