'use client';

import { useState } from 'react';
import { documentFileProblem, MAX_DOCUMENT_BYTES } from '@/domain/products/documents';
import { officeProblemWords } from '@/words/en/problems';
import { sayProblem } from '@/words/say-problem';
import { type DocumentDraft, draftOfFile } from './document-drafts';
import type { ProductForm } from './use-product-form';

export type DocumentsState = ReturnType<typeof useDocuments>;

/** Changes of the rows of documents. All of them wait in the form until it is saved. */
export function useDocuments({ fields, errorAt }: ProductForm) {
  const [refused, setRefused] = useState<string | null>(null);
  const [checks, setChecks] = useState(0);
  const rows = () => fields.getValues('documents');
  /** Errors are at places in the list, which change. */
  const replace = (changed: readonly DocumentDraft[]) => {
    fields.clearErrors('documents');
    fields.setValue('documents', changed);
  };

  return {
    /** a chosen file is being read: the form is not sent until this is false */
    isBusy: checks > 0,
    error: refused ?? errorAt('documents'),
    refuse: setRefused,
    /** Adds a row, unless the file is not a PDF. The server checks again. */
    add: async (file: File) => {
      setRefused(null);
      setChecks((count) => count + 1);
      const problem = await problemOf(file);
      setChecks((count) => count - 1);
      if (problem === null) replace([...rows(), draftOfFile(file)]);
      else setRefused(problem);
    },
    change: (index: number, part: Partial<Pick<DocumentDraft, 'title' | 'kind'>>) => {
      fields.clearErrors(`documents.${index}`);
      fields.setValue(
        'documents',
        rows().map((row, place) => (place === index ? { ...row, ...part } : row)),
      );
    },
    remove: (index: number) => replace(rows().filter((_, place) => place !== index)),
    /** Swaps a row with the one before or after it. */
    move: (index: number, step: -1 | 1) => {
      const [row, other] = [rows()[index], rows()[index + step]];
      if (!row || !other) return;
      replace(rows().map((kept, place) => (place === index ? other : place === index + step ? row : kept)));
    },
  };
}

async function problemOf(file: File): Promise<string | null> {
  try {
    const bytes = new Uint8Array(await file.slice(0, MAX_DOCUMENT_BYTES + 1).arrayBuffer());
    const problem = documentFileProblem(bytes);
    return problem && sayProblem(problem, officeProblemWords);
  } catch {
    return officeProblemWords.documentType;
  }
}
