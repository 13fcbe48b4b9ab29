/** The server's start. Everything that reads `@/env` is imported only once the environment is complete. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, readSettings, runProgram } from './open-database';
import { assertPortFree } from './steps/port';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

runProgram(async () => {
  const startedAt = performance.now();
  const settings = readSettings();
  await assertPortFree(settings);
  const database = await openDatabase(settings);
  try {
    const { serve } = await import('./serve');
    await serve({ root, startedAt, stopDatabase: database.stop });
  } catch (error) {
    await database.stop();
    throw error;
  }
});
