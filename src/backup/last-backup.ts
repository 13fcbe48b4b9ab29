import type { Database } from '@/database/database';

/** A key of Payload's key-value store, which every version of the shop has. */
const KEY = 'last-backup';

export type LastBackup = { at: string; rows: number; pictures: number };

export async function noteBackup(db: Database, backup: LastBackup): Promise<void> {
  await db.query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2::jsonb) ON CONFLICT (key) DO UPDATE SET data = excluded.data`,
    [KEY, JSON.stringify(backup)],
  );
}

/** @returns null if no backup was ever made */
export async function readLastBackup(db: Database): Promise<LastBackup | null> {
  const { rows } = await db.query<{ data: LastBackup }>('SELECT data FROM payload_kv WHERE key = $1', [KEY]);
  return rows[0]?.data ?? null;
}
