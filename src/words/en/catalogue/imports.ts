import type { FileForm } from '@/domain/export-files';
import type { ReadAs } from '@/domain/import/read-as';
import type { Separator } from '@/domain/import/separator';
import type { TextEncoding } from '@/domain/import/text-file';
import { english } from '../../english';

const SEPARATOR_NAMES: Record<Separator, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
const ENCODING_NAMES: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252 (Western)',
  'windows-1256': 'Windows-1256 (Arabic)',
  macintosh: 'Mac Roman',
  ibm850: 'MS-DOS (code page 850)',
};

/** The import and export of products. */
export const officeImportWords = english('imports', {
  readAs: ({ format, encoding, separator }: ReadAs) =>
    format === 'xlsx'
      ? 'Read as an Excel file, its first sheet.'
      : `Read as CSV: ${SEPARATOR_NAMES[separator]}, ${ENCODING_NAMES[encoding]}.${encoding === 'utf-8' ? '' : ' Look at the accents below.'}`,
  beginFailed: 'Failed to begin the import. Please try again.',
  chooseCsv: 'Please choose a CSV or Excel file',
  dryRun: 'Try first: write nothing, and report what each line would do',
  createMissing: 'Create categories and brands that are not there yet',
  overwriteStock:
    'Also take over the stock of products that are there already (undoes sales made since the file was written)',
  sending: 'Sending the file...',
  try: 'Try the import',
  import: 'Import',
  help: 'What the columns mean, and a template',
  helpText:
    'The first line names the columns, in any order. What is left out or blank stays as it is. An export is a file that can be imported again: change what you want to change, and import it.',
  template: 'Download a template',
  exportFailed: 'Failed to export the products.',
  exportFailedRetry: 'Failed to export the products. Please try again.',
  exporting: 'Exporting...',
  export: 'Export',
  fileForm: 'Kind of file for exports',
  fileForms: {
    csv: 'CSV (commas)',
    'csv-semicolon': 'CSV for Excel (semicolons)',
    xlsx: 'Excel (.xlsx)',
  } satisfies Record<FileForm, string>,
  drop: 'Choose a CSV or Excel file, or drop it here',
  limits: 'At most 20 MB',
  file: 'CSV or Excel file',
  lines: (done: number, total: number) => `${done} of ${total} lines`,
  progress: 'Progress of the import',
  outcome: (label: string, count: number) => `${label}: ${count}`,
  state: {
    trying: 'Trying each line. Nothing is written.',
    importing: 'Importing. You may close this window.',
    tryCancelled: 'Cancelled.',
    cancelled: 'Cancelled. What was imported stays.',
    done: 'The import is done.',
    tryDone: 'Each line is fine. Nothing was written yet.',
    tryFailed: 'Some lines would fail. Nothing was written yet.',
  },
  unknownColumns: (names: string) => `Ignored, since the shop knows no such column: ${names}`,
  cancelFailed: 'Failed to cancel the import.',
  loadFailed: 'Failed to load the import.',
  noSuchImport: 'There is no import of this number.',
  toImports: 'Back to the imports',
  isTry: ' - a try, which writes nothing',
  createsMissing: ' - missing categories and brands are created',
  begunBy: (name: string) => `- begun by ${name}`,
  cancel: 'Cancel import',
  importForReal: 'Import for real',
  chooseOther: 'Choose another file',
  importOther: 'Import another file',
  wouldFail: (count: number) =>
    count === 1
      ? 'One line would fail: an import for real leaves it out, and does the others.'
      : `${count} lines would fail: an import for real leaves them out, and does the others.`,
  chooseAgain: 'To import it for real, choose the file again.',
  onlyProblems: (count: number) => `Only problems (${count})`,
  noneFailed: 'No line has failed.',
  noneDone: 'No line is done yet.',
  status: {
    waiting: 'Waiting',
    running: 'Under way',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  done: {
    created: 'Created',
    updated: 'Updated',
    unchanged: 'Unchanged',
    failed: 'Failed',
  },
  planned: {
    created: 'To create',
    updated: 'To update',
    unchanged: 'Unchanged',
    failed: 'Would fail',
  },
  latestFailed: 'The latest imports could not be loaded.',
  latest: 'Latest imports',
  tryMark: '(try)',
  run: (status: string, done: number, total: number, failed: number, by: string, moment: string | null) =>
    `${status}, ${done} of ${total} lines, ${failed} failed - ${by}, ${moment}`,
  title: 'Import products',
  report: 'Report of each line',
  columns: {
    line: 'Line',
    reference: 'Reference',
    title: 'Title',
    outcome: 'Outcome',
    messages: 'Remarks',
  },
});

/** What the report of an import says besides what is wrong (`problems.ts`). */
export const importReportWords = english('importReport', {
  newBrand: (name: string) => `New brand: ${name}`,
  newCategory: (path: string) => `New category: ${path}`,
  change: (column: string, before: string | null, after: string | null) =>
    `${column}: ${before ?? 'blank'} → ${after ?? 'blank'}`,
  changed: (columns: string) => `Changed: ${columns}`,
  unexpected: 'This line could not be imported: an unexpected error occurred',
  notes: {
    unnamedColumns: (count: number) => `${count} more columns are unknown, and ignored.`,
    stockKept: 'The stock of existing products stays as it is; new products get theirs.',
    starterGone: 'The person who started this import may no longer edit products.',
  },
});
