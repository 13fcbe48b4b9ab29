import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executeInTransaction } from '@/database/transaction';
import { isUsername } from '@/domain/accounts/username';
import { slugify } from '@/domain/slug';

/** A username made from the local part of an address, with a random suffix if it is taken. */
export async function freeUsername(req: PayloadRequest, email: string): Promise<string> {
  const base = slugify(email.split('@')[0] ?? '')
    .slice(0, 50)
    .padEnd(3, '0');
  const [taken] = await executeInTransaction(req, sql`SELECT 1 FROM users WHERE username = ${base}`);
  return taken || !isUsername(base) ? `${base}-${randomBytes(4).toString('hex')}` : base;
}
