/** Counts calls in PostgreSQL, for all instances together, and refuses those over the limit (429). */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '@/database/database';
import type { Limited, LimitedBy } from '@/domain/limits';
import { env } from '@/env';
import { type Answer, refuse } from './answer';
import type { Texts } from './texts';

type Name = `${Limited}.${LimitedBy}` | 'refused.address';

const limiters = new Map<Name, RateLimiterPostgres>();

/** @returns the refusal, or null if the call may continue */
export async function countCall(
  db: Database,
  { limited, by, key, texts }: { limited: Limited; by: LimitedBy; key: string; texts: Texts },
): Promise<Answer | null> {
  const limiter = limiterOf(db, `${limited}.${by}`);
  if (!limiter) return null;
  try {
    await limiter.consume(hashed(key));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return tooMany(refused.msBeforeNext, texts);
    throw refused;
  }
}

/** Counts a call of a person to the CMS, in this process only: the count must cost less than the call. */
export async function isTooOften(key: string): Promise<boolean> {
  const limit = env.RATE_LIMITS?.['cms.account'];
  if (!limit) return false;
  cmsCalls ??= new RateLimiterMemory({ points: limit.calls, duration: limit.seconds });
  return cmsCalls.consume(key).then(
    () => false,
    () => true,
  );
}

let cmsCalls: RateLimiterMemory | undefined;

/** Resets the count: a successful login is not an attack. */
export async function forgetCalls(
  db: Database,
  { limited, by, key }: { limited: Limited; by: LimitedBy; key: string },
): Promise<void> {
  await limiterOf(db, `${limited}.${by}`)?.delete(hashed(key));
}

/** Takes a call off the count: it proved to be no attack. Others that were counted meanwhile stay counted. */
export async function giveBackCall(
  db: Database,
  { limited, by, key }: { limited: Limited; by: LimitedBy; key: string },
): Promise<void> {
  await limiterOf(db, `${limited}.${by}`)?.reward(hashed(key));
}

/**
 * Takes a refused or repeated call off the count of its address, so that corrections of a form and lost answers do not use up a
 * low limit.
 */
export async function forgiveCall(db: Database, { limited, key }: { limited: Limited; key: string }): Promise<void> {
  if (await mayForgive(db, key)) await giveBackCall(db, { limited, by: 'address', key });
}

/** Counts a call that its own limit forgives. @returns false beyond `refused.address`, which ends a flood: it counts there too */
export async function mayForgive(db: Database, key: string): Promise<boolean> {
  try {
    await limiterOf(db, 'refused.address')?.consume(hashed(key));
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}

function limiterOf(db: Database, name: Name): RateLimiterPostgres | null {
  const limit = env.RATE_LIMITS?.[name];
  if (!limit) return null;
  const numbers = { keyPrefix: name, points: limit.calls, duration: limit.seconds };
  const limiter =
    limiters.get(name) ??
    new RateLimiterPostgres({
      ...numbers,
      storeClient: db,
      storeType: 'pool',
      tableName: 'rate_limits',
      // A migration creates the table.
      tableCreated: true,
      // A blocked address causes no more queries.
      ...(name.endsWith('.address') ? { inMemoryBlockOnConsumed: limit.calls + 1 } : {}),
      // While the database is down, this instance counts alone.
      insuranceLimiter: new RateLimiterMemory(numbers),
    });
  limiters.set(name, limiter);
  return limiter;
}

/** Hides names and addresses, and makes every key short. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The refusal of a call that may be made again after this time. */
export function tooMany(milliseconds: number, texts: Texts): Answer {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return refuse(429, texts.tooMany(waitText(seconds, texts)), { headers: { 'Retry-After': String(seconds) } });
}

function waitText(seconds: number, texts: Texts): string {
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.ceil(minutes / 60));
}
