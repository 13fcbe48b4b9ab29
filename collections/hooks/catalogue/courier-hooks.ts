/** Rules of couriers and of the profiles that owners write. */
import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  JSONFieldValidation,
} from 'payload';
import { readProfile } from '@/contract/admin/courier-profile';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import { profileKeyProblem } from '@/domain/parcels/courier';
import { SHIPPED_PROFILES, shippedProfile } from '@/domain/parcels/profiles';
import { isBlank } from '@/domain/text';
import { openSecret, sealSecret } from '@/parcels/courier-secrets';
import { officeCmsWords } from '@/words/en/cms';
import { officeProblemWords } from '@/words/en/problems';
import { sayIssue } from '@/words/say-problem';
import { refusal, refusalAt } from '../refusals';

/** A profile is a shipped one or one of the owner's. */
export const refuseUnknownProfile: CollectionBeforeValidateHook = async ({ data, req }) => {
  if (typeof data?.profile !== 'string' || profileKeyProblem(data.profile)) return data;
  data.profile = data.profile.trim();
  if (shippedProfile(data.profile)) return data;
  const own = await executeInTransaction<{ key: string }>(req, sql`SELECT key FROM courier_profiles ORDER BY key`);
  const known = [...SHIPPED_PROFILES, ...own.map(({ key }) => key)];
  if (known.includes(data.profile)) return data;
  const problem = { code: 'profileUnknown', values: { known } } as const;
  throw refusalAt({ collection: 'couriers', path: 'profile', problem, req });
};

/** Seals a new secret; the one before stays valid until the day that the form names. */
export const keepSecretSealed: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { secret, ...courier } = data;
  // A form that is saved twice sends the secret twice: the former one must stay valid.
  if (isBlank(secret) || isPresentSecret(secret, originalDoc?.secretSealed)) return courier;
  return {
    ...courier,
    secretSealed: sealSecret(secret),
    secretSetAt: new Date().toISOString(),
    ...(originalDoc?.secretSealed && { formerSecretSealed: originalDoc.secretSealed }),
  };
};

function isPresentSecret(secret: unknown, sealed: unknown): boolean {
  return typeof sealed === 'string' && openSecret(sealed) === secret;
}

export const refuseDeletingUsedCourier: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The lock makes a batch wait that is being made for this courier.
  await lockRows(req, 'couriers', [Number(id)]);
  const [used] = await executeInTransaction(
    req,
    sql`SELECT 1 WHERE EXISTS (SELECT FROM parcel_batches WHERE courier_id = ${id})
                    OR EXISTS (SELECT FROM parcel_events WHERE courier_id = ${id})
                    OR EXISTS (SELECT FROM remittances WHERE courier_id = ${id})`,
  );
  if (used) throw refusal(officeCmsWords.refusals.courierDeletion, 409);
};

/** Couriers name a profile by its key. */
export const keepProfileKey: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (typeof data.key === 'string') data.key = data.key.trim();
  if (operation !== 'update' || !originalDoc || !('key' in data) || data.key === originalDoc.key) return data;
  throw refusal(officeCmsWords.refusals.profileKeyChange, 409);
};

export const refuseDeletingUsedProfile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const couriers = await executeInTransaction<{ name: string }>(
    req,
    sql`SELECT c.name FROM couriers c JOIN courier_profiles p ON p.key = c.profile WHERE p.id = ${id} ORDER BY c.name`,
  );
  if (couriers.length > 0) {
    throw refusal(officeCmsWords.refusals.profileDeletion(couriers.map(({ name }) => name)), 409);
  }
};

/** Names each mistake with its place in the JSON. */
export const validateDefinition: JSONFieldValidation = (value) => {
  const read = readProfile(value ?? null);
  if (read.ok) return true;
  return read.problems
    .map(({ path, message }) => {
      const text = sayIssue(message, officeProblemWords);
      return path === '' ? text : `${path}: ${text}`;
    })
    .join('; ');
};
