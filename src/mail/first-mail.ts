/**
 * Mails to an address whose owner has not confirmed it: anybody may have typed it. All kinds of such mails count against one limit
 * of their recipient, however the address is written, and those beyond it are dropped: the caller's answer must not tell.
 */
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '@/database/database';
import { rolesWith } from '@/domain/accounts/roles';
import { emailKey } from '@/domain/orders/recipient';
import { env } from '@/env';

/** Whether the owner of an address has shown that they read it. The accounts of the back office were made by an admin; an invitation proves nothing. */
export async function isConfirmedAddress(db: Database, address: string): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT 1 FROM users WHERE email = lower($1) AND invited_at IS NULL AND (is_email_verified OR role::text = ANY($2::text[]))',
    [address, rolesWith('office')],
  );
  return rows.length > 0;
}

/**
 * Sends a mail unless its recipient has had too many. One that fails is taken off the count, since its job tries again.
 * @param isConfirmed then it is neither counted nor dropped
 */
export async function sendWithinLimit(
  db: Database,
  { address, isConfirmed }: { address: string; isConfirmed: boolean },
  send: () => Promise<void>,
): Promise<void> {
  const counter = isConfirmed ? null : counterOf(db);
  if (!counter) return send();
  const key = createHash('sha256').update(emailKey(address)).digest('base64url');
  try {
    await counter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return;
    throw refused;
  }
  try {
    await send();
  } catch (error) {
    await counter.reward(key);
    throw error;
  }
}

let kept: RateLimiterPostgres | undefined;

function counterOf(db: Database): RateLimiterPostgres | null {
  const limit = env.RATE_LIMITS?.['mail.recipient'];
  if (!limit) return null;
  const numbers = { keyPrefix: 'mail.recipient', points: limit.calls, duration: limit.seconds };
  kept ??= new RateLimiterPostgres({
    ...numbers,
    storeClient: db,
    storeType: 'pool',
    tableName: 'rate_limits',
    // A migration creates the table.
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(numbers),
  });
  return kept;
}
