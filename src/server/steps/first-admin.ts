import type { Payload } from 'payload';
import { MIN_STAFF_PASSWORD_LENGTH } from '@/domain/accounts/password';
import { env } from '@/env';
import { shop } from '@/shop';
import { UserFacingError } from '../console';
import { secret } from './secrets';

export type FirstAdmin = {
  username: string;
  /** null unless it was generated at this start */
  generatedPassword: string | null;
};

/** A warning for the start, or null if ADMIN_PASSWORD is long enough or not set. */
export function shortPasswordProblem(): string | null {
  const { ADMIN_PASSWORD: password } = env;
  if (!password || password.length >= MIN_STAFF_PASSWORD_LENGTH) return null;
  return `ADMIN_PASSWORD is short: everybody else needs at least ${MIN_STAFF_PASSWORD_LENGTH} characters.`;
}

/** Creates an admin account if there is no admin. Without ADMIN_PASSWORD, a password is generated and kept in DATA_DIR. */
export async function ensureAdmin(payload: Payload): Promise<FirstAdmin> {
  const username = env.ADMIN_USERNAME.trim().toLowerCase();
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: true,
  });
  if (totalDocs > 0) return { username, generatedPassword: null };
  const namesake = await payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    limit: 1,
    overrideAccess: true,
  });
  if (namesake.totalDocs > 0) {
    throw new UserFacingError(
      `No user is admin, and "${username}" is somebody else's account: name a new admin with ADMIN_USERNAME.`,
    );
  }
  const password = env.ADMIN_PASSWORD ?? (await secret({ dataDir: env.DATA_DIR, name: 'admin-password' }));
  await payload.create({
    collection: 'users',
    overrideAccess: true,
    data: {
      username,
      password,
      // The owner's own mailbox: an invented address may be a stranger's.
      email: env.ADMIN_EMAIL ?? shop.email,
      role: 'admin',
    },
  });
  return { username, generatedPassword: env.ADMIN_PASSWORD ? null : password };
}
