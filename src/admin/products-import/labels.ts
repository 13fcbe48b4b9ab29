import type { ProductImport, ProductImportLine } from '@/contract/admin/product-imports';

export const STATUS_LABELS: Record<ProductImport['status'], string> = {
  waiting: 'Waiting',
  running: 'Under way',
  done: 'Done',
  cancelled: 'Cancelled',
};

/** In a dry run nothing has happened yet. */
export const OUTCOME_LABELS: Record<'real' | 'dry', Record<ProductImportLine['outcome'], string>> = {
  real: { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', failed: 'Failed' },
  dry: { created: 'To create', updated: 'To update', unchanged: 'Unchanged', failed: 'Would fail' },
};

export const OUTCOME_CLASSES: Record<ProductImportLine['outcome'], string> = {
  created: 'bg-green-100 text-green-900',
  updated: 'bg-blue-100 text-blue-900',
  unchanged: 'bg-slate-100 text-slate-700',
  failed: 'bg-red-100 text-red-900',
};
