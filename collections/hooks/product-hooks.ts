import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { toCentimes, toDinars } from '@/domain/money';
import { partNumberKey } from '@/domain/part-number';
import { foldModelNumbers, foldReference } from '@/domain/reference';
import { fold, isBlank } from '@/domain/text';
import { isClaimed } from './claims';
import { conflictAt } from './refusals';

type ProductDraft = {
  title?: string | null;
  titleFolded?: string | null;
  modelFolded?: string | null;
  reference?: string | null;
  referenceFolded?: string | null;
  referenceKey?: string | null;
};

/** A blank reference becomes null. A taken one is refused before the unique index aborts the transaction. */
export const refuseReferenceTaken: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || !('reference' in data)) return data;
  if (isBlank(data.reference)) data.reference = null;
  if (typeof data.reference !== 'string') return data;
  data.reference = data.reference.trim();
  if (data.reference === originalDoc?.reference) return data;
  const taken = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM products WHERE reference = ${data.reference} LIMIT 1`,
  );
  const isTaken = taken[0] !== undefined && taken[0].id !== originalDoc?.id;
  if (isTaken || isClaimed(req, { collection: 'products', value: data.reference, id: originalDoc?.id })) {
    throw conflictAt({ collection: 'products', path: 'reference', problem: { code: 'referenceTaken' }, req });
  }
  return data;
};

/** Updates the derived columns: the folded title, model and reference. */
export const prepareProduct: CollectionBeforeChangeHook = ({ data }) => {
  const draft = data as ProductDraft;
  if (typeof draft.title === 'string') {
    draft.title = draft.title.trim();
    draft.titleFolded = fold(draft.title);
    draft.modelFolded = foldModelNumbers(draft.title);
  }
  if (draft.reference !== undefined) {
    draft.referenceFolded = draft.reference ? foldReference(draft.reference) : null;
    draft.referenceKey = draft.reference ? partNumberKey(draft.reference) || null : null;
  }
  return draft;
};

/** Rounds a price to whole centimes, as it is shown and charged. */
export const keepWholeCentimes: CollectionBeforeChangeHook = ({ data }) => {
  const centimes = toCentimes(data.price);
  return centimes === null ? data : { ...data, price: toDinars(centimes) };
};
