import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { toCentimes, toDinars } from '@/domain/money';
import { foldModelNumbers, foldReference } from '@/domain/products/reference';
import { partNumberKey } from '@/domain/search/part-number';
import { fold, isBlank } from '@/domain/text';
import { textIdentity } from '@/domain/text-identity';
import { tidyLine, tidyName } from '@/domain/texts/tidy-text';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';

type ProductDraft = {
  title?: string | null;
  titleFolded?: string | null;
  modelFolded?: string | null;
  reference?: string | null;
  referenceFolded?: string | null;
  referenceKey?: string | null;
  referenceIdentity?: string | null;
};

/**
 * A blank reference becomes null. One that another product has, in whatever spelling, is refused. Two edits that take one reference
 * wait for each other, as all edits do (concurrent-edits.ts). No unique index keeps them apart: shops have twins from the time before
 * references were compared by their identity.
 */
export const refuseReferenceTaken: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || !('reference' in data)) return data;
  if (isBlank(data.reference)) data.reference = null;
  if (typeof data.reference !== 'string') return data;
  data.reference = tidyLine(data.reference);
  if (data.reference === originalDoc?.reference) return data;
  const identity = textIdentity(data.reference);
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM products WHERE reference_identity = ${identity} AND id <> ${originalDoc?.id ?? 0} LIMIT 1`,
  );
  if (taken || isClaimed(req, { collection: 'products', value: identity, id: originalDoc?.id })) {
    throw conflictAt({ collection: 'products', path: 'reference', problem: { code: 'referenceTaken' }, req });
  }
  return data;
};

/** Updates the derived columns: the folded title, model and reference. */
export const prepareProduct: CollectionBeforeChangeHook = ({ data }) => {
  const draft = data as ProductDraft;
  if (typeof draft.title === 'string') {
    draft.title = tidyName(draft.title);
    draft.titleFolded = fold(draft.title);
    draft.modelFolded = foldModelNumbers(draft.title);
  }
  if (draft.reference !== undefined) {
    draft.referenceFolded = draft.reference ? foldReference(draft.reference) : null;
    draft.referenceKey = draft.reference ? partNumberKey(draft.reference) || null : null;
    draft.referenceIdentity = draft.reference ? textIdentity(draft.reference) : null;
  }
  return draft;
};

/** Rounds a price to whole centimes, as it is shown and charged. */
export const keepWholeCentimes: CollectionBeforeChangeHook = ({ data }) => {
  const centimes = toCentimes(data.price);
  return centimes === null ? data : { ...data, price: toDinars(centimes) };
};
