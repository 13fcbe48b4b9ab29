/** For commands that need the shop's data and no server. */
import type { Payload } from 'payload';
import { openDatabase, readSettings, runProgram } from '../open-database';

/** Opens the database, brings it up to date, runs the work, and closes what it opened. */
export function withShop(work: (payload: Payload) => Promise<void>): void {
  runProgram(async () => {
    const database = await openDatabase(readSettings());
    try {
      const { openShop } = await import('../open-shop');
      const payload = await openShop();
      await work(payload);
      await payload.destroy();
    } finally {
      await database.stop();
    }
    process.exit(0);
  });
}
