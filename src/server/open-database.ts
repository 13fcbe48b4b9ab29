/** The first part of every start: completes the environment and opens the database. */
import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { type Env, readEnv } from '@/env-schema';
import { claimForCommand, claimForShop } from './claim-folder';
import { tell, UserFacingError, warn } from './console';
import { type Lifecycle, runProgram } from './lifecycle';
import type { Passwords } from './postgres/connect';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded';
import { prepareDataDir, secret } from './steps/secrets';

type Program = { settings: Env; lifecycle: Lifecycle };

/** Reads the environment and a file .env. @throws {UserFacingError} if a setting is invalid */
export function readSettings(): Env {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return readEnv(process.env);
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Claims the data folder for one shop; with DATABASE_URL several shops may share it.
 * @throws {UserFacingError} if another shop runs on the folder
 */
export async function claimFolder({ settings, lifecycle }: Program): Promise<void> {
  await prepareDataDir(settings.DATA_DIR);
  if (settings.DATABASE_URL) return;
  lifecycle.onStopping(await claimForShop({ dataDir: settings.DATA_DIR, tell }));
}

/** Completes `process.env`, after which `@/env` may be imported. A database started here stops with `lifecycle`. */
export async function openDatabase({ settings, lifecycle }: Program): Promise<void> {
  await completeEnvironment(settings);
  if (settings.DATABASE_URL) return tell('Database: the server of DATABASE_URL.');
  tell('Starting the database …');
  const { connectionString, movedTo } = await startEmbeddedPostgres({
    dataDir: settings.DATA_DIR,
    passwords: await passwordsOf(settings),
    warn,
    onStop: lifecycle.onStop,
    onGivenUp: (reason) => {
      const message = reason instanceof Error ? reason.message : String(reason);
      warn(`The database could not be started again, so the shop ends. ${message}`);
      void lifecycle.stop(1);
    },
  });
  if (movedTo) tell(`This folder is closed to PostgreSQL's user: the database's files are in ${movedTo}.`);
  process.env.DATABASE_URL = connectionString;
}

/** The same for a command, which uses the database of a shop that runs on the folder. */
export async function openOrJoinDatabase({ settings, lifecycle }: Program): Promise<void> {
  await prepareDataDir(settings.DATA_DIR);
  if (settings.DATABASE_URL) return openDatabase({ settings, lifecycle });
  const passwords = await passwordsOf(settings);
  const joined = await claimForCommand({
    dataDir: settings.DATA_DIR,
    tell,
    join: () => joinEmbeddedPostgres(settings.DATA_DIR, passwords),
  });
  if (joined === null) return openDatabase({ settings, lifecycle });
  await completeEnvironment(settings);
  tell('Database: that of the shop that runs on this folder.');
  process.env.DATABASE_URL = joined;
}

async function completeEnvironment({ DATA_DIR }: Env): Promise<void> {
  process.env.DATA_DIR = DATA_DIR;
  process.env.PAYLOAD_SECRET ||= await secret({ dataDir: DATA_DIR, name: 'payload-secret' });
}

async function passwordsOf({ DATA_DIR }: Env): Promise<Passwords> {
  return {
    shop: await secret({ dataDir: DATA_DIR, name: 'database-password' }),
    superuser: await secret({ dataDir: DATA_DIR, name: 'database-superuser-password' }),
  };
}

/** Runs a command that needs the shop's data but no server: opens and migrates the database, and closes what it opened. */
export function runWithShop(command: (payload: Payload) => Promise<void>): void {
  runProgram(async (lifecycle) => {
    await openOrJoinDatabase({ settings: readSettings(), lifecycle });
    // Imported here: it reads the environment, which is complete only now.
    const { openShop } = await import('./open-shop');
    const payload = await openShop();
    lifecycle.onStop(() => payload.destroy());
    await command(payload);
    await lifecycle.stop(0);
  });
}
