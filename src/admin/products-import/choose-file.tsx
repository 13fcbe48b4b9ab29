'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import type { MappedColumn, TableHead } from '@/domain/import/map-columns';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { officeProductFieldWords } from '@/words/en/catalogue/product-fields';
import { officeColumnWords } from '@/words/en/columns';
import { Choice, ChooseTable } from '../imports/choose-table';
import { ColumnChoice } from '../imports/column-choice';
import { ColumnHelp } from '../imports/column-help';
import { askedColumns } from '../imports/column-question';
import { LatestImports } from './latest-imports';
import { beginImport, importsQuery } from './queries';
import { EXAMPLE } from './template';

/** What an import was begun with, so that a dry run can be followed by a real one. */
export type ChosenFile = {
  file: File;
  mayCreate: boolean;
  mayUpdateStock: boolean;
  /** what was said about its columns; null: nothing */
  columns: MappedColumn[] | null;
  /** as they were read */
  head: TableHead | null;
};

const explainedColumns = () =>
  PRODUCT_COLUMNS.map((name) => ({
    name,
    help: officeProductFieldWords.columns[name],
    example: EXAMPLE[name],
  }));

type ChooseFileProps = {
  chosen: ChosenFile | null;
  onBegun: (id: number, chosen: ChosenFile) => void;
  onOpen: (id: number) => void;
};

/** The first step of an import of products: which file, and how. */
export function ChooseFile({ chosen, onBegun, onOpen }: ChooseFileProps) {
  const client = useQueryClient();
  const [mayCreate, setMayCreate] = useState(chosen?.mayCreate ?? false);
  const [mayUpdateStock, setMayUpdateStock] = useState(chosen?.mayUpdateStock ?? false);
  const [answer, setAnswer] = useState<MappedColumn[] | null>(chosen?.columns ?? null);
  const [head, setHead] = useState<TableHead | null>(chosen?.head ?? null);
  const beginning = useMutation({
    mutationFn: beginImport,
    onError: (error) => setHead(askedColumns(error)),
    onSuccess: () => void client.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  return (
    <div className="grid gap-5">
      <ChooseTable
        file={chosen?.file ?? null}
        isBusy={beginning.isPending}
        failure={beginning.error}
        onChange={() => {
          beginning.reset();
          setAnswer(null);
          setHead(null);
        }}
        onSend={({ file, isDryRun }) => {
          const next = { file, mayCreate, mayUpdateStock, columns: answer };
          // Only while the dialog is open: once it is closed, the address is about something else.
          beginning.mutate(
            { ...next, isDryRun },
            { onSuccess: ({ id, columns, sample }) => onBegun(id, { ...next, head: { columns, sample } }) },
          );
        }}
      >
        {head && (
          <ColumnChoice
            columns={answer ?? head.columns}
            sample={head.sample}
            fields={PRODUCT_COLUMNS}
            rememberedFor={officeColumnWords.filesLikeThis}
            isDisabled={beginning.isPending}
            onChange={setAnswer}
          />
        )}
        <Choice
          id="import-create-missing"
          label={officeImportWords.createMissing}
          value={mayCreate}
          onChange={({ target }) => setMayCreate(target.checked)}
        />
        <Choice
          id="import-update-stock"
          label={officeImportWords.overwriteStock}
          value={mayUpdateStock}
          onChange={({ target }) => setMayUpdateStock(target.checked)}
        />
      </ChooseTable>
      <ColumnHelp columns={explainedColumns()} templateName="products-template.csv" />
      <LatestImports onOpen={onOpen} />
    </div>
  );
}
