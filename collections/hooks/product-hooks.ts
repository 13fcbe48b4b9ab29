import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { type StockStatus, stockStatusFor } from '@/domain/availability';
import { toCentimes, toDinars } from '@/domain/money';
import { foldReference } from '@/domain/reference';
import { fold, isBlank } from '@/domain/text';

type ProductDraft = {
  title?: string | null;
  titleFolded?: string | null;
  reference?: string | null;
  referenceFolded?: string | null;
  price?: number | null;
  stock?: number | null;
  stockStatus?: StockStatus | null;
};

/** A blank reference is none; a taken one is named before the unique index aborts the transaction. */
export const refuseReferenceTaken: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || !('reference' in data)) return data;
  data.reference = isBlank(data.reference) ? null : String(data.reference).trim();
  if (data.reference === null || data.reference === originalDoc?.reference) return data;
  const taken = await executeInTransaction<{ id: number }>(
    req,
    sql`SELECT id FROM products WHERE reference = ${data.reference} LIMIT 1`,
  );
  if (taken[0] && taken[0].id !== originalDoc?.id) {
    const errors = [{ path: 'reference', message: 'A product with this reference already exists' }];
    throw new ValidationError({ collection: 'products', req, errors });
  }
  return data;
};

/**
 * Keeps what is derived in step: the folded title and reference, whole centimes, and a stock status that follows a
 * counted stock. An edit that does not touch the stock must not put back pieces sold meanwhile: the row is locked and
 * its present stock kept.
 */
export const prepareProduct: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const draft = data as ProductDraft;
  if (typeof draft.title === 'string') {
    draft.title = draft.title.trim();
    draft.titleFolded = fold(draft.title);
  }
  if (draft.reference !== undefined) draft.referenceFolded = draft.reference ? foldReference(draft.reference) : null;
  const centimes = toCentimes(draft.price);
  if (centimes !== null) draft.price = toDinars(centimes);
  if (operation === 'update' && originalDoc) {
    const [row] = await executeInTransaction<{ stock: string | null }>(
      req,
      sql`SELECT stock FROM products WHERE id = ${originalDoc.id} FOR UPDATE`,
    );
    const stored = row?.stock === null || row?.stock === undefined ? null : Number(row.stock);
    if (draft.stock === undefined || draft.stock === (originalDoc.stock ?? null)) draft.stock = stored;
    req.context.stockBeforeEdit = stored;
  }
  draft.stockStatus = stockStatusFor(draft.stock, draft.stockStatus ?? originalDoc?.stockStatus ?? 'instock');
  return draft;
};

/** Writes an edit of a counted stock into the book of stock. */
export const recordCorrection: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const before = operation === 'update' ? Number(req.context.stockBeforeEdit ?? 0) : 0;
  const change = Number(doc.stock ?? 0) - before;
  if (change !== 0) {
    await executeInTransaction(
      req,
      sql`INSERT INTO stock_movements (product_id, quantity, reason, updated_at, created_at)
          VALUES (${doc.id}, ${change}, 'correction', now(), now())`,
    );
  }
  return doc;
};
