import { MAX_ID } from '../ids';

/**
 * How far a reader has followed new orders. The order of ids is not that of commits, so a cursor is a snapshot of the database:
 * what it did not see is new. Within a batch it also says how far the batch was read.
 */
export type ArrivalCursor = {
  /** a snapshot in PostgreSQL's own form, `xmin:xmax:xip,xip` */
  seen: string;
  /** the orders that this later snapshot sees are read up to this id; null between two batches */
  part: { snapshot: string; upTo: number } | null;
};

const MAX_XID = 2n ** 63n - 1n;

export function writeCursor({ seen, part }: ArrivalCursor): string {
  return part ? `${seen}~${part.snapshot}~${part.upTo}` : seen;
}

/** @returns null for a text that is not a cursor */
export function readCursor(text: string | null): ArrivalCursor | null {
  const [seen = '', snapshot, id, ...rest] = (text ?? '').split('~');
  if (!isSnapshot(seen) || rest.length > 0) return null;
  if (snapshot === undefined) return { seen, part: null };
  const upTo = /^\d{1,10}$/.test(id ?? '') ? Number(id) : Number.POSITIVE_INFINITY;
  return isSnapshot(snapshot) && upTo <= MAX_ID ? { seen, part: { snapshot, upTo } } : null;
}

/** What PostgreSQL accepts: anything else would fail there. */
function isSnapshot(text: string): boolean {
  const [, first, end, list] = /^(\d{1,19}):(\d{1,19}):([\d,]{0,8000})$/.exec(text) ?? [];
  if (first === undefined || end === undefined) return false;
  const [xmin, xmax] = [BigInt(first), BigInt(end)];
  if (xmin < 1n || xmin > xmax || xmax > MAX_XID) return false;
  if (!list) return true;
  if (!/^\d{1,19}(,\d{1,19})*$/.test(list)) return false;
  const running = list.split(',').map(BigInt);
  return running.every((xid, index) => xid >= xmin && xid < xmax && xid > (running[index - 1] ?? 0n));
}
