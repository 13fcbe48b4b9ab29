/** What a courier's file says in one line, as texts; '' for what it lacks. */

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

export type ParsedImport = { ok: true; lines: ImportLine[]; readAs: ReadAs } | { ok: false; problem: Problem };

export type ImportInput = { bytes: Uint8Array; headers: ImportHeaders; need: ImportNeed };

/** Far more than the parcels of a month. */
export const MAX_COURIER_LINES = 20_000;
