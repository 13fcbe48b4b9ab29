import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { env } from '@/env';
import { decrypt, encrypt, isOfPresentSecret } from './encryption';

const COLUMNS = ['secret', 'pending_secret'] as const;

/**
 * After a change of PAYLOAD_SECRET: second factors are encrypted with the present one, so that the former may go. One that
 * neither secret made is left as it is and named in the log: its owner logs in by a recovery code, or an admin resets it.
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
      // Another secret may have been set up meanwhile.
      const update = `UPDATE two_factors SET ${column} = $1 WHERE user_id = $2 AND ${column} = $3`;
      if (text !== null) await database.query(update, [encrypt(text), id, sealed]);
      else logger.warn({ account: id }, UNREADABLE_FACTOR);
    }
  }
}

export const UNREADABLE_FACTOR = 'A second factor was encrypted with another PAYLOAD_SECRET: see docs/operations.md.';
