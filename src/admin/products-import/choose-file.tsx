'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeEventHandler, FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from '@/domain/import/columns';
import { officeImportWords } from '@/words/en/imports';
import { FORM_OPTIONS, useField } from '../lib/form';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { FileDrop } from '../ui/file-drop';
import { ColumnHelp } from './column-help';
import { LatestImports } from './latest-imports';
import { beginFailure, beginImport, importsQuery } from './queries';

/** What an import was begun with, so that a dry run can be followed by a real one. */
export type ChosenFile = { file: File; mayCreate: boolean; mayUpdateStock: boolean };

type ImportFields = Omit<ChosenFile, 'file'> & { file: File | null; isDryRun: boolean };

type ChooseFileProps = {
  chosen: ChosenFile | null;
  onBegun: (id: number, chosen: ChosenFile) => void;
  onOpen: (id: number) => void;
};

/** The first step of an import: which file, and how. */
export function ChooseFile({ chosen, onBegun, onOpen }: ChooseFileProps) {
  const client = useQueryClient();
  const form = useForm<ImportFields>({
    ...FORM_OPTIONS,
    defaultValues: { file: null, mayCreate: false, mayUpdateStock: false, ...chosen, isDryRun: true },
  });
  const file = useField(form, 'file', {
    // The message about a file that was refused stays.
    validate: (value) => value !== null || (form.getFieldState('file').error?.message ?? officeImportWords.chooseCsv),
  });
  const isDryRun = useField(form, 'isDryRun');
  const mayCreate = useField(form, 'mayCreate');
  const mayUpdateStock = useField(form, 'mayUpdateStock');
  const beginning = useMutation({
    mutationFn: beginImport,
    onSuccess: () => void client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  const begin = form.handleSubmit(({ file, isDryRun, ...rest }) => {
    if (!file) return;
    // Only while the dialog is open: once it is closed, the address is about something else.
    beginning.mutate({ file, isDryRun, ...rest }, { onSuccess: ({ id }) => onBegun(id, { file, ...rest }) });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!beginning.isPending) void begin();
  };

  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        {beginning.error && <Banner kind="error" text={beginFailure(beginning.error)} />}
        <FileDrop
          id="import-file"
          label={officeImportWords.file}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          maxBytes={MAX_IMPORT_BYTES}
          tooLarge={IMPORT_TOO_LARGE}
          prompt={officeImportWords.drop}
          hint={officeImportWords.limits}
          file={file.value}
          error={file.error}
          onFile={(next, problem) => {
            file.onChange(next);
            if (problem !== undefined) form.setError('file', { message: problem });
            beginning.reset();
          }}
        />
        <div className="grid gap-2">
          <Choice id="import-dry-run" label={officeImportWords.dryRun} {...isDryRun} />
          <Choice id="import-create-missing" label={officeImportWords.createMissing} {...mayCreate} />
          <Choice id="import-update-stock" label={officeImportWords.overwriteStock} {...mayUpdateStock} />
        </div>
        <div>
          <BusyButton type="submit" variant="primary" isBusy={beginning.isPending}>
            {beginning.isPending
              ? officeImportWords.sending
              : isDryRun.value
                ? officeImportWords.try
                : officeImportWords.import}
          </BusyButton>
        </div>
      </form>
      <ColumnHelp />
      <LatestImports onOpen={onOpen} />
    </div>
  );
}

type ChoiceProps = { id: string; label: string; value: boolean; onChange: ChangeEventHandler<HTMLInputElement> };

function Choice({ id, label, value, onChange }: ChoiceProps) {
  return (
    <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-3 py-1 text-slate-900 text-sm">
      <input id={id} type="checkbox" checked={value} onChange={onChange} className="size-5 shrink-0 accent-blue-900" />
      {label}
    </label>
  );
}
