/** What a courier's file says in one line, as texts; '' for what it lacks. */

import type { ColumnQuestion, TableHead } from '@/domain/import/map-columns';
import type { ReadAs } from '@/domain/import/read-as';
import type { ImportNeed } from '@/domain/parcels/import-columns';
import type { ImportColumn, ImportHeaders } from '@/domain/parcels/profile';
import type { Problem } from '@/domain/problem';

export type ImportLine = {
  /** in the file, counted from 1 */
  line: number;
  /** why the line must not be used: it could not be read, or a spreadsheet has changed one of its names */
  problem: Problem | null;
} & Record<ImportColumn, string>;

/** `unread_names`: headings of columns that may name the parcels too and are not read. */
export type CourierTableHead = TableHead<ImportColumn> & { unread_names: string[] };

export type ParsedImport =
  | { ok: true; lines: ImportLine[]; head: CourierTableHead; readAs: ReadAs }
  /** `question`: which columns hold what is missing; null if no answer would help */
  | { ok: false; problem: Problem; question: ColumnQuestion<ImportColumn> | null };

export type ImportInput = {
  bytes: Uint8Array;
  headers: ImportHeaders;
  need: ImportNeed;
  /** which columns hold what, as answered or remembered, by the keys of their headings */
  choice?: readonly (readonly [key: string, field: string | null])[];
  /** a person said when the news of the whole file is from: it needs no dates */
  isDated?: boolean;
};

/** Far more than the parcels of a month. */
export const MAX_COURIER_LINES = 20_000;
