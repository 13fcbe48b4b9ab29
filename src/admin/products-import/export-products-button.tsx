'use client';

import { officeImportWords } from '@/words/en/imports';
import { ExportButton } from '../imports/export-button';
import { filledParams } from '../lib/list-query';
import type { ListState } from '../products/list/list-state';

/** Saves the products of the list, all of its pages, as a table. */
export function ExportProductsButton({ state }: { state: ListState }) {
  const { search, category, tag, stock_status, ordering } = state;
  const params = filledParams({ search, category, tag, stock_status, ordering });
  return (
    <ExportButton
      path={`/api/admin/products/export/?${params}`}
      failed={officeImportWords.exportFailed}
      failedRetry={officeImportWords.exportFailedRetry}
    />
  );
}
