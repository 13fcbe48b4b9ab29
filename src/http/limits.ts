/** Counts calls in PostgreSQL, for all instances together, and refuses what is too many (429). */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '@/database/database';
import type { Limited, LimitedBy } from '@/domain/limits';
import { plural } from '@/domain/text';
import { env } from '@/env';
import { type Answer, refuse } from './answer';

type Name = `${Limited}.${LimitedBy}`;

const limiters = new Map<Name, RateLimiterPostgres>();

/** @returns the refusal, or null where the call may go on */
export async function countCall(
  db: Database,
  { limited, by, key }: { limited: Limited; by: LimitedBy; key: string },
): Promise<Answer | null> {
  const limiter = limiterOf(db, `${limited}.${by}`);
  if (!limiter) return null;
  try {
    await limiter.consume(nameless(key));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return tooMany(refused.msBeforeNext);
    throw refused;
  }
}

/** Takes back what was counted: a login that succeeds is no attempt at breaking in. */
export async function forgetCalls(
  db: Database,
  { limited, by, key }: { limited: Limited; by: LimitedBy; key: string },
): Promise<void> {
  await limiterOf(db, `${limited}.${by}`)?.delete(nameless(key));
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
      // The migrations make it.
      tableCreated: true,
      // Who is over the limit costs the database nothing more.
      ...(name.endsWith('.address') ? { inMemoryBlockOnConsumed: limit.calls + 1 } : {}),
      // While the database is away this instance counts by itself.
      insuranceLimiter: new RateLimiterMemory(numbers),
    });
  limiters.set(name, limiter);
  return limiter;
}

/** Names and addresses are nobody's business, and may be longer than a key. */
function nameless(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany(milliseconds: number): Answer {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? plural(seconds, 'seconde')
      : minutes < 60
        ? plural(minutes, 'minute')
        : plural(Math.ceil(minutes / 60), 'heure');
  return refuse(429, `Trop de tentatives. Veuillez réessayer dans ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
