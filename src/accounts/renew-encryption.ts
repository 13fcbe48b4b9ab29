import type { Database } from '@/database/database';
import { env } from '@/env';
import { encryptedAnew } from './encryption';

const COLUMNS = ['secret', 'pending_secret'] as const;

/** After a change of PAYLOAD_SECRET: second factors are encrypted with the present one, so that the former may go. */
export async function renewEncryption(db: Database): Promise<void> {
  if (!env.PAYLOAD_SECRET_FORMER) return;
  for (const column of COLUMNS) {
    const { rows } = await db.query<{ id: number; sealed: string }>(
      `SELECT user_id AS id, ${column} AS sealed FROM two_factors WHERE ${column} IS NOT NULL`,
    );
    for (const { id, sealed } of rows) {
      const renewed = encryptedAnew(sealed);
      // Another secret may have been set up meanwhile.
      const update = `UPDATE two_factors SET ${column} = $1 WHERE user_id = $2 AND ${column} = $3`;
      if (renewed !== null) await db.query(update, [renewed, id, sealed]);
    }
  }
}
