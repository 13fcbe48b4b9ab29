'use client';

import { ChevronDown, ChevronUp, FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOCUMENT_KINDS, MAX_DOCUMENT_TITLE } from '@/domain/products/documents';
import { officeProductFormWords } from '@/words/en/catalogue/product-form';
import { officeCmsWords } from '@/words/en/cms';
import { BusyButton } from '../../ui/button';
import { fieldAria, INPUT_CLASS } from '../../ui/text-field';
import type { DocumentDraft } from './document-drafts';
import type { DocumentsState } from './use-documents';

const words = officeProductFormWords.documents;

type DocumentRowProps = {
  row: DocumentDraft;
  index: number;
  isLast: boolean;
  titleError: string | undefined;
  fileError: string | undefined;
  on: Pick<DocumentsState, 'change' | 'move' | 'remove'>;
};

/** A document of a product: its file, kind and title, and the buttons that move or remove it. */
export function DocumentRow({ row, index, isLast, titleError, fileError, on }: DocumentRowProps) {
  const { title, kind } = row;
  const id = `product-document-${index}`;
  const name = title.trim() || words.unnamed(index + 1);
  const error = titleError ?? fileError;
  return (
    <li className="grid min-w-0 gap-2 rounded-xl border border-slate-300 p-2 ps-3">
      <div className="flex min-w-0 items-center gap-2">
        <FileText aria-hidden className="size-5 shrink-0 text-red-800" />
        <DocumentFile row={row} />
        <div className="ms-auto flex shrink-0">
          <RowButton label={words.moveUp(name)} isIdle={index === 0} onClick={() => on.move(index, -1)}>
            <ChevronUp aria-hidden className="size-4" />
          </RowButton>
          <RowButton label={words.moveDown(name)} isIdle={isLast} onClick={() => on.move(index, 1)}>
            <ChevronDown aria-hidden className="size-4" />
          </RowButton>
          <RowButton label={officeProductFormWords.removeNamed(name)} onClick={() => on.remove(index)}>
            <Trash2 aria-hidden className="size-4 text-red-700" />
          </RowButton>
        </div>
      </div>
      <div className="grid gap-2 sm:grid-cols-[10.5rem_1fr]">
        <select
          aria-label={words.kind(index + 1)}
          className={INPUT_CLASS}
          value={kind}
          onChange={({ target }) =>
            on.change(index, { kind: DOCUMENT_KINDS.find((one) => one === target.value) ?? kind })
          }
        >
          {DOCUMENT_KINDS.map((value) => (
            <option key={value} value={value}>
              {officeCmsWords.documents.kinds[value]}
            </option>
          ))}
        </select>
        <input
          {...fieldAria({ id, hint: undefined, error })}
          type="text"
          aria-label={words.title(index + 1)}
          placeholder={words.titleHint}
          maxLength={MAX_DOCUMENT_TITLE}
          autoComplete="off"
          className={INPUT_CLASS}
          value={title}
          onChange={({ target }) => on.change(index, { title: target.value })}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="font-medium text-red-700 text-sm">
          {error}
        </p>
      )}
    </li>
  );
}

type RowButtonProps = { label: string; isIdle?: boolean; onClick: () => void; children: ReactNode };

/** Keeps the focus when it becomes idle: the row has just reached the end of the list. */
function RowButton({ label, isIdle = false, onClick, children }: RowButtonProps) {
  return (
    <BusyButton variant="ghost" size="icon" className="size-9" aria-label={label} isBusy={isIdle} onClick={onClick}>
      {children}
    </BusyButton>
  );
}

/** A saved file to open, or a chosen one that is not saved yet. */
function DocumentFile({ row: { file } }: { row: DocumentDraft }) {
  if (file instanceof File) {
    return (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs">
        <span className="wrap-anywhere text-slate-600">{words.size(file.size)}</span>
        <span className="rounded-full bg-amber-100 px-2 py-0.5 font-medium text-amber-900">
          {officeProductFormWords.notSaved}
        </span>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-xs">
      <a href={file.url} target="_blank" rel="noreferrer" className="text-blue-900 underline">
        {words.open}
      </a>
      <span className="text-slate-600">{words.size(file.size)}</span>
    </span>
  );
}
