import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { Database } from '@/database/database';
import { readRegions } from '@/delivery/regions';
import { feeCentimes } from '@/domain/delivery';
import { toDecimalString } from '@/domain/money';
import { AS_CALLER, type Caller, editCatalogue } from './edit';

/** `price` in dinars */
type WilayaDraft = { name?: string | undefined; price?: number | undefined };

/** All regions in French order, from the database. */
export async function readAdminWilayas(db: Database): Promise<AdminWilaya[]> {
  const regions = await readRegions(db);
  return regions.map(({ id, name, feeCentimes, updatedAt }) => ({
    id,
    name,
    price: toDecimalString(feeCentimes),
    updated_at: updatedAt.toISOString(),
  }));
}

/** @throws the collection's refusals */
export async function createWilaya({ payload, user }: Caller, draft: Required<WilayaDraft>): Promise<AdminWilaya> {
  return editCatalogue({ payload, user }, async (req) =>
    shown(await payload.create({ collection: 'wilayas', data: draft, ...AS_CALLER, req })),
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
    shown(await payload.update({ collection: 'wilayas', id, data: { ...draft, versionSeen }, ...AS_CALLER, req })),
  );
}

/** @throws the collection's refusals */
export async function deleteWilaya({ payload, user }: Caller, id: number): Promise<void> {
  await editCatalogue({ payload, user }, (req) => payload.delete({ collection: 'wilayas', id, ...AS_CALLER, req }));
}

function shown(wilaya: { id: number; name: string; price: number; updatedAt: string }): AdminWilaya {
  return {
    id: wilaya.id,
    name: wilaya.name,
    price: toDecimalString(feeCentimes(wilaya)),
    updated_at: wilaya.updatedAt,
  };
}
