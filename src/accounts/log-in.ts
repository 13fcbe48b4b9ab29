import type { Payload, PayloadRequest } from 'payload';
import { actAs, recordAudit } from '@/audit/record';
import type { Account, LoginAnswer, Tokens } from '@/contract/accounts';
import { inTransaction } from '@/database/transaction';
import { accountState, maySignIn } from '@/domain/accounts/account-state';
import type { Problem } from '@/domain/problem';
import { type AccountRow, findAccount, lockUnchanged, shownAccount } from './account-row';
import { checkPassword } from './check-password';
import type { KnownBrowser } from './known-browser';
import { queueNotice } from './mails/account-notice';
import { queueHashing } from './password-hash';
import { mustChangePassword, nextPasswordProblem } from './password-policy';
import { checkCode } from './second-factor';
import { closeSession, openSession } from './sessions';

export type Login =
  | { ok: true; answer: LoginAnswer }
  /** unknown account, wrong password, or an account that is locked, disabled or not accepted yet: the caller cannot tell which */
  | { ok: false; reason: 'wrong' }
  /** the password is right, but the code that the account needs was missing or wrong */
  | { ok: false; reason: 'otp-missing' | 'wrong-otp' }
  /** the password is right, but too weak for the back office; `problem`: why the new password, if sent, is refused too */
  | { ok: false; reason: 'password-change'; problem: Problem | null };

type Credentials = {
  /** username or e-mail address */
  username: string;
  password: string;
  otp?: string | undefined;
  /** replaces a password that the back office no longer accepts */
  new_password?: string | undefined;
};

/** Logs in by username or e-mail address. */
export async function logIn(
  payload: Payload,
  { credentials, known }: { credentials: Credentials; known: KnownBrowser | null },
): Promise<Login> {
  const { username, password, otp, new_password: next } = credentials;
  const account = await findAccount(payload.db.pool, username);
  const isKnown = account !== null && (known?.accounts.includes(account.id) ?? false);
  const checked = account && withoutClosedDoor(account);
  if (!(await checkPassword(payload, { account: checked, password, isKnown })) || !account)
    return { ok: false, reason: 'wrong' };
  const mustChange = mustChangePassword(password, account);
  const problem =
    mustChange && next !== undefined ? nextPasswordProblem(next, { ...account, current: password }) : null;
  const isComplete = !mustChange || (next !== undefined && problem === null);
  const code = await checkCode(payload, {
    userId: account.id,
    code: otp,
    sender: isKnown ? 'known-browser' : 'stranger',
    isSpent: isComplete,
  });
  if (code === 'missing') return { ok: false, reason: 'otp-missing' };
  if (code === 'wrong') return { ok: false, reason: 'wrong-otp' };
  if (!isComplete) return { ok: false, reason: 'password-change', problem };
  if (!mustChange || next === undefined) return openSessionFor(payload, { account, next: null });
  return queueHashing(() => openSessionFor(payload, { account, next }));
}

/** No password opens an account whose owner may not sign in; checking takes as long as for any other. */
function withoutClosedDoor(account: AccountRow): AccountRow {
  return maySignIn(accountState(account)) ? account : { ...account, hash: null, salt: null };
}

/** @param next replaces the password that was entered; null to keep it */
async function openSessionFor(
  payload: Payload,
  { account, next }: { account: AccountRow; next: string | null },
): Promise<Login> {
  const { value: tokens } = await inTransaction<Tokens | null>({ payload, user: null }, async (req) => {
    if (!(await lockUnchanged(req, { account }))) return { keep: false, value: null };
    actAs(req, account);
    if (next !== null) await replacePassword(req, { account, next });
    await recordLogin(req, account);
    return { keep: true, value: await openSession(req, account) };
  });
  if (!tokens) return { ok: false, reason: 'wrong' };
  return { ok: true, answer: { ...tokens, user: await readShown(payload, account.id) } };
}

async function replacePassword(
  req: PayloadRequest,
  { account: { id, email, username }, next }: { account: AccountRow; next: string },
): Promise<void> {
  const data = { password: next };
  await req.payload.update({ collection: 'users', id, data, depth: 0, overrideAccess: true, req });
  await queueNotice(req, { address: email, username, kind: 'password-changed' });
}

/** Records the login in the audit log. */
export function recordLogin(req: PayloadRequest, { id, username }: Pick<AccountRow, 'id' | 'username'>): Promise<void> {
  return recordAudit(req, { action: 'login', subjectType: 'users', subjectId: id, actor: { id, username } });
}

export async function logOut(
  payload: Payload,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<void> {
  await inTransaction({ payload, user: null }, async (req) => {
    await closeSession(req, { accountId, sessionId });
    return { keep: true, value: null };
  });
}

async function readShown(payload: Payload, id: number): Promise<Account> {
  return shownAccount(await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true }));
}
