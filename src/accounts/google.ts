import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { actAs, recordAudits } from '@/audit/record';
import type { GoogleAnswer } from '@/contract/accounts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { accountState, maySignIn } from '@/domain/accounts/account-state';
import { worksInOffice } from '@/domain/accounts/roles';
import { queueJob } from '@/jobs/queue';
import { lockAccount, lockToSignIn, shownAccount } from './account-row';
import { freeUsername } from './free-username';
import type { GooglePerson } from './google-token';
import { recordLogin } from './log-in';
import { queueHashing } from './password-hash';
import { checkCode } from './second-factor';
import { openSession } from './sessions';

type GoogleLogin =
  | { ok: true; answer: GoogleAnswer }
  /** the account is another Google user's, an unverified one of the back office, disabled, or an invitation that was not accepted */
  | { ok: false; reason: 'refused' }
  /** the account needs a code: it was missing or wrong */
  | { ok: false; reason: 'otp-missing' | 'wrong-otp' };

/**
 * Logs in the account that used this Google user before, or the one with this e-mail address, or a new one. A second factor
 * is needed as at the password login.
 */
export async function logInWithGoogle(
  payload: Payload,
  { person, otp }: { person: GooglePerson; otp: string | undefined },
): Promise<GoogleLogin> {
  const account = await findKnown(await createLocalReq({}, payload), person);
  if (account && mayJoin(account, person)) {
    // Only the password login counts a known browser's attempts separately.
    const code = await checkCode(payload, { userId: account.id, code: otp, sender: 'stranger' });
    if (code === 'missing') return { ok: false, reason: 'otp-missing' };
    if (code === 'wrong') return { ok: false, reason: 'wrong-otp' };
  }
  const answer = await attemptWithRetry(payload, person);
  return answer ? { ok: true, answer } : { ok: false, reason: 'refused' };
}

async function attemptWithRetry(payload: Payload, person: GooglePerson): Promise<GoogleAnswer | null> {
  try {
    return await queueHashing(() => attempt(payload, person));
  } catch (error) {
    // A simultaneous login of the same person created the account, or the username was taken: the retry finds or renames it.
    if (error instanceof ValidationError) return queueHashing(() => attempt(payload, person));
    throw error;
  }
}

async function attempt(payload: Payload, person: GooglePerson): Promise<GoogleAnswer | null> {
  const { value } = await inTransaction<GoogleAnswer | null>({ payload, user: null }, async (req) => {
    const known = await findKnown(req, person);
    if (known && !(mayJoin(known, person) && (await lockToSignIn(req, known.id)))) return { keep: false, value: null };
    if (known) actAs(req, known);
    if (known && !known.googleId) await join(req, { accountId: known.id, person });
    const id = known?.id ?? (await create(req, person));
    const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req });
    await recordLogin(req, user);
    const session = await openSession(req, user);
    return { keep: true, value: { ...session, user: shownAccount(user), is_new_user: !known } };
  });
  return value;
}

type Known = {
  id: number;
  username: string;
  googleId: string | null;
  role: string;
  isVerified: boolean;
  invitedAt: string | null;
  disabledAt: string | null;
};

/** An unverified address alone gives no access to the back office. */
function mayJoin({ googleId, role, isVerified, ...moments }: Known, person: GooglePerson): boolean {
  if (!maySignIn(accountState(moments))) return false;
  return googleId === null ? !worksInOffice({ role }) || isVerified : googleId === person.googleId;
}

async function findKnown(req: PayloadRequest, { googleId, email }: GooglePerson): Promise<Known | undefined> {
  const [known] = await executeInTransaction<Known>(
    req,
    sql`SELECT id, username, role, google_id AS "googleId", is_email_verified IS TRUE AS "isVerified",
          invited_at AS "invitedAt", disabled_at AS "disabledAt"
        FROM users WHERE google_id = ${googleId} OR email = ${email}
        ORDER BY (google_id = ${googleId}) DESC NULLS LAST LIMIT 1`,
  );
  return known;
}

/**
 * Links Google to an account that was registered with a password. Unless the address was verified, a stranger may have
 * registered it, so a customer's password and sessions become invalid (the owner can set another password by mail).
 */
async function join(
  req: PayloadRequest,
  { accountId, person }: { accountId: number; person: GooglePerson },
): Promise<void> {
  await lockAccount(req, accountId);
  const [unverified] = await executeInTransaction(
    req,
    sql`UPDATE users SET hash = NULL, salt = NULL, pending_email = NULL
        WHERE id = ${accountId} AND role = 'customer' AND is_email_verified IS NOT TRUE RETURNING id`,
  );
  if (unverified) await executeInTransaction(req, sql`DELETE FROM users_sessions WHERE _parent_id = ${accountId}`);
  await executeInTransaction(
    req,
    sql`UPDATE users SET google_id = ${person.googleId}, is_email_verified = true WHERE id = ${accountId}`,
  );
  const subject = { subjectType: 'users', subjectId: accountId };
  await recordAudits(req, [
    { ...subject, action: 'update', changes: { google: [false, true] } },
    ...(unverified ? [{ ...subject, action: 'password' as const }] : []),
  ]);
}

async function create(req: PayloadRequest, person: GooglePerson): Promise<number> {
  const { googleId, email, firstName, lastName } = person;
  const { id } = await req.payload.create({
    collection: 'users',
    data: {
      username: await freeUsername(req, email),
      email,
      firstName,
      lastName,
      googleId,
      isEmailVerified: true,
      role: 'customer',
      // A random password that no one knows; the owner can set another by mail.
      password: randomBytes(32).toString('base64url'),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await queueJob(req, { task: 'send-welcome', input: { userId: id } });
  return id;
}
