/** Sets up, replaces and removes a second factor. */
import { sql } from '@payloadcms/db-postgres';
import { generateSecret, generateURI } from 'otplib';
import type { Payload, PayloadRequest } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { shop } from '@/shop';
import { decrypt, encrypt } from './encryption';
import { queueNotice } from './mails/account-notice';
import { dropRecoveryCodes, giveRecoveryCodes } from './recovery-codes';
import { stepOfCode } from './second-factor';

/** The first code of a new secret must arrive within this time. */
const PENDING_MINUTES = 15;

/** Creates a secret, which takes effect with its first code. Until then the present factor stays valid. */
export async function beginSecondFactor(
  payload: Payload,
  user: SessionUser,
): Promise<{ secret: string; otpauth_url: string }> {
  const secret = generateSecret();
  await inTransaction({ payload, user }, async (req) => {
    await executeInTransaction(
      req,
      sql`INSERT INTO two_factors (user_id, pending_secret, pending_at) VALUES (${user.id}, ${encrypt(secret, 'two-factor')}, now())
          ON CONFLICT (user_id) DO UPDATE SET pending_secret = excluded.pending_secret, pending_at = now()`,
    );
    return { keep: true, value: null };
  });
  return { secret, otpauth_url: generateURI({ issuer: shop.name, label: user.username ?? user.email, secret }) };
}

/**
 * Activates the pending secret by its first code.
 * @returns ten new recovery codes; null if the code is wrong or no secret is pending
 */
export async function confirmSecondFactor(
  payload: Payload,
  { user, code }: { user: SessionUser; code: string },
): Promise<string[] | null> {
  const { value } = await inTransaction<string[] | null>({ payload, user }, async (req) => {
    const [pending] = await lockRows<{ secret: string; had_factor: boolean }>(
      req,
      'two_factors',
      sql`user_id = ${user.id} AND pending_secret IS NOT NULL
          AND pending_at > now() - ${PENDING_MINUTES} * interval '1 minute'`,
      'pending_secret AS secret, confirmed_at IS NOT NULL AS had_factor',
    );
    const secret = pending ? decrypt(pending.secret, 'two-factor') : null;
    const step = secret === null ? null : stepOfCode({ secret, code, lastStep: 0 });
    if (!pending || step === null) return { keep: false, value: null };
    await executeInTransaction(
      req,
      sql`UPDATE two_factors SET secret = pending_secret, confirmed_at = now(), last_step = ${step},
            pending_secret = NULL, pending_at = NULL, wrong_codes = 0, locked_until = NULL
          WHERE user_id = ${user.id}`,
    );
    const codes = await giveRecoveryCodes(req, user.id);
    await recordFactor(req, { userId: user.id, before: pending.had_factor, after: true });
    await queueNotice(req, { address: user.email, username: user.username ?? '', kind: 'factor-set-up' });
    return { keep: true, value: codes };
  });
  return value;
}

/** Removes the factor and any pending secret. */
export async function dropSecondFactor(payload: Payload, user: SessionUser): Promise<void> {
  await inTransaction({ payload, user }, async (req) => {
    const had = await deleteFactor(req, user.id);
    if (had) {
      await recordFactor(req, { userId: user.id, before: true, after: false });
      await queueNotice(req, { address: user.email, username: user.username ?? '', kind: 'factor-dropped' });
    }
    return { keep: true, value: null };
  });
}

/** Lets an admin remove a lost second factor. @returns false for an unknown account */
export async function resetSecondFactor(
  payload: Payload,
  { admin, userId }: { admin: SessionUser; userId: number },
): Promise<boolean> {
  const { value } = await inTransaction({ payload, user: admin }, async (req) => {
    const [account] = await lockRows<{ username: string; email: string }>(req, 'users', [userId], 'username, email');
    if (!account) return { keep: false, value: false };
    if (!(await deleteFactor(req, userId))) return { keep: true, value: true };
    await recordAudit(req, { action: 'factor-reset', subjectType: 'users', subjectId: userId });
    await queueNotice(req, { address: account.email, username: account.username, kind: 'factor-reset' });
    return { keep: true, value: true };
  });
  return value;
}

async function deleteFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  const [deleted] = await executeInTransaction<{ was_confirmed: boolean }>(
    req,
    sql`DELETE FROM two_factors WHERE user_id = ${userId} RETURNING confirmed_at IS NOT NULL AS was_confirmed`,
  );
  await dropRecoveryCodes(req, userId);
  return deleted?.was_confirmed ?? false;
}

async function recordFactor(
  req: PayloadRequest,
  { userId, before, after }: { userId: number; before: boolean; after: boolean },
): Promise<void> {
  const action = before === after ? 'factor-reset' : 'update';
  await recordAudit(req, { action, subjectType: 'users', subjectId: userId, changes: { twoFactor: [before, after] } });
}
