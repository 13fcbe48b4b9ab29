/** Changes of many products, with one person's token. */
import type { BulkPreview, BulkResult, BulkUndone } from '@/contract/admin/product/product-bulk';
import { send } from './accounts';
import { json } from './api';
import type { BackOffice, Json } from './back-office';

export function bulkOf({ token }: BackOffice) {
  const post = (body: Json, key?: string) =>
    send('/api/admin/products/bulk/', { token, body, ...(key && { headers: { 'Idempotency-Key': key } }) });
  const postUndo = (id: number) => send(`/api/admin/products/bulk/${id}/undo/`, { token, method: 'POST' });
  return {
    post,
    postUndo,
    preview: async (body: Json) => json<BulkPreview>(await post({ ...body, preview: true })),
    apply: async (body: Json, key?: string) => json<BulkResult>(await post(body, key)),
    undo: async (id: number) => json<BulkUndone>(await postUndo(id)),
  };
}
