import { english } from '../words';

/** What the report of an import says besides what is wrong (`problems.ts`). */
export const importReportWords = english('importReport', {
  newBrand: (name: string) => `New brand: ${name}`,
  newCategory: (path: string) => `New category: ${path}`,
  changed: (columns: string) => `Changed: ${columns}`,
  unexpected: 'This line could not be imported: an unexpected error occurred',
  notes: {
    unnamedColumns: (count: number) => `${count} more columns are unknown, and ignored.`,
    notUtf8: 'The file is not in UTF-8: it was read as Windows-1252. Look at the accents in the report.',
    stockKept: 'The stock of existing products stays as it is; new products get theirs.',
    starterGone: 'The person who started this import may no longer edit products.',
  },
});
