/** For commands that need the shop's data and no server. */
import type { Payload } from 'payload';
import { runProgram } from '../lifecycle';
import { openOrJoinDatabase, readSettings } from '../open-database';

/** Opens the database, brings it up to date, runs the work, and closes what it opened. */
export function withShop(work: (payload: Payload) => Promise<void>): void {
  runProgram(async (lifecycle) => {
    await openOrJoinDatabase({ settings: readSettings(), lifecycle });
    const { openShop } = await import('../open-shop');
    const payload = await openShop();
    lifecycle.onStop(() => payload.destroy());
    await work(payload);
    await lifecycle.stop(0);
  });
}
