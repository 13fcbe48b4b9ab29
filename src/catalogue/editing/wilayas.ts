import type { Payload, TypedUser } from 'payload';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { Database } from '@/database/database';
import { toCentimes, toDecimalString } from '@/domain/money';
import { sortByName } from '@/domain/text';
import { editCatalogue } from './edit';

/** The access rules of the collection hold for whoever asks. */
const AS_ASKED = { overrideAccess: false, depth: 0 } as const;

type Asked = { payload: Payload; user: TypedUser };
/** `price` in dinars */
type WilayaDraft = { name?: string | undefined; price?: number | undefined };

/** All regions in French order, read afresh. */
export async function readAdminWilayas(db: Database): Promise<AdminWilaya[]> {
  const { rows } = await db.query<{ id: number; name: string; price: number; updated_at: Date }>(
    'SELECT id, name, price::float8 AS price, updated_at FROM wilayas',
  );
  return sortByName(rows.map((row) => ({ ...row, price: fee(row.price), updated_at: row.updated_at.toISOString() })));
}

/** @throws the collection's refusals */
export async function createWilaya({ payload, user }: Asked, draft: Required<WilayaDraft>): Promise<AdminWilaya> {
  return editCatalogue({ payload, user }, async (req) =>
    shown(await payload.create({ collection: 'wilayas', data: draft, ...AS_ASKED, req })),
  );
}

/**
 * @param versionSeen when the copy was saved that the edit began with; null where it says nothing of it
 * @throws the collection's refusals, and 409 for an outdated copy
 */
export async function changeWilaya(
  { payload, user }: Asked,
  { id, draft, versionSeen }: { id: number; draft: WilayaDraft; versionSeen: string | null },
): Promise<AdminWilaya> {
  return editCatalogue({ payload, user }, async (req) =>
    shown(await payload.update({ collection: 'wilayas', id, data: { ...draft, versionSeen }, ...AS_ASKED, req })),
  );
}

/** @throws the collection's refusals */
export async function deleteWilaya({ payload, user }: Asked, id: number): Promise<void> {
  await editCatalogue({ payload, user }, (req) => payload.delete({ collection: 'wilayas', id, ...AS_ASKED, req }));
}

function shown(wilaya: { id: number; name: string; price: number; updatedAt: string }): AdminWilaya {
  return { id: wilaya.id, name: wilaya.name, price: fee(wilaya.price), updated_at: wilaya.updatedAt };
}

function fee(dinars: number): string {
  return toDecimalString(toCentimes(dinars) ?? 0);
}
