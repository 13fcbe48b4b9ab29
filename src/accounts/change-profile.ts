import type { Payload, PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Profile, profileChange } from '@/contract/accounts';
import { lockRows } from '@/database/locks';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { isStaleView } from '@/domain/stale-edits';
import { queueJob } from '@/jobs/queue';
import type { User } from '@/payload-types';
import { lockUnchanged, shownAccount } from './account-row';
import { checkOwnPassword } from './confirm-password';
import { secondFactorSince } from './second-factor';

type Change = z.infer<typeof profileChange>;
type Result =
  | { ok: true; profile: Profile }
  | { ok: false; reason: 'wrong-password' | 'session-ended' }
  /** another device has changed the names meanwhile */
  | { ok: false; reason: 'stale'; profile: Profile };

export async function shownProfile(payload: Payload, user: User): Promise<Profile> {
  const since = await secondFactorSince(payload.db.pool, user.id);
  return {
    ...shownAccount(user),
    pending_email: user.pendingEmail ?? null,
    two_factor: since !== null,
    two_factor_since: since?.toISOString() ?? null,
  };
}

/** The account with its hidden fields, for internal use. */
export function readUser(payload: Payload, id: number): Promise<User> {
  return payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true });
}

/**
 * Changes names at once. A new e-mail address needs the password and waits until a mail to it is confirmed. If the address
 * belongs to another account, only that account's owner learns so, by another mail.
 */
export async function changeProfile(
  payload: Payload,
  { user, change }: { user: SessionUser; change: Change },
): Promise<Result> {
  const { first_name: firstName, last_name: lastName, email, current_password: password = '', from } = change;
  const isNewEmail = email !== undefined && email !== user.email;
  const verdict = isNewEmail ? await checkOwnPassword(payload, { user, password, otp: null }) : null;
  if (verdict && !verdict.ok) {
    return { ok: false, reason: verdict.reason === 'session-ended' ? verdict.reason : 'wrong-password' };
  }
  const account = verdict?.account ?? null;
  const pendingEmail = isNewEmail ? email : email === undefined ? undefined : null;
  const { isCommitted, value } = await inTransaction<'stale' | null>({ payload, user }, async (req) => {
    if (from && isStaleView(from, await holdNames(req, user.id))) return { keep: false, value: 'stale' };
    if (account && !(await lockUnchanged(req, { account, sessionId: user._sid }))) return { keep: false, value: null };
    await payload.update({
      collection: 'users',
      id: user.id,
      data: {
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(pendingEmail === undefined ? {} : { pendingEmail }),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (isNewEmail) await queueJob(req, { task: 'send-email-confirmation', input: { userId: user.id, email } });
    return { keep: true, value: null };
  });
  if (value === 'stale') {
    return { ok: false, reason: 'stale', profile: await shownProfile(payload, await readUser(payload, user.id)) };
  }
  if (!isCommitted) return { ok: false, reason: 'wrong-password' };
  return { ok: true, profile: await shownProfile(payload, await readUser(payload, user.id)) };
}

/** Locks the account's row, for whose other edits the names wait. */
async function holdNames(req: PayloadRequest, id: number): Promise<{ first_name: string; last_name: string }> {
  const [row] = await lockRows<{ first_name: string | null; last_name: string | null }>(
    req,
    'users',
    [id],
    'first_name, last_name',
  );
  return { first_name: row?.first_name ?? '', last_name: row?.last_name ?? '' };
}
