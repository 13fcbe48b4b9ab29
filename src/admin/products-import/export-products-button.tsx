'use client';

import { officeImportWords } from '@/words/en/catalogue/imports';
import { WithFileForm } from '../exports/file-form-select';
import { ExportButton } from '../imports/export-button';
import type { ListState } from '../products/list/list-state';

/** Saves the products of the list, all of its pages, as a table. */
export function ExportProductsButton({ state }: { state: ListState }) {
  const { search, category, tag, stock_status, ordering } = state;
  return (
    <WithFileForm>
      <ExportButton
        table="products"
        query={{ search, category, tag, stock_status, ordering }}
        failed={officeImportWords.exportFailed}
        failedRetry={officeImportWords.exportFailedRetry}
      />
    </WithFileForm>
  );
}
