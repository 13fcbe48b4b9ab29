'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { officeImportWords } from '@/words/en/imports';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { beginFailure } from './begin-failure';
import { ColumnHelp } from './column-help';
import { FileDrop } from './file-drop';
import { LatestImports } from './latest-imports';
import { beginImport, importsQuery } from './queries';

/** What an import was begun with, so that a dry run can be followed by a real one. */
export type ChosenFile = { file: File; mayCreate: boolean; mayUpdateStock: boolean };

type ChooseFileProps = {
  chosen: ChosenFile | null;
  onBegun: (id: number, chosen: ChosenFile) => void;
  onOpen: (id: number) => void;
};

/** The first step of an import: which file, and how. */
export function ChooseFile({ chosen, onBegun, onOpen }: ChooseFileProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(chosen?.file ?? null);
  const [error, setError] = useState<string | undefined>();
  const [mayCreate, setMayCreate] = useState(chosen?.mayCreate ?? false);
  const [mayUpdateStock, setMayUpdateStock] = useState(chosen?.mayUpdateStock ?? false);
  const [isDryRun, setDryRun] = useState(true);
  const beginning = useMutation({
    mutationFn: beginImport,
    onSuccess: () => void client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (beginning.isPending) return;
    if (!file) return setError(error ?? officeImportWords.chooseCsv);
    // Told as long as the dialog is open: once it is closed, its address is another's.
    beginning.mutate(
      { file, isDryRun, mayCreate, mayUpdateStock },
      { onSuccess: ({ id }) => onBegun(id, { file, mayCreate, mayUpdateStock }) },
    );
  };

  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        {beginning.error && <Banner kind="error" text={beginFailure(beginning.error)} />}
        <FileDrop
          file={file}
          error={error}
          onFile={(next, problem) => {
            setFile(next);
            setError(problem);
            beginning.reset();
          }}
        />
        <div className="grid gap-2">
          <Choice id="import-dry-run" isChosen={isDryRun} onChange={setDryRun} label={officeImportWords.dryRun} />
          <Choice
            id="import-create-missing"
            isChosen={mayCreate}
            onChange={setMayCreate}
            label={officeImportWords.createMissing}
          />
          <Choice
            id="import-update-stock"
            isChosen={mayUpdateStock}
            onChange={setMayUpdateStock}
            label={officeImportWords.overwriteStock}
          />
        </div>
        <div>
          <BusyButton type="submit" variant="primary" isBusy={beginning.isPending}>
            {beginning.isPending
              ? officeImportWords.sending
              : isDryRun
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

type ChoiceProps = { id: string; label: string; isChosen: boolean; onChange: (isChosen: boolean) => void };

function Choice({ id, label, isChosen, onChange }: ChoiceProps) {
  return (
    <label htmlFor={id} className="flex w-fit cursor-pointer items-center gap-3 py-1 text-slate-900 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-blue-900"
      />
      {label}
    </label>
  );
}
