/** Edits of a product's stock while it sells (docs/decisions/0004). */
import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { actorOf } from '@/audit/record';
import {
  hasVersionWithoutStock,
  setStockNote,
  setStockReason,
  stockNote,
  stockReason,
} from '@/catalogue/editing/edit-context';
import { lockRows } from '@/database/locks';
import { executeInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { type StockStatus, stockStatusFor } from '@/domain/products/availability';
import { isStockReason } from '@/domain/products/stock-corrections';
import { conflictAt } from '../refusals';

type StockDraft = {
  stock?: number | null;
  /** the stock that the editor saw; absent if no form was opened */
  stockSeen?: number | null;
  stockStatus?: StockStatus | null;
  /** why the stock is corrected, for the stock book */
  stockNote?: string | null;
  stockReason?: string | null;
};

/**
 * An edit that leaves the stock as the editor saw it must not put back pieces sold meanwhile: the row is locked and keeps its
 * present stock. An edit that changes the stock is refused if the stock has changed since: since the stock that it saw, or, if
 * it names only its version, if anything was sold since that version.
 */
export const keepSoldStock: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const draft = data as StockDraft;
  if (operation === 'update' && originalDoc) {
    const stored = await lockStock(req, originalDoc.id);
    const refuse = (problem: Problem) => conflictAt({ collection: 'products', path: 'stock', problem, req });
    const seen = draft.stockSeen === undefined ? (originalDoc.stock ?? null) : draft.stockSeen;
    if (draft.stock === undefined || draft.stock === seen) draft.stock = stored;
    else if (stored !== seen && stored !== draft.stock)
      throw refuse({ code: 'stockChanged', values: { stock: stored } });
    else if (stored !== draft.stock && (await isSoldSince(req, originalDoc))) {
      throw refuse({ code: 'piecesSold', values: { stock: stored } });
    }
    req.context[beforeEditKey(originalDoc.id)] = stored;
  }
  delete draft.stockSeen;
  if (draft.stockNote?.trim()) setStockNote(req, draft.stockNote.trim());
  if (isStockReason(draft.stockReason)) setStockReason(req, draft.stockReason);
  delete draft.stockReason;
  delete draft.stockNote;
  draft.stockStatus = stockStatusFor(draft.stock, draft.stockStatus ?? originalDoc?.stockStatus ?? 'instock');
  return draft;
};

/** Writes an edit of a counted stock into the stock book. */
export const recordCorrection: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const before = operation === 'update' ? Number(req.context[beforeEditKey(doc.id)] ?? 0) : 0;
  const change = Number(doc.stock ?? 0) - before;
  if (change !== 0) {
    await executeInTransaction(
      req,
      sql`INSERT INTO stock_movements (product_id, quantity, reason, correction, by, note, updated_at, created_at)
          VALUES (${doc.id}, ${change}, 'correction', ${stockReason(req)}, ${actorOf(req)}, ${stockNote(req)}, now(), now())`,
    );
  }
  return doc;
};

/** By product: a bulk edit runs the hooks of many products on one request. */
const beforeEditKey = (id: number) => `stock before edit of ${id}`;

async function lockStock(req: PayloadRequest, id: number): Promise<number | null> {
  const [row] = await lockRows<{ stock: number | null }>(req, 'products', [id], 'stock::int AS stock');
  return row?.stock ?? null;
}

/** Whether orders took or returned pieces since the version that the edit saw: a sale does not change the version. */
async function isSoldSince(
  req: PayloadRequest,
  { id, updatedAt }: { id: number; updatedAt: string },
): Promise<boolean> {
  if (!hasVersionWithoutStock(req)) return false;
  const moved = await executeInTransaction(
    req,
    sql`SELECT 1 FROM stock_movements
        WHERE product_id = ${id} AND order_id IS NOT NULL AND created_at >= ${updatedAt} LIMIT 1`,
  );
  return moved.length > 0;
}
