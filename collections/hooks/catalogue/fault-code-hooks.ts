import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { boilerBrandSlug } from '@/domain/boilers/boiler-identity';
import { faultCodeKey } from '@/domain/boilers/fault-codes';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';

type Fault = { id?: number; brand?: unknown; code?: unknown };

/**
 * Trims brand and code, and fills what addresses are made of. The brand takes over the spelling of the brand's other codes. A code
 * that its brand has already is refused.
 */
export const fillFaultCode: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data;
  const before = originalDoc as Fault | undefined;
  const { brand, code }: Fault = { ...before, ...data };
  if (typeof brand !== 'string' || typeof code !== 'string') return data;
  const [brandSlug, codeKey] = [boilerBrandSlug(brand), faultCodeKey(code)];
  // The fields' own checks refuse a blank text.
  if (codeKey === '' || brand.trim() === '') return data;
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM fault_codes WHERE brand_slug = ${brandSlug} AND code_key = ${codeKey} AND id <> ${before?.id ?? 0}`,
  );
  if (taken || isClaimed(req, { collection: 'fault-codes', value: `${brandSlug} ${codeKey}`, id: before?.id }))
    throw conflictAt({ collection: 'fault-codes', path: 'code', problem: { code: 'faultCodeTaken' }, req });
  const [other] = await executeInTransaction<{ brand: string }>(
    req,
    sql`SELECT brand FROM fault_codes WHERE brand_slug = ${brandSlug} AND id <> ${before?.id ?? 0} ORDER BY id LIMIT 1`,
  );
  return { ...data, brand: other?.brand ?? brand.trim(), code: code.trim(), brandSlug, codeKey };
};

export async function announceFaults({ req }: { req: PayloadRequest }): Promise<void> {
  await announceChange(req, { aspects: ['faults'], products: [] });
}
