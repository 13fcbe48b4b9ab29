/** What a courier's file says in one line, as texts; '' for what it lacks. */

import type { ImportNeed } from '@/domain/parcels/import-columns';
import type { ImportColumn, ImportHeaders } from '@/domain/parcels/profile';
import type { Problem } from '@/domain/problem';

export type ImportLine = {
  /** in the file, counted from 1 */
  line: number;
} & Record<ImportColumn, string>;

export type ParsedImport = { ok: true; lines: ImportLine[] } | { ok: false; problem: Problem };

export type ImportInput = { bytes: Uint8Array; headers: ImportHeaders; need: ImportNeed };

/** Far more than the parcels of a month. */
export const MAX_COURIER_LINES = 20_000;
