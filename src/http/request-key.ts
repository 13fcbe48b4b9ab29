/** The header `Idempotency-Key` of a call that takes one (docs/decisions/0062). */
import { idempotencyKey } from '@/contract/orders';
import type { RouteSpec } from '@/contract/routes';
import { type Answer, refuse } from './answer';
import { problemTextsFor } from './texts';

/** null if the request has none, or if the call takes none */
type ReadKey = { ok: true; key: string | null } | { ok: false; refusal: Answer };

/** Reads the key; a malformed one is refused once the caller and the body have been accepted. */
export function readKey({ takesKey, path }: RouteSpec, request: Request): ReadKey {
  const header = takesKey ? request.headers.get('idempotency-key') : null;
  if (header === null) return { ok: true, key: null };
  const parsed = idempotencyKey.safeParse(header);
  return parsed.success
    ? { ok: true, key: parsed.data }
    : { ok: false, refusal: refuse(400, problemTextsFor(path).idempotencyKey) };
}
