import { type Announcement, type CatalogueChange, covers, EVERYTHING } from '@/domain/products/catalogue-change';
import { type Basis, concerns } from './dependencies';
import { isLoaded, memory } from './state';

/** Loads take milliseconds. One that began before this many changes counts as stale. */
const MAX_RECENT = 1_000;

/**
 * Forgets what a committed change may have made stale. The instance that made the change does so at once, and PostgreSQL
 * announces it again a moment later: values read in between are fresh and are kept.
 */
export function forgetCommitted(announcement: Announcement): void {
  const { forgotten } = memory();
  const { transaction } = announcement;
  if (transaction !== null) {
    const before = forgotten.get(transaction);
    if (before && covers(before, announcement)) return;
    forgotten.set(transaction, announcement);
  }
  forget(announcement);
}

/** Forgets values that a change may have made stale. */
export function forget(change: CatalogueChange): void {
  const { values, recent } = memory();
  memory().changes += 1;
  recent.push(change);
  if (recent.length > MAX_RECENT) recent.shift();
  // A load in progress is checked at its end, when its basis is known (remember.ts).
  for (const [key, entry] of values) if (isLoaded(entry) && concerns(change, entry.basis)) values.delete(key);
}

/** Whether a change since `begunAt` affects a value with this basis. */
export function isStale(basis: Basis, { begunAt }: { begunAt: number }): boolean {
  const { changes, recent } = memory();
  const missed = changes - begunAt;
  return missed > recent.length || recent.slice(recent.length - missed).some((change) => concerns(change, basis));
}

/** Sets whether changes by other instances are noticed. While they are not, nothing is remembered. */
export function setLive(isLive: boolean): void {
  const { values, texts } = memory();
  forget(EVERYTHING);
  values.clear();
  texts.clear();
  memory().isLive = isLive;
  // Reads while nothing is remembered are not recorded, so pages in progress must not be kept (trace.ts).
  memory().failures += 1;
}
