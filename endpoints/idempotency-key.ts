import { idempotencyKey } from '@/contract/orders';
import type { Database } from '@/database/database';
import { isKeyUsed, type KeyedTable } from '@/database/request-keys';

/** The header `Idempotency-Key`: null if the request has none, not `ok` if it is malformed. */
export function readKey(request: Request): { ok: true; value: string | null } | { ok: false } {
  const header = request.headers.get('idempotency-key');
  if (header === null) return { ok: true, value: null };
  const key = idempotencyKey.safeParse(header);
  return key.success ? { ok: true, value: key.data } : { ok: false };
}

/** Tells whether a request's key made a row of this table before. */
export function hasUsedKey(table: KeyedTable) {
  return async ({ db, request }: { db: Database; request: Request }): Promise<boolean> => {
    const key = readKey(request);
    return key.ok && key.value !== null && isKeyUsed(db, table, key.value);
  };
}
