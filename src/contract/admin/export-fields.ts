import { type CSV_SEPARATORS, TABLE_FORMATS } from '@/domain/export-files';
import { blankIsAbsent, oneOf } from './shared';

/** CSV with commas unless asked otherwise. A file with semicolons names them in its first line (`sep=;`). */
export const exportFields = {
  format: blankIsAbsent(oneOf('format', TABLE_FORMATS)).transform((value) => value ?? 'csv'),
  separator: blankIsAbsent(
    oneOf('separator', ['comma', 'semicolon'] as const satisfies (keyof typeof CSV_SEPARATORS)[]),
  ).transform((value) => value ?? 'comma'),
};
