/** The server's start. Everything that reads `@/env` is imported only once the environment is complete. */
import path from 'node:path';
import { createLifecycle } from './lifecycle';
import { openDatabase, readSettings, runProgram } from './open-database';
import { assertPortFree } from './steps/port';

runProgram(async () => {
  const startedAt = performance.now();
  const lifecycle = createLifecycle();
  const settings = readSettings();
  await assertPortFree(settings);
  const database = await openDatabase(settings);
  lifecycle.onStop(database.stop);
  database.onUnexpectedEnd(() => {
    process.stderr.write(
      'The database ended unexpectedly, and the shop with it. Start it again: its data recovers by itself.\n',
    );
    void lifecycle.stop(1);
  });
  try {
    const { serve } = await import('./serve');
    await serve({ root: path.resolve(import.meta.dirname, '../..'), startedAt, lifecycle });
  } catch (error) {
    await database.stop();
    throw error;
  }
});
