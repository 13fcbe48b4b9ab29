import type { Courier } from '@/contract/admin/parcels';
import { columnChoice, keepColumnChoice } from '@/database/column-choices';
import type { Database } from '@/database/database';
import type { MappedColumn } from '@/domain/import/map-columns';
import type { ImportNeed } from '@/domain/parcels/import-columns';
import type { CourierProfile, ImportColumn } from '@/domain/parcels/profile';
import type { ParsedImport } from './import-line';
import { readImport } from './read-import';

type CourierTable = {
  courier: Pick<Courier, 'id'>;
  profile: CourierProfile;
  file: File;
  need: ImportNeed;
  /** a person's answer about the columns, or null */
  columns: readonly MappedColumn<ImportColumn>[] | null;
  isDated?: boolean;
};

type ReadCourierTable =
  | (Extract<ParsedImport, { ok: true }> & {
      /** keeps the answer for the courier's next files */
      remember: (by: string) => Promise<void>;
    })
  | Extract<ParsedImport, { ok: false }>;

/** Reads a courier's file with what was answered about its columns, now or about an earlier file of the courier. */
export async function readCourierTable(
  db: Database,
  { courier, profile, file, need, columns, isDated }: CourierTable,
): Promise<ReadCourierTable> {
  const place = { source: `${need} ${courier.id}`, shape: '' };
  const choice = await columnChoice(db, place, columns);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await readImport({ bytes, headers: profile.imports, need, choice: [...choice], isDated });
  if (!read.ok) return read;
  const remember = async (by: string) => {
    if (columns) await keepColumnChoice(db, { ...place, columns, by });
  };
  return { ...read, remember };
}
