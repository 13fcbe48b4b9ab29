import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductImport, ProductImportAnswer } from '@/contract/admin/product/product-imports';
import type { MappedColumn, TableHead } from '@/domain/import/map-columns';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { uploadForm } from '../api/upload';

const KEY = ['admin', 'product-imports'] as const;

const isImports = withLists<{ imports: ProductImport[] }>('imports');
const isImport = withLists<ProductImportAnswer>('notes', 'lines', 'unknown_columns');

/** Milliseconds between polls of a running import. */
const LOOK_AGAIN_MS = 700;

export function isUnderWay(run: Pick<ProductImport, 'status'>): boolean {
  return run.status === 'waiting' || run.status === 'running';
}

/** The latest imports, newest first. */
export function importsQuery() {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => expected(callAdmin('GET', '/api/admin/products/import/', { signal }), isImports),
  });
}

/** An import and a page of its report, read again until it is over. */
export function importQuery({ id, page, onlyProblems }: { id: number; page: number; onlyProblems: boolean }) {
  const params = new URLSearchParams({ page: String(page), only: onlyProblems ? 'problems' : 'all' });
  return queryOptions({
    queryKey: [...KEY, id, page, onlyProblems],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `/api/admin/product-imports/${id}/?${params}`, { signal }), isImport),
    placeholderData: keepPreviousData,
    // Polling stops after an error.
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) && !state.error ? LOOK_AGAIN_MS : false),
  });
}

type Upload = {
  file: File;
  isDryRun: boolean;
  mayCreate: boolean;
  mayUpdateStock: boolean;
  /** what was said about the columns; null: nothing */
  columns: readonly MappedColumn[] | null;
};

type BegunImport = { id: number } & TableHead;

/** @throws ApiError */
export function beginImport({ file, isDryRun, mayCreate, mayUpdateStock, columns }: Upload): Promise<BegunImport> {
  const form = new FormData();
  form.set('file', file);
  form.set('dry_run', String(isDryRun));
  form.set('create_missing', String(mayCreate));
  form.set('update_stock', String(mayUpdateStock));
  if (columns) form.set('columns', JSON.stringify(columns));
  return uploadForm('POST', '/api/admin/products/import/', { form });
}

/** @throws ApiError, InvalidDataError */
export function cancelImport(id: number): Promise<ProductImportAnswer> {
  return expected(callAdmin('POST', `/api/admin/product-imports/${id}/cancel/`), isImport);
}
