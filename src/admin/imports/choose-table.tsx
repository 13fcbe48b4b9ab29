'use client';

import type { ChangeEventHandler, FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { reasonOf } from '../api/failures';
import { FORM_OPTIONS, useField } from '../lib/form';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { FileDrop } from '../ui/file-drop';

type Fields = { file: File | null; isDryRun: boolean };

type ChooseTableProps = {
  /** the file chosen before */
  file: File | null;
  isBusy: boolean;
  /** why the file was refused */
  failure: Error | null;
  onChange: () => void;
  onSend: (fields: { file: File; isDryRun: boolean }) => void;
  /** more choices */
  children?: ReactNode;
};

/** The first step of an import: which file, and whether it is tried first. */
export function ChooseTable({ file: before, isBusy, failure, onChange, onSend, children }: ChooseTableProps) {
  const form = useForm<Fields>({ ...FORM_OPTIONS, defaultValues: { file: before, isDryRun: true } });
  const file = useField(form, 'file', {
    // The message about a file that was refused stays.
    validate: (value) => value !== null || (form.getFieldState('file').error?.message ?? officeImportWords.chooseCsv),
  });
  const isDryRun = useField(form, 'isDryRun');
  const send = form.handleSubmit((fields) => {
    if (fields.file) onSend({ ...fields, file: fields.file });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && <Banner kind="error" text={importFailure(failure)} />}
      <FileDrop
        id="import-file"
        label={officeImportWords.file}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        maxBytes={MAX_IMPORT_BYTES}
        tooLarge={IMPORT_TOO_LARGE}
        prompt={officeImportWords.drop}
        hint={officeImportWords.limits}
        file={file.value}
        error={file.error}
        onFile={(next, problem) => {
          file.onChange(next);
          if (problem !== undefined) form.setError('file', { message: problem });
          onChange();
        }}
      />
      <div className="grid gap-2">
        <Choice id="import-dry-run" label={officeImportWords.dryRun} {...isDryRun} />
        {children}
      </div>
      <div>
        <BusyButton type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? officeImportWords.sending : isDryRun.value ? officeImportWords.try : officeImportWords.import}
        </BusyButton>
      </div>
    </form>
  );
}

type ChoiceProps = { id: string; label: string; value: boolean; onChange: ChangeEventHandler<HTMLInputElement> };

export function Choice({ id, label, value, onChange }: ChoiceProps) {
  return (
    <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-3 py-1 text-slate-900 text-sm">
      <input id={id} type="checkbox" checked={value} onChange={onChange} className="size-5 shrink-0 accent-blue-900" />
      {label}
    </label>
  );
}

/** The message about a file that was refused. */
export function importFailure(error: Error): string {
  return reasonOf(error) || officeImportWords.beginFailed;
}
