/** Announces for many edits at once that products came, went or moved. */
import type { Payload } from 'payload';
import { announceChange } from '@/database/notifications';
import { inTransaction } from '@/database/transaction';
import { type CatalogueChange, union } from '@/domain/products/catalogue-change';

/** Milliseconds between two announcements that products came, went or moved: each makes the whole catalogue be counted again. */
const LISTS_MS = 500;

/** Collects the announcements that edits hold back (`holdBackLists`), and makes them at most twice a second. */
export function listAnnouncer(payload: Payload) {
  let waiting: CatalogueChange | null = null;
  let announcedAt = performance.now();
  return {
    hold: (change: CatalogueChange) => {
      waiting = waiting ? union(waiting, change) : change;
    },
    announce: async ({ isLast = false } = {}) => {
      if (!waiting || (!isLast && performance.now() - announcedAt < LISTS_MS)) return;
      const lists = waiting;
      [waiting, announcedAt] = [null, performance.now()];
      await inTransaction({ payload, user: null }, async (req) => {
        await announceChange(req, lists);
        return { keep: true, value: null };
      });
    },
  };
}
