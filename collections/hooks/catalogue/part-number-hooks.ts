import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload';
import { refreshProducts } from '@/catalogue/refresh-products';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import { foldReference } from '@/domain/products/reference';
import { partNumberKey } from '@/domain/search/part-number';
import { tidyLine } from '@/domain/texts/tidy-text';
import { isClaimed } from '../claims';
import { conflictAt } from '../refusals';
import { relationId } from '../relation-id';

/** Trims the texts and fills the forms by which the number is found. */
export const fillPartNumber: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data;
  const filled = { ...data };
  if (typeof filled.brand === 'string') filled.brand = filled.brand.trim() || null;
  if (typeof filled.number !== 'string') return filled;
  const number = tidyLine(filled.number);
  return { ...filled, number, numberKey: partNumberKey(number), numberFolded: foldReference(number) };
};

/** Refuses a number that its product has already. Edits wait for each other. */
export const refusePartNumberTwice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...originalDoc, ...data };
  const [product, key] = [relationId(row.product), partNumberKey(String(row.number ?? ''))];
  const [taken] = await executeInTransaction(
    req,
    sql`SELECT 1 FROM part_numbers WHERE product_id = ${product} AND number_key = ${key} AND id <> ${originalDoc?.id ?? 0}`,
  );
  if (taken || isClaimed(req, { collection: 'part-numbers', value: `${product} ${key}`, id: originalDoc?.id }))
    throw conflictAt({ collection: 'part-numbers', path: 'number', problem: { code: 'partNumberTwice' }, req });
  return data;
};

export const afterPartNumberChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await refreshNumbers(req, [doc.product, previousDoc?.product]);
  return doc;
};

export const afterPartNumberDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await refreshNumbers(req, [doc.product]);
};

/** The search text of products holds their numbers. */
async function refreshNumbers(req: PayloadRequest, documents: readonly unknown[]): Promise<void> {
  const products = [...new Set(documents.map(relationId).filter((id) => id !== null))];
  for (const productId of products.toSorted((one, other) => one - other)) await refreshProducts(req, { productId });
  await announceChange(req, { aspects: ['words', 'details'], products });
}
