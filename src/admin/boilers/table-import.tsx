'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoilerImportAnswer } from '@/contract/admin/boiler-tables';
import type { ImportProgress } from '@/contract/admin/shared';
import { type BoilerTable, boilerColumns } from '@/domain/import/boiler-tables';
import type { MappedColumn, TableHead } from '@/domain/import/map-columns';
import { officeBoilerTableWords } from '@/words/en/catalogue/boiler-tables';
import { officeColumnWords } from '@/words/en/columns';
import { ChooseTable, importFailure } from '../imports/choose-table';
import { ColumnChoice } from '../imports/column-choice';
import { ColumnHelp } from '../imports/column-help';
import { askedColumns } from '../imports/column-question';
import { LinesProgress } from '../imports/lines-progress';
import { NextSteps } from '../imports/next-steps';
import { runningText } from '../imports/outcomes';
import { Banner } from '../ui/banner';
import { Modal } from '../ui/modal';
import { describedColumns } from './described-columns';
import { importTable } from './import-table';
import { TableReport } from './table-report';

const words = officeBoilerTableWords;

type TableImportProps = { kind: BoilerTable; onClose: () => void };

/** The import of a table, in a dialog: which file, then its report. */
export function TableImport({ kind, onClose }: TableImportProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<BoilerImportAnswer | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [columns, setColumns] = useState<MappedColumn[] | null>(null);
  const [head, setHead] = useState<TableHead | null>(null);
  const importing = useMutation({
    mutationFn: importTable,
    onMutate: () => setProgress(null),
    onError: (error) => setHead(askedColumns(error)),
    // Products show their boilers and numbers.
    onSettled: (_answer, _error, { isDryRun }) => {
      if (!isDryRun) void client.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const send = (chosen: File, isDryRun: boolean) => {
    setFile(chosen);
    importing.mutate({ kind, file: chosen, isDryRun, columns, onProgress: setProgress }, { onSuccess: setAnswer });
  };
  const running = importing.isPending && progress && (
    <LinesProgress headline={runningText({ isTry: importing.variables.isDryRun })} {...progress} />
  );
  return (
    <Modal title={words.importTitle(words.tables[kind].title)} width="xl" onClose={onClose}>
      {answer === null ? (
        <div className="grid gap-5">
          <ChooseTable
            file={file}
            isBusy={importing.isPending}
            failure={importing.error}
            onChange={() => {
              importing.reset();
              setColumns(null);
              setHead(null);
            }}
            onSend={(fields) => send(fields.file, fields.isDryRun)}
          >
            {head && (
              <ColumnChoice
                columns={columns ?? head.columns}
                sample={head.sample}
                fields={boilerColumns(kind)}
                rememberedFor={officeColumnWords.filesLikeThis}
                isDisabled={importing.isPending}
                onChange={setColumns}
              />
            )}
          </ChooseTable>
          {running}
          <ColumnHelp columns={describedColumns(kind)} templateName={`${kind}-template.csv`} />
        </div>
      ) : (
        <TableReport answer={answer} fileName={file?.name ?? ''}>
          {importing.error && <Banner kind="error" text={importFailure(importing.error)} />}
          {running}
          <NextSteps
            run={answer}
            hasFile={file !== null}
            isBusy={importing.isPending}
            onImport={() => file && send(file, false)}
            onAnother={() => {
              importing.reset();
              setAnswer(null);
            }}
          />
        </TableReport>
      )}
    </Modal>
  );
}
