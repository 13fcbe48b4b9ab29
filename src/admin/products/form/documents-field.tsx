'use client';

import { FilePlus } from 'lucide-react';
import { useRef } from 'react';
import { DOCUMENT_TOO_LARGE, DOCUMENT_TYPE, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@/domain/products/documents';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { FileDrop } from '../../ui/file-drop';
import { DocumentRow } from './document-row';
import type { DocumentsState } from './use-documents';
import type { ProductForm } from './use-product-form';

const words = officeProductFormWords.documents;
const ADD = 'product-documents-add';

/** The PDFs of a product, in the order of its page. */
export function DocumentsField({ form, documents }: { form: ProductForm; documents: DocumentsState }) {
  const place = useRef<HTMLElement>(null);
  const rows = form.draft.documents;
  /** After React has drawn the changed rows. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(selector)?.focus());
  const on = {
    ...documents,
    move: (index: number, step: -1 | 1) => {
      documents.move(index, step);
      focus(`#product-document-${index + step}`);
    },
    remove: (index: number) => {
      documents.remove(index);
      focus(rows.length > 1 ? `#product-document-${Math.min(index, rows.length - 2)}` : `#${ADD}`);
    },
  };
  return (
    <section ref={place} aria-labelledby="product-documents" className="grid min-w-0 content-start gap-3">
      <div>
        <h3 id="product-documents" className="font-medium text-sm">
          {officeProductFieldWords.labels.documents}
        </h3>
        <p className="text-slate-600 text-xs">{words.hint}</p>
      </div>
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map((row, index) => (
            <DocumentRow
              // Rows have no name of their own: a file may be listed twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: every part of a row is shown from the draft
              key={index}
              row={row}
              index={index}
              isLast={index === rows.length - 1}
              titleError={form.errorAt(`documents.${index}.title`)}
              fileError={form.errorAt(`documents.${index}.file`)}
              on={on}
            />
          ))}
        </ul>
      )}
      {rows.length < MAX_DOCUMENTS ? (
        <FileDrop
          id={ADD}
          label={words.add}
          accept={DOCUMENT_TYPE}
          maxBytes={MAX_DOCUMENT_BYTES}
          tooLarge={DOCUMENT_TOO_LARGE}
          prompt={words.drop}
          hint={words.limit}
          file={null}
          error={documents.error}
          onFile={(file, error) => {
            if (file) void documents.add(file);
            else documents.refuse(error ?? null);
          }}
          Icon={FilePlus}
          isCompact
        />
      ) : (
        <p className="text-slate-600 text-sm">{documents.error ?? words.full}</p>
      )}
    </section>
  );
}
