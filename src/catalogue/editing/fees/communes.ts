/** The fees of communes in the back office. */
import type { AdminCommune } from '@/contract/admin/fees';
import type { Database } from '@/database/database';
import { type CommuneOverride, readOverrides } from '@/delivery/commune-fees';
import { type Commune, findCommune } from '@/delivery/communes';
import { decimalOrNull, readRegions } from '@/delivery/regions';
import { changedOverride, type NumericOverride } from '@/domain/fees/lines';
import { toCentimes, toDinars } from '@/domain/money';
import { isStaleView } from '@/domain/stale-edits';
import { type Caller, editCatalogue } from '../edit';
import { lockFees, WITHOUT_OVERRIDE, writeOverrides } from './state';

/** The communes of a wilaya in French order, each with its own fees. @returns null if there is no such wilaya */
export async function readAdminCommunes(db: Database, wilayaId: number): Promise<AdminCommune[] | null> {
  const region = (await readRegions(db)).find(({ id }) => id === wilayaId);
  if (!region) return null;
  return (await readOverrides(db, region)).map(({ commune, override }) => shownCommune(commune, override));
}

type Outcome = { type: 'changed' | 'stale'; commune: AdminCommune } | { type: 'unknown' };

/** Sets the fees of a commune, unless it has others than the caller saw (`from`). */
export async function changeCommune(
  caller: Caller,
  { code, fees, from }: { code: number; fees: NumericOverride; from: NumericOverride | null },
): Promise<Outcome> {
  const commune = findCommune(code);
  if (!commune) return { type: 'unknown' };
  const whole = { ...fees, price: inCentimes(fees.price), desk_price: inCentimes(fees.desk_price) };
  const newest = await editCatalogue(caller, async (req) => {
    const { overrides } = await lockFees(req);
    const before = overrides.get(code) ?? { code, ...WITHOUT_OVERRIDE };
    if (isStaleView(from, before)) return before;
    const { price, desk_price: deskPrice, desk, served } = whole;
    const after = changedOverride(before, { price, deskPrice, desk, served });
    await writeOverrides(req, after ? [{ before, after: { code, ...after } }] : []);
    return null;
  });
  const { price, desk_price, desk, served } = newest ?? whole;
  const kept = { price: decimalOrNull(price), desk_price: decimalOrNull(desk_price), desk, served };
  return { type: newest ? 'stale' : 'changed', commune: shownCommune(commune, kept) };
}

function inCentimes(dinars: number | null): number | null {
  const centimes = toCentimes(dinars);
  return centimes === null ? null : toDinars(centimes);
}

function shownCommune({ code, name, nameAr, postalCode }: Commune, override: CommuneOverride): AdminCommune {
  return { code, name, name_ar: nameAr, postal_code: postalCode, ...override };
}
