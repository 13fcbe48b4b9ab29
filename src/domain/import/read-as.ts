import type { Separator } from './separator';
import type { TextEncoding } from './text-file';

/** How an uploaded table was understood; every import's answer says it. */
export type ReadAs =
  | { format: 'csv'; encoding: TextEncoding; separator: Separator }
  | { format: 'xlsx'; encoding: null; separator: null };
