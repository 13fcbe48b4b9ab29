import type { AdminWilaya } from '@/contract/admin/wilayas';
import { type ChangedFee, changeFee, type FeeChange } from '@/domain/fees/fee-change';
import type { Problem } from '@/domain/problem';
import { type Caller, editCatalogue } from '../edit';
import { readAdminWilayas } from '../wilayas';
import { lockFees, type WilayaFees, writeWilayas } from './state';

type Bulk = { ids: readonly number[]; home?: FeeChange | undefined; desk?: FeeChange | undefined };

type Outcome =
  | { ok: true; wilayas: AdminWilaya[] }
  | { ok: false; reason: 'unknown'; id: number }
  | { ok: false; reason: 'fee'; field: 'home' | 'desk'; name: string; problem: Problem };

/** Changes the fees of several wilayas, all or none. A wilaya without a desk stays without. */
export async function changeFees(caller: Caller, { ids, home, desk }: Bulk): Promise<Outcome> {
  const outcome = await editCatalogue(caller, async (req): Promise<Outcome | { ok: true }> => {
    const { wilayas } = await lockFees(req);
    const known = new Map(wilayas.map((wilaya) => [wilaya.id, wilaya]));
    const changes: { before: WilayaFees; after: WilayaFees }[] = [];
    for (const id of new Set(ids)) {
      const before = known.get(id);
      if (!before) return { ok: false, reason: 'unknown', id };
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
  });
  if (!outcome.ok) return outcome;
  const chosen = new Set(ids);
  const wilayas = await readAdminWilayas(caller.payload.db.pool);
  return { ok: true, wilayas: wilayas.filter(({ id }) => chosen.has(id)) };
}

function changed(dinars: number, change: FeeChange | undefined): ChangedFee {
  return change ? changeFee(dinars, change) : { ok: true, dinars };
}
