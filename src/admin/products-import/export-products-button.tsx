'use client';

import { officeImportWords } from '@/words/en/catalogue/imports';
import { WithFileForm } from '../exports/file-form-select';
import { ExportButton } from '../imports/export-button';
import { type ListState, listFilters } from '../products/list/list-state';

/** Saves the products of the list, all of its pages, as a table. */
export function ExportProductsButton({ state }: { state: ListState }) {
  return (
    <WithFileForm>
      <ExportButton
        table="products"
        query={{ ...listFilters(state), ordering: state.ordering }}
        failed={officeImportWords.exportFailed}
        failedRetry={officeImportWords.exportFailedRetry}
      />
    </WithFileForm>
  );
}
