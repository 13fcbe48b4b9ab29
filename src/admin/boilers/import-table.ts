import type { BoilerImportAnswer } from '@/contract/admin/boiler-tables';
import type { ImportProgress } from '@/contract/admin/shared';
import type { BoilerTable } from '@/domain/import/boiler-tables';
import type { MappedColumn } from '@/domain/import/map-columns';
import { expected, withLists } from '../api/expected';
import { uploadForm } from '../api/upload';

type Upload = {
  kind: BoilerTable;
  file: File;
  isDryRun: boolean;
  /** what was said about the columns; null: nothing */
  columns: readonly MappedColumn[] | null;
  onProgress: (progress: ImportProgress) => void;
};

const isAnswer = withLists<BoilerImportAnswer>('lines', 'unknown_columns');

/** @throws ApiError, InvalidDataError */
export function importTable({ kind, file, isDryRun, columns, onProgress }: Upload): Promise<BoilerImportAnswer> {
  const form = new FormData();
  form.set('file', file);
  form.set('dry_run', String(isDryRun));
  if (columns) form.set('columns', JSON.stringify(columns));
  return expected(uploadForm('POST', `/api/admin/${kind}/import/`, { form, onWork: onProgress }), isAnswer);
}
