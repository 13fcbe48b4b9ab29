import { idempotencyKey } from '@/contract/orders';

/** The header `Idempotency-Key`: null if the request has none, not `ok` if it is malformed. */
export function readKey(request: Request): { ok: true; value: string | null } | { ok: false } {
  const header = request.headers.get('idempotency-key');
  if (header === null) return { ok: true, value: null };
  const key = idempotencyKey.safeParse(header);
  return key.success ? { ok: true, value: key.data } : { ok: false };
}
