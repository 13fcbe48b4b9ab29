import type { ProductImport, ProductImportLine } from '@/contract/admin/product-imports';
import { officeImportWords } from '@/words/en/imports';

export const STATUS_LABELS: Record<ProductImport['status'], string> = {
  waiting: officeImportWords.status.waiting,
  running: officeImportWords.status.running,
  done: officeImportWords.status.done,
  cancelled: officeImportWords.status.cancelled,
};

/** The labels of a dry run say what would happen. */
export const OUTCOME_LABELS: Record<'real' | 'dry', Record<ProductImportLine['outcome'], string>> = {
  real: {
    created: officeImportWords.done.created,
    updated: officeImportWords.done.updated,
    unchanged: officeImportWords.done.unchanged,
    failed: officeImportWords.done.failed,
  },
  dry: {
    created: officeImportWords.planned.created,
    updated: officeImportWords.planned.updated,
    unchanged: officeImportWords.planned.unchanged,
    failed: officeImportWords.planned.failed,
  },
};

export const OUTCOME_CLASSES: Record<ProductImportLine['outcome'], string> = {
  created: 'bg-green-100 text-green-900',
  updated: 'bg-blue-100 text-blue-900',
  unchanged: 'bg-slate-100 text-slate-700',
  failed: 'bg-red-100 text-red-900',
};
