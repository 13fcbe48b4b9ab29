import { type Payload, ValidationError } from 'payload';
import type { LoginAnswer, Registration } from '@/contract/accounts';
import type { Database } from '@/database/database';
import { inTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { queueJob } from '@/jobs/queue';
import { shownAccount } from './account-row';
import { recordLogin } from './log-in';
import { queueHashing } from './password-hash';
import { accountPasswordProblem } from './password-policy';
import { openSession } from './sessions';

type Taken = Partial<Record<'username' | 'email', true>>;
type Result =
  | { ok: true; answer: LoginAnswer }
  | { ok: false; reason: 'taken'; taken: Taken }
  | { ok: false; reason: 'weak'; problem: Problem };

/** Registers a customer, logs them in and mails a welcome. The role is always `customer`. */
export async function register(payload: Payload, input: Registration): Promise<Result> {
  const problem = accountPasswordProblem(input.password, { ...input, role: 'customer' });
  if (problem) return { ok: false, reason: 'weak', problem };
  const taken = await findTaken(payload.db.pool, input);
  if (taken) return { ok: false, reason: 'taken', taken };
  try {
    return { ok: true, answer: await queueHashing(() => create(payload, input)) };
  } catch (error) {
    // Another registration took the name while the password was hashed.
    const takenMeanwhile = error instanceof ValidationError && (await findTaken(payload.db.pool, input));
    if (takenMeanwhile) return { ok: false, reason: 'taken', taken: takenMeanwhile };
    throw error;
  }
}

async function create(payload: Payload, input: Registration): Promise<LoginAnswer> {
  const { value } = await inTransaction<LoginAnswer>({ payload, user: null }, async (req) => {
    const { first_name: firstName, last_name: lastName, username, email, password } = input;
    const user = await payload.create({
      collection: 'users',
      data: { firstName, lastName, username, email, password, role: 'customer' },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await queueJob(req, { task: 'send-welcome', input: { userId: user.id } });
    await recordLogin(req, user);
    return { keep: true, value: { ...(await openSession(req, user)), user: shownAccount(user) } };
  });
  return value;
}

/** @returns which of username and address are taken; null if both are free */
async function findTaken(db: Database, { username, email }: Registration): Promise<Taken | null> {
  const { rows } = await db.query<{ username: string; email: string }>(
    'SELECT username, email FROM users WHERE username = $1 OR email = $2',
    [username, email],
  );
  if (rows.length === 0) return null;
  return {
    ...(rows.some((row) => row.username === username) ? { username: true } : {}),
    ...(rows.some((row) => row.email === email) ? { email: true } : {}),
  };
}
