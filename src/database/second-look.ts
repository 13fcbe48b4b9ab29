import type { Payload } from 'payload';
import { SturdyPool } from './pool';

const holder = globalThis as typeof globalThis & { __secondLook?: SturdyPool };

/**
 * A few connections beside the adapter's pool, for looking at what a transaction left behind. In the pool itself the
 * look would queue behind every order that waits to begin, and a stored order could be answered as a failure.
 */
export function secondLook(payload: Payload): SturdyPool {
  holder.__secondLook ??= new SturdyPool({ connectionString: payload.db.poolOptions?.connectionString, max: 2 });
  return holder.__secondLook;
}
