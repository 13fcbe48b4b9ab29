/** The server's start. Everything that reads `@/env` is imported only once the environment is complete. */
import { claimFolder, openDatabase, readSettings } from './open-database';
import { runProgram } from './run-program';
import { assertPortFree } from './steps/port';

runProgram(
  async (lifecycle) => {
    const startedAt = performance.now();
    const settings = readSettings();
    // Before the port is looked at: a shop that is just ending leaves its port before it leaves its folder.
    await claimFolder({ settings, lifecycle });
    await assertPortFree(settings);
    await openDatabase({ settings, lifecycle });
    const { speak } = await import('./language');
    await speak(settings.SHOP_LANGUAGE, process.cwd());
    const { serve } = await import('./serve');
    await serve({ root: process.cwd(), startedAt, lifecycle });
  },
  { signalCode: 0 },
);
