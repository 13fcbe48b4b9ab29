import { randomBytes } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import type { Invitation, ListedUser } from '@/contract/admin/users';
import type { Database } from '@/database/database';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { type AccountState, accountState } from '@/domain/accounts/account-state';
import { queueJob } from '@/jobs/queue';
import { findAccount } from '../account-row';
import { freeUsername } from '../free-username';
import { queueHashing } from '../password-hash';
import { readListedUser } from './list-users';

type Result = { ok: true; user: ListedUser } | { ok: false; reason: 'taken'; state: AccountState };

/** Makes an account that opens only after its owner has followed the mailed link and chosen a password. */
export async function inviteUser(
  payload: Payload,
  { admin, invitation }: { admin: SessionUser; invitation: Invitation },
): Promise<Result> {
  const db: Database = payload.db.pool;
  const taken = await findAccount(db, invitation.email);
  if (taken) return { ok: false, reason: 'taken', state: accountState(taken) };
  try {
    const id = await queueHashing(() => create(payload, { admin, invitation }));
    const user = await readListedUser(db, id);
    if (!user) throw new Error(`The invited account ${id} was deleted at once.`);
    return { ok: true, user };
  } catch (error) {
    // Another account took the address while the password was hashed.
    const takenMeanwhile = error instanceof ValidationError && (await findAccount(db, invitation.email));
    if (takenMeanwhile) return { ok: false, reason: 'taken', state: accountState(takenMeanwhile) };
    throw error;
  }
}

async function create(
  payload: Payload,
  { admin, invitation: { email, role, first_name: firstName, last_name: lastName } }: Parameters<typeof inviteUser>[1],
): Promise<number> {
  const { value } = await inTransaction<number>({ payload, user: admin }, async (req) => {
    const { id } = await payload.create({
      collection: 'users',
      data: {
        username: await freeUsername(req, email),
        email,
        firstName,
        lastName,
        role,
        invitedAt: new Date().toISOString(),
        // A random password that no one knows; the link replaces it.
        password: randomBytes(32).toString('base64url'),
      },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await queueJob(req, { task: 'send-invitation', input: { userId: id } });
    return { keep: true, value: id };
  });
  return value;
}
