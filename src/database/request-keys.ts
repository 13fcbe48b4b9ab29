/**
 * Requests with an `Idempotency-Key` count once (docs/decisions/0062). The row that such a request makes keeps the key and a hash of
 * the request's content: the same request again is answered with that row, another request with the key is refused. A refused
 * request rolls back, which frees its key.
 */
import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import type { Database } from './database';
import { lockNames } from './locks';
import { type InTransaction, inTransaction, queryInTransaction } from './transaction';

type Kind = {
  /** has `id`, `idempotency_key` and `request_hash` */
  table: string;
  /** the column within whose value a key is unique; the whole table if absent */
  within?: string;
  /** tells apart kinds of one table; keys of callers have no spaces */
  prefix?: string;
  /** SQL of whose key it is, by the row; absent if the content names the caller, or if anybody may repeat the request */
  owner?: string;
};

/** A key holds as long as its row does. */
const KINDS = {
  /** Until the account is deleted. The owner is read from the row, since a guest's order may become an account's between two tries. */
  order: { table: 'orders', owner: `coalesce('account ' || account_id, 'guest ' || guest_id)` },
  /** For ever. */
  'office-order': { table: 'orders', prefix: 'office ' },
  /** Until the quote is deleted: 90 days after its last day, or with its account. */
  quote: { table: 'quotes' },
  /** 365 days. */
  'part-request': { table: 'part_requests' },
  /** For ever. */
  cash: { table: 'cash_entries', owner: 'by_id::text' },
  /** A week. */
  'product-bulk': { table: 'product_bulk_edits', owner: 'by_id::text' },
  /** For ever; only for 422 once the customer's account is deleted. */
  call: { table: 'order_calls', within: 'order_id' },
} as const satisfies Record<string, Kind>;

export type KeyKind = keyof typeof KINDS;

/** `key` as stored; `hash` of the content. */
export type KeyedRequest = { kind: KeyKind; key: string; hash: string; owner?: string | null; within?: number };

/** @param content what makes it the same request, with its keys in a fixed order. @returns null for a request without a key */
export function keyedRequest(
  kind: KeyKind,
  { key, content, ...scope }: { key: string | null; content: unknown } & Pick<KeyedRequest, 'owner' | 'within'>,
): KeyedRequest | null {
  if (key === null) return null;
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { kind, key: storedKey(kind, key), hash, ...scope };
}

/** How a request with a used key is answered. */
type Repeats<T> = {
  request: KeyedRequest | null;
  /** the same request again. @param id the row that the first one made */
  repeat: (req: InTransaction, id: number) => T | Promise<T>;
  /** another request */
  reused: T;
};

/** The answer if an earlier request used the key, else null: one read by index, outside a transaction too. */
export async function findRepeat<T>(req: InTransaction, { request, repeat, reused }: Repeats<T>): Promise<T | null> {
  if (!request) return null;
  const { kind, key, hash, owner, within } = request;
  const source: Kind = KINDS[kind];
  const values = [key, hash, ...(source.owner ? [owner] : []), ...(source.within ? [within] : [])];
  const [earlier] = await queryInTransaction<{ id: number; is_same: boolean }>(req, { ...lookupOf(kind), values });
  // PostgreSQL's bigint is read as text.
  return earlier ? (earlier.is_same ? repeat(req, Number(earlier.id)) : reused) : null;
}

/**
 * Does the work of a request in one transaction (`inTransaction`), unless an earlier request with its key did. The key is looked up
 * before any lock is taken, and again under its own lock: the same request at the same time waits there for the first one.
 * @param locks names of the work's own locks. One statement takes them and the key's in sorted order, against deadlocks.
 */
export async function oncePerKey<T>(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  { locks = [], ...repeats }: Repeats<T> & { locks?: readonly string[] },
  work: (req: PayloadRequest) => Promise<{ keep: boolean; value: T }>,
): Promise<T> {
  const earlier = await findRepeat({ payload }, repeats);
  if (earlier !== null) return earlier;
  const { request } = repeats;
  const own = request ? [`${KINDS[request.kind].table} key ${request.within ?? ''} ${request.key}`] : [];
  const { value } = await inTransaction({ payload, user }, async (req) => {
    await lockNames(req, 'request', [...locks, ...own]);
    const meanwhile = await findRepeat(req, repeats);
    return meanwhile === null ? work(req) : { keep: false, value: meanwhile };
  });
  return value;
}

/** Whether an earlier request used this key, whatever its content: known before the body is read. */
export async function isKeyUsed(db: Database, kind: KeyKind, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const text = `SELECT 1 FROM ${KINDS[kind].table} WHERE idempotency_key = $1`;
  return (await db.query(text, [storedKey(kind, key)])).rows.length > 0;
}

function lookupOf(kind: KeyKind): { name: string; text: string } {
  const { table, owner, within }: Kind = KINDS[kind];
  const isOwn = owner ? `AND ${owner} IS NOT DISTINCT FROM $3::text` : '';
  const isWithin = within ? `AND ${within} = $${owner ? 4 : 3}` : '';
  return {
    name: `request-by-key ${kind}`,
    // A hash is erased (null) with the personal data of a deleted account.
    text: `SELECT id, request_hash IS NOT DISTINCT FROM $2 ${isOwn} AS is_same
      FROM ${table} WHERE idempotency_key = $1 ${isWithin}`,
  };
}

function storedKey(kind: KeyKind, key: string): string {
  const { prefix = '' }: Kind = KINDS[kind];
  return `${prefix}${key}`;
}
