import type { ProductImport } from '@/contract/admin/product-imports';
import { officeImportWords } from '@/words/en/imports';

export const STATUS_LABELS: Record<ProductImport['status'], string> = {
  waiting: officeImportWords.status.waiting,
  running: officeImportWords.status.running,
  done: officeImportWords.status.done,
  cancelled: officeImportWords.status.cancelled,
};
