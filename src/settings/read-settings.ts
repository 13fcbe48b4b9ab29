import type { Database } from '@/database/database';
import { SETTINGS } from '@/domain/settings/setting-table';
import type { SettingChanges, Settings } from '@/domain/settings/settings';
import { withChanges } from '@/domain/settings/with-changes';
import { DEFAULT_SETTINGS } from '@/shop';

export const READ_SETTINGS = { name: 'read-settings', text: 'SELECT path, value FROM settings ORDER BY path' };

export type SettingRow = { path: string; value: unknown };

/** What was changed, and what holds with it. */
export type ReadSettings = { changes: SettingChanges; settings: Settings };

export async function readSettings(db: Database): Promise<ReadSettings> {
  const { rows } = await db.query<SettingRow>(READ_SETTINGS);
  return settingsOfRows(rows);
}

/** Settings of another version of the shop are left out. */
export function settingsOfRows(rows: readonly SettingRow[]): ReadSettings {
  const known = rows.filter(({ path }) => Object.hasOwn(SETTINGS, path));
  const changes = Object.fromEntries(known.map(({ path, value }) => [path, value]));
  return { changes, settings: withChanges(DEFAULT_SETTINGS, changes) };
}
