import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { env } from '@/env';
import { decrypt, encrypt, isOfPresentSecret } from './encryption';

const COLUMNS = ['secret', 'pending_secret'] as const;

/**
 * Encrypts second factors with the present PAYLOAD_SECRET, so that the former one can be removed. A factor that neither
 * secret decrypts stays and is logged: its owner logs in with a recovery code, or an admin resets it.
 */
export async function renewEncryption({ db, logger }: Payload): Promise<void> {
  if (!env.PAYLOAD_SECRET_FORMER) return;
  const database: Database = db.pool;
  for (const column of COLUMNS) {
    const { rows } = await database.query<{ id: number; sealed: string }>(
      `SELECT user_id AS id, ${column} AS sealed FROM two_factors WHERE ${column} IS NOT NULL`,
    );
    for (const { id, sealed } of rows) {
      if (isOfPresentSecret(sealed)) continue;
      const text = decrypt(sealed);
      // The condition on the old value keeps a secret that was set up meanwhile.
      const update = `UPDATE two_factors SET ${column} = $1 WHERE user_id = $2 AND ${column} = $3`;
      if (text !== null) await database.query(update, [encrypt(text), id, sealed]);
      else logger.warn({ account: id }, UNREADABLE_FACTOR);
    }
  }
}

export const UNREADABLE_FACTOR = 'A second factor was encrypted with another PAYLOAD_SECRET: see docs/operations.md.';
