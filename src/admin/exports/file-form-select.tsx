'use client';

import type { ReactNode } from 'react';
import { FILE_FORMS } from '@/domain/export-files';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { useFileForm } from './file-form';

/** An export's button with the choice of its form before it: on a narrow screen they stay on one line, equally high. */
export function WithFileForm({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-full items-stretch gap-2">
      <FileFormSelect />
      {children}
    </div>
  );
}

/** Chooses, beside an export's button, the form of all exports of this account. */
export function FileFormSelect() {
  const { form, choose } = useFileForm();
  return (
    <select
      aria-label={officeImportWords.fileForm}
      value={form}
      onChange={({ target }) => {
        const chosen = FILE_FORMS.find((known) => known === target.value);
        if (chosen) choose(chosen);
      }}
      className="min-h-9 w-40 min-w-0 rounded-lg border border-slate-500 bg-white px-2 text-slate-900 text-sm"
    >
      {FILE_FORMS.map((known) => (
        <option key={known} value={known}>
          {officeImportWords.fileForms[known]}
        </option>
      ))}
    </select>
  );
}
