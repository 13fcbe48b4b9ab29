import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { officialWilayaNamed } from '@/domain/delivery/official-wilayas';
import { toCentimes, toDinars } from '@/domain/money';

type WilayaDraft = { name?: string; code?: number | null; nameAr?: string | null };

/**
 * Gives a wilaya with an official name its code and its Arabic name. A code stays when the wilaya is renamed. Edits wait for each
 * other (concurrent-edits.ts), so no other edit takes the same code.
 */
export const fillWilayaCode: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const draft: WilayaDraft = data;
  const before: WilayaDraft = originalDoc ?? {};
  const official = officialWilayaNamed(draft.name ?? before.name ?? '');
  if (!official || typeof before.code === 'number') return data;
  const taken = await executeInTransaction(req, sql`SELECT 1 FROM wilayas WHERE code = ${official.code} LIMIT 1`);
  if (taken.length > 0) return data;
  return { ...data, code: official.code, nameAr: draft.nameAr || before.nameAr || official.nameAr };
};

/** Rounds the fee at the courier's desk to whole centimes. Blank delivery days become null. */
export const tidyWilaya: CollectionBeforeChangeHook = ({ data }) => {
  const tidied = { ...data };
  const centimes = toCentimes(data.deskPrice);
  if (centimes !== null) tidied.deskPrice = toDinars(centimes);
  if (typeof data.days === 'string') tidied.days = data.days.trim() || null;
  return tidied;
};
