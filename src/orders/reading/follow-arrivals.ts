/** Tells followers about new orders. One statement twice a second serves all of them; without followers no statement runs. */
import type { Database } from '@/database/database';
import type { ArrivalCursor } from '@/domain/orders/arrival-cursor';
import { type Arrivals, isSameCursor, readArrivals } from './arrivals';

/** Polled rather than notified: placing an order stays as cheap as it was, and nothing is missed while a connection is down. */
const INTERVAL_MS = 500;

type Follower = { cursor: ArrivalCursor; tell: (arrivals: Arrivals['arrivals']) => void };

const followers = new Set<Follower>();
let timer: NodeJS.Timeout | undefined;
let isLooking = false;

/**
 * Calls `tell` with what comes after the cursor, oldest commit first.
 * @returns a function that ends it
 */
export function followArrivals(db: Database, follower: Follower): () => void {
  followers.add(follower);
  if (!isLooking) look(db);
  return () => {
    followers.delete(follower);
    if (followers.size === 0) clearTimeout(timer);
  };
}

function look(db: Database): void {
  clearTimeout(timer);
  isLooking = true;
  // While the database is away, all cursors stay.
  tellFollowers(db)
    .catch(() => undefined)
    .finally(() => {
      isLooking = false;
      if (followers.size > 0) timer = setTimeout(() => look(db), INTERVAL_MS).unref();
    });
}

async function tellFollowers(db: Database): Promise<void> {
  const present = [...followers];
  const distinct: ArrivalCursor[] = [];
  for (const { cursor } of present) if (!distinct.some((known) => isSameCursor(known, cursor))) distinct.push(cursor);
  const found = await readArrivals(db, distinct);
  for (const follower of present) {
    const news = found[distinct.findIndex((known) => isSameCursor(known, follower.cursor))];
    if (!news || !followers.has(follower)) continue;
    follower.cursor = news.cursor;
    if (news.arrivals.length > 0) follower.tell(news.arrivals);
  }
}
