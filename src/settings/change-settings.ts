import type { Payload, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { lockNames } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { storableJson } from '@/database/texts';
import { inTransaction, queryInTransaction } from '@/database/transaction';
import type { Problem } from '@/domain/problem';
import { readPatch, valueAt } from '@/domain/settings/merge-settings';
import type { SettingChanges, Settings } from '@/domain/settings/settings';
import { READ_SETTINGS, type SettingRow, settingsOfRows } from './read-settings';

const WRITE = {
  name: 'write-settings',
  text: `INSERT INTO settings (path, value, changed_at)
         SELECT key, value, now() FROM jsonb_each($1::jsonb)
         ON CONFLICT (path) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
};

type Outcome =
  | { type: 'changed'; settings: Settings }
  | { type: 'invalid'; path: string; problem: Problem }
  /** `path`: of a value that somebody else has changed since the caller saw it */
  | { type: 'stale'; path: string; settings: Settings };

/**
 * Changes the settings that a merge patch names, all or none. Changes of different settings at once are both kept.
 * @param from the values that the caller saw, in the shape of a patch; null refuses nothing
 */
export async function changeSettings(
  caller: { payload: Payload; user: TypedUser },
  { patch, from }: { patch: unknown; from: unknown },
): Promise<Outcome> {
  const { value } = await inTransaction<Outcome>(caller, async (req) => {
    await lockNames(req, 'settings', ['settings']);
    const { settings: current } = settingsOfRows(
      await queryInTransaction<SettingRow>(req, { ...READ_SETTINGS, values: [] }),
    );
    const wanted = readPatch(patch, current);
    if (!wanted.ok) return { keep: false, value: { ...wanted, type: 'invalid' } };
    const seen = from === null ? { ok: true as const, changes: {} } : readPatch(from, current);
    if (!seen.ok) return { keep: false, value: { ...seen, path: `from.${seen.path}`, type: 'invalid' } };
    const stale = Object.keys(changed(current, seen.changes)).find((path) => Object.hasOwn(wanted.changes, path));
    if (stale !== undefined) return { keep: false, value: { type: 'stale', path: stale, settings: current } };
    const changes = changed(current, wanted.changes);
    if (Object.keys(changes).length === 0) return { keep: false, value: { type: 'changed', settings: current } };
    const rows = await queryInTransaction<SettingRow>(req, { ...WRITE, values: [storableJson(changes)] }).then(() =>
      queryInTransaction<SettingRow>(req, { ...READ_SETTINGS, values: [] }),
    );
    const audited = Object.entries(changes).map(([path, after]) => [path, [valueAt(current, path), after]] as const);
    await recordAudit(req, {
      action: 'update',
      subjectType: 'settings',
      subjectId: null,
      changes: Object.fromEntries(audited),
    });
    await announceChange(req, { aspects: ['settings'], products: [] });
    return { keep: true, value: { type: 'changed', settings: settingsOfRows(rows).settings } };
  });
  return value;
}

/** Those of the values that differ from what holds. */
function changed(current: Settings, values: SettingChanges): SettingChanges {
  const differing = Object.entries(values).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(valueAt(current, path)),
  );
  return Object.fromEntries(differing);
}
