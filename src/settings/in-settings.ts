/** The settings of a request, job or command in progress: the same from its beginning to its end (docs/decisions/0070). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@/database/database';
import { noteRead, rememberApart } from '@/memory/remember';
import type { Read } from '@/memory/scope';
import { invalidatePendingPages } from '@/memory/trace';
import type { SettingsHolder } from '@/shop';
import { type ReadSettings, readSettings } from './read-settings';

type Snapshot = ReadSettings & {
  /** what a page that shows a setting depends on; null if it must not be kept */
  read: Read | null;
};

type Snapshots = { current: AsyncLocalStorage<Snapshot>; latest: Snapshot | null };

/** The server and Next.js each load a copy of this module, so the storage is on `globalThis`. */
const holder = globalThis as SettingsHolder & { __settings?: Snapshots };
holder.__settings ??= { current: new AsyncLocalStorage(), latest: null };
const snapshots = holder.__settings;
holder.settingsOfWork ??= () => snapshotInUse()?.settings;

/**
 * Runs `work`, and everything it starts, with the settings of this moment. What reads one of them through src/shop.ts depends on it:
 * a page that was made so is made again once they change.
 */
export async function inSettings<T>(db: Database, work: () => T): Promise<Awaited<T>> {
  const snapshot = await snapshotNow(db);
  return await (snapshot ? snapshots.current.run(snapshot, work) : work());
}

/** What was changed of the defaults, for the page in the making. */
export function settingChanges(): ReadSettings['changes'] {
  return snapshotInUse()?.changes ?? {};
}

function snapshotInUse(): Snapshot | null {
  // Work outside of every request, such as a start's, has the settings that were read last.
  const snapshot = snapshots.current.getStore() ?? snapshots.latest;
  if (snapshot?.read) noteRead(snapshot.read);
  return snapshot;
}

/** While the database is away, the last known settings hold; a page that is made with them is not kept. */
async function snapshotNow(db: Database): Promise<Snapshot | null> {
  try {
    const { value, read } = await rememberApart({ key: ['settings'], aspects: ['settings'] }, () => readSettings(db));
    if (snapshots.latest?.settings !== value.settings) snapshots.latest = { ...value, read };
    return snapshots.latest;
  } catch (error) {
    if (!snapshots.latest) throw error;
    invalidatePendingPages();
    return snapshots.latest;
  }
}
