import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { env } from '@/env';
import { decrypt, encrypt, isOfPresentSecret } from './encryption';
import type { Purpose } from './secrets';

/** Every encrypted column. */
const COLUMNS: readonly { table: string; key: string; column: string; purpose: Purpose }[] = [
  { table: 'two_factors', key: 'user_id', column: 'secret', purpose: 'two-factor' },
  { table: 'two_factors', key: 'user_id', column: 'pending_secret', purpose: 'two-factor' },
  { table: 'couriers', key: 'id', column: 'secret_sealed', purpose: 'courier-secret' },
  { table: 'couriers', key: 'id', column: 'former_secret_sealed', purpose: 'courier-secret' },
];

/**
 * Encrypts what is sealed with the present PAYLOAD_SECRET, so that the former one can be removed. A value that neither secret
 * decrypts stays and is logged: the owner of such a second factor logs in with a recovery code, or an admin resets it; a courier's
 * secret is entered again.
 */
export async function renewEncryption({ db, logger }: Payload): Promise<void> {
  if (!env.PAYLOAD_SECRET_FORMER) return;
  const database: Database = db.pool;
  for (const { table, key, column, purpose } of COLUMNS) {
    const { rows } = await database.query<{ id: number; sealed: string }>(
      `SELECT ${key} AS id, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    for (const { id, sealed } of rows) {
      if (isOfPresentSecret(sealed, purpose)) continue;
      const text = decrypt(sealed, purpose);
      // The condition on the old value keeps a secret that was set up meanwhile.
      const update = `UPDATE ${table} SET ${column} = $1 WHERE ${key} = $2 AND ${column} = $3`;
      if (text !== null) await database.query(update, [encrypt(text, purpose), id, sealed]);
      else if (table === 'two_factors') logger.warn({ account: id }, UNREADABLE_FACTOR);
      else logger.warn({ courier: id }, UNREADABLE_COURIER_SECRET);
    }
  }
}

export const UNREADABLE_FACTOR = 'A second factor was encrypted with another PAYLOAD_SECRET: see docs/operations.md.';
const UNREADABLE_COURIER_SECRET = "A courier's secret was encrypted with another PAYLOAD_SECRET: enter it again.";
