'use client';

import { useEffect, useRef, useState } from 'react';
import type { QuickOrderAnswer } from '@/contract/buying';
import { isBlank } from '@/domain/text';
import { postJson } from '@/storefront/api/calls';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { quickOrderWords } from '@/words/fr/orders/quick-order';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../ui/field-frame';
import { FileButton } from '../ui/file-button';
import { FormAlert, SubmitButton } from '../ui/form-parts';
import { useKeptText } from '../ui/use-kept-text';
import { type QuickRow, rowsOf } from './quick-lines';
import { QuickResults } from './quick-results';
import { readListFile } from './read-list-file';

const ACCEPTED =
  '.xlsx,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain';

/** Pasted numbers, or those of a file, become lines of products. */
export function QuickOrder() {
  const [text, setText] = useKeptText('quick-order');
  const [rows, setRows] = useState<readonly QuickRow[] | null>(null);
  const [searches, setSearches] = useState(0);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const { send, isBusy, error } = useRequest<void>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not with each change of a quantity.
    if (searches > 0) heading.current?.focus();
  }, [searches]);

  const find = () =>
    send(async () => {
      const answer = await postJson<QuickOrderAnswer>('/api/quick-order/', { text });
      setSearches((count) => count + 1);
      setRows(rowsOf(answer));
    });
  const open = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    // A file that was moved or deleted meanwhile cannot be read.
    const read = await readListFile(file).catch(() => ({ ok: false, message: quickOrderWords.fileFailed }) as const);
    setIsReading(false);
    if (read.ok) setText(read.text);
    setFileProblem(read.ok ? null : read.message);
  };

  return (
    <>
      <form
        method="dialog"
        aria-label={quickOrderWords.title}
        className="grid max-w-3xl gap-4 rounded-xl border border-slate-200 bg-white p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank(text)) void find();
        }}
      >
        <FieldFrame name="list" label={quickOrderWords.list} hint={quickOrderWords.hint} error={undefined}>
          <textarea
            {...fieldAria({ name: 'list', hint: quickOrderWords.hint, error: undefined })}
            rows={8}
            spellCheck={false}
            placeholder={quickOrderWords.example}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${INPUT_CLASS} font-mono`}
          />
        </FieldFrame>
        <FileButton
          label={isReading ? quickOrderWords.reading : quickOrderWords.file}
          accept={ACCEPTED}
          disabled={isReading}
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div>
          <FormAlert text={fileProblem ?? (error === null ? null : failureText(error))} />
          <SubmitButton label={quickOrderWords.find} isBusy={isBusy} />
        </div>
      </form>
      {rows && <QuickResults key={searches} heading={heading} rows={rows} onChange={setRows} />}
    </>
  );
}
