/** The calls of a change of many products. */
import type { BulkPreview, BulkResult, BulkUndone } from '@/contract/admin/product/product-bulk';
import type { BulkChange } from '@/domain/products/bulk-changes';
import { callAdmin } from '../../api/client';

const PATH = '/api/admin/products/bulk/';

/** Milliseconds: 20,000 products take some twelve seconds. */
const LIMIT_MS = 120_000;

/** The ticked products, or all that the filters of the list find. */
export type BulkSelection = { ids: readonly number[] } | { filter: Readonly<Record<string, string>> };
export type BulkBody = BulkSelection & { change: BulkChange };

/** @throws ApiError */
export function previewBulk(body: BulkBody): Promise<BulkPreview> {
  return callAdmin('POST', PATH, { body: { ...body, preview: true }, limitMs: LIMIT_MS });
}

/** Sent again after a lost answer, the preview is applied once. @throws ApiError */
export function applyBulk({ body, plan }: { body: BulkBody; plan: number }): Promise<BulkResult> {
  return callAdmin('POST', PATH, { body: { ...body, plan }, limitMs: LIMIT_MS });
}

/** @throws ApiError */
export function undoBulk(id: number): Promise<BulkUndone> {
  return callAdmin('POST', `${PATH}${id}/undo/`, { limitMs: LIMIT_MS });
}
