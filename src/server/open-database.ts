/** The first part of every start: a complete environment, and a database that can be reached. */
import { existsSync } from 'node:fs';
import { type Env, readEnv } from '@/env-schema';
import { tell } from './console';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded';
import { prepareDataDir, secret } from './steps/secrets';
import { UserFacingError } from './user-facing-error';

export type OpenDatabase = Pick<EmbeddedPostgres, 'stop' | 'onUnexpectedEnd'>;

/** The settings of the environment, completed by a file .env, or one sentence about what is wrong with them. */
export function readSettings(): Env {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readEnv(process.env);
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error));
  }
}

/** Completes `process.env`: from here on `@/env` may be imported. `stop` ends a database that was started here. */
export async function openDatabase(settings: Env): Promise<OpenDatabase> {
  await prepareDataDir(settings.DATA_DIR);
  process.env.DATA_DIR = settings.DATA_DIR;
  process.env.PAYLOAD_SECRET ||= await secret({ dataDir: settings.DATA_DIR, name: 'payload-secret' });
  if (settings.DATABASE_URL) {
    tell('Database: the server of DATABASE_URL.');
    return { stop: async () => undefined, onUnexpectedEnd: () => undefined };
  }
  tell('Starting the database …');
  const password = await secret({ dataDir: settings.DATA_DIR, name: 'database-password' });
  const embedded = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, password });
  if (embedded.places.isMoved) {
    tell(`This folder is closed to PostgreSQL's user: the database's files are in ${embedded.places.data}.`);
  }
  process.env.DATABASE_URL = embedded.connectionString;
  return embedded;
}

/** Runs a program; a `UserFacingError` ends it with its sentence, anything else with its stack, both with code 1. */
export function runProgram(program: () => Promise<void>): void {
  program().catch((error: unknown) => {
    if (error instanceof UserFacingError) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    process.exit(1);
  });
}
