import { stringify } from 'csv-stringify/sync';
import { withGuard } from '@/domain/import/cells';

/** Lines of CSV. A cell that a spreadsheet would run gets an apostrophe before it. */
export function writeLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(withGuard)),
    // A line end of any kind is one to somebody.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}
