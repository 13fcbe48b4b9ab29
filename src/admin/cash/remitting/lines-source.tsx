'use client';

import type { UseFormReturn } from 'react-hook-form';
import { COURIER_FILE_TOO_LARGE, MAX_COURIER_FILE_BYTES, MAX_COURIER_FILE_MEGABYTES } from '@/domain/parcels/courier';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { useField } from '../../lib/form';
import { FileDrop } from '../../ui/file-drop';
import { FieldFrame, fieldAria, INPUT_CLASS } from '../../ui/text-field';
import { linesTotal, type RemittanceDraft, type RemittanceFields } from './draft';

const words = officeCashScreenWords.remitting;

/** The courier's file, or lines that are typed or pasted. */
export function LinesSource({ form }: { form: UseFormReturn<RemittanceFields, unknown, RemittanceDraft> }) {
  const [file, lines] = [useField(form, 'file'), useField(form, 'lines')];
  const hint = linesTotal(lines.value) ?? words.pastedHint;
  return (
    <div className="grid gap-4">
      <FileDrop
        id="remitting-file"
        label={words.file}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        maxBytes={MAX_COURIER_FILE_BYTES}
        tooLarge={COURIER_FILE_TOO_LARGE}
        prompt={words.drop}
        hint={words.limits(MAX_COURIER_FILE_MEGABYTES)}
        isCompact
        file={file.value}
        error={file.error}
        onFile={(next, problem) => {
          file.onChange(next);
          form.setValue('columns', null);
          if (problem !== undefined) form.setError('file', { message: problem });
          form.clearErrors('lines');
        }}
      />
      <FieldFrame id="remitting-lines" label={words.pasted} hint={hint} error={lines.error}>
        <textarea
          {...fieldAria({ id: 'remitting-lines', hint, error: lines.error })}
          rows={4}
          spellCheck={false}
          className={`${INPUT_CLASS} font-mono`}
          value={lines.value}
          onChange={lines.onChange}
        />
      </FieldFrame>
    </div>
  );
}
