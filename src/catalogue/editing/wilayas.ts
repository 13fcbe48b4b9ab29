import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { Database } from '@/database/database';
import { decimalOrNull, readRegions } from '@/delivery/regions';
import { feeCentimes } from '@/domain/delivery/delivery';
import { toDecimalString } from '@/domain/money';
import type { Wilaya } from '@/payload-types';
import { AS_CALLER, type Caller, editCatalogue } from './edit';

/** Fees in dinars; a null `deskPrice`: no desk. */
type WilayaDraft = {
  name?: string | undefined;
  price?: number | undefined;
  deskPrice?: number | null | undefined;
  days?: string | null | undefined;
};

/** All regions in French order, from the database. */
export async function readAdminWilayas(db: Database): Promise<AdminWilaya[]> {
  const regions = await readRegions(db);
  return regions.map(({ updatedAt, ...region }) => ({ ...region, updated_at: updatedAt.toISOString() }));
}

/** @throws the collection's refusals */
export async function createWilaya(
  { payload, user }: Caller,
  draft: WilayaDraft & { name: string; price: number },
): Promise<AdminWilaya> {
  return editCatalogue({ payload, user }, async (req) =>
    shownWilaya(await payload.create({ collection: 'wilayas', data: draft, ...AS_CALLER, req })),
  );
}

/**
 * @param versionSeen when the copy that was edited was saved; null if the request does not say
 * @throws the collection's refusals, and 409 for an outdated copy
 */
export async function changeWilaya(
  { payload, user }: Caller,
  { id, draft, versionSeen }: { id: number; draft: WilayaDraft; versionSeen: string | null },
): Promise<AdminWilaya> {
  return editCatalogue({ payload, user }, async (req) =>
    shownWilaya(
      await payload.update({ collection: 'wilayas', id, data: { ...draft, versionSeen }, ...AS_CALLER, req }),
    ),
  );
}

/** @throws the collection's refusals */
export async function deleteWilaya({ payload, user }: Caller, id: number): Promise<void> {
  await editCatalogue({ payload, user }, (req) => payload.delete({ collection: 'wilayas', id, ...AS_CALLER, req }));
}

function shownWilaya(wilaya: Wilaya): AdminWilaya {
  return {
    id: wilaya.id,
    name: wilaya.name,
    price: toDecimalString(feeCentimes(wilaya)),
    code: wilaya.code ?? null,
    name_ar: wilaya.nameAr ?? '',
    desk_price: decimalOrNull(wilaya.deskPrice),
    days: wilaya.days ?? null,
    updated_at: wilaya.updatedAt,
  };
}
