'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProductImportLine } from '@/contract/admin/product/product-imports';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { officeCommonWords } from '@/words/en/common';
import { failureText } from '../api/failures';
import { importFailure } from '../imports/choose-table';
import { NextSteps } from '../imports/next-steps';
import { ReportTable } from '../imports/report-table';
import { Banner } from '../ui/banner';
import { BusyButton } from '../ui/button';
import { LoadFailure, Loading } from '../ui/load-states';
import { isMissing, NoSuchEntry } from '../ui/no-such-entry';
import { Pagination } from '../ui/pagination';
import type { ChosenFile } from './choose-file';
import { ImportColumns } from './import-columns';
import { ImportProgress } from './import-progress';
import { beginImport, cancelImport, importQuery, importsQuery, isUnderWay } from './queries';

const subjects = () => [
  {
    heading: officeImportWords.columns.reference,
    className: 'max-w-40 break-words font-mono text-xs leading-5',
    textOf: ({ reference }: ProductImportLine) => reference,
  },
  {
    heading: officeImportWords.columns.title,
    className: 'max-w-56 break-words',
    textOf: ({ title }: ProductImportLine) => title,
  },
];

type ImportReportProps = {
  id: number;
  /** the file of this import; null if it was started elsewhere, or before a reload */
  chosen: ChosenFile | null;
  onBegun: (id: number, chosen: ChosenFile) => void;
  onAnother: () => void;
  /** called when a real import has ended */
  onImported: () => void;
};

/** The second step of an import: its progress, and the report of each line. */
export function ImportReport({ id, chosen, onBegun, onAnother, onImported }: ImportReportProps) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [onlyProblems, setOnlyProblems] = useState(false);
  const { data: run, error, isFetching, refetch } = useQuery(importQuery({ id, page, onlyProblems }));
  const cancelling = useMutation({
    mutationFn: () => cancelImport(id),
    onError: () => toast.error(officeImportWords.cancelFailed),
    onSettled: () => {
      void refetch();
      void client.invalidateQueries({ queryKey: importsQuery().queryKey });
    },
  });
  const beginning = useMutation({
    mutationFn: beginImport,
    onSuccess: () => void client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  // Only while the dialog is open: once it is closed, the address is about something else.
  const beginAgain = (again: ChosenFile, { isDryRun }: { isDryRun: boolean }) =>
    beginning.mutate(
      { ...again, isDryRun },
      { onSuccess: ({ id: begun, columns, sample }) => onBegun(begun, { ...again, head: { columns, sample } }) },
    );

  const hasImported = run !== undefined && run.id === id && !run.dry_run && !isUnderWay(run);
  useEffect(() => {
    if (hasImported) onImported();
  }, [hasImported, onImported]);

  if (isMissing(error)) {
    return (
      <NoSuchEntry text={officeImportWords.noSuchImport} backLabel={officeImportWords.toImports} onBack={onAnother} />
    );
  }
  if (!run || run.id !== id) {
    return error ? (
      <LoadFailure text={officeImportWords.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  const isOpen = isUnderWay(run);
  return (
    <div className="grid gap-5">
      <p className="break-words text-slate-700 text-sm">
        <span className="font-semibold text-slate-900">{run.file_name}</span>
        {run.dry_run ? officeImportWords.isTry : ''}
        {run.create_missing ? officeImportWords.createsMissing : ''} {officeImportWords.begunBy(run.by)}
      </p>
      <ImportProgress run={run} />
      {error && (
        <div className="flex flex-wrap items-center gap-2">
          <Banner kind="error" text={failureText(officeImportWords.loadFailed, error)} />
          <BusyButton onClick={() => void refetch()} isBusy={isFetching}>
            {officeCommonWords.tryAgain}
          </BusyButton>
        </div>
      )}
      {beginning.error && <Banner kind="error" text={importFailure(beginning.error)} />}
      {isOpen ? (
        <div>
          <BusyButton variant="danger" isBusy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {officeImportWords.cancel}
          </BusyButton>
        </div>
      ) : (
        <NextSteps
          run={run}
          hasFile={chosen !== null}
          isBusy={beginning.isPending}
          onImport={() => chosen && beginAgain(chosen, { isDryRun: false })}
          onAnother={onAnother}
        />
      )}
      {chosen?.head && (
        <ImportColumns
          head={chosen.head}
          isBusy={isOpen || beginning.isPending}
          onTry={(columns) => beginAgain({ ...chosen, columns }, { isDryRun: true })}
        />
      )}
      <label htmlFor="only-problems" className="flex w-fit cursor-pointer items-center gap-3 text-slate-900 text-sm">
        <input
          id="only-problems"
          type="checkbox"
          checked={onlyProblems}
          onChange={(event) => {
            setOnlyProblems(event.target.checked);
            setPage(1);
          }}
          className="size-5 accent-blue-900"
        />
        {officeImportWords.onlyProblems(run.failed)}
      </label>
      {run.lines.length > 0 ? (
        <ReportTable lines={run.lines} isDryRun={run.dry_run} subjects={subjects()} />
      ) : (
        <p className="text-slate-600 text-sm">
          {onlyProblems ? officeImportWords.noneFailed : officeImportWords.noneDone}
        </p>
      )}
      <Pagination page={run.page} pages={run.total_pages} onPage={setPage} />
    </div>
  );
}
