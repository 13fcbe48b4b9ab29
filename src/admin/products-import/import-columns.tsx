'use client';

import { useState } from 'react';
import { PRODUCT_COLUMNS } from '@/domain/import/columns';
import type { MappedColumn, TableHead } from '@/domain/import/map-columns';
import { officeColumnWords } from '@/words/en/columns';
import { ColumnChoice } from '../imports/column-choice';
import { BusyButton } from '../ui/button';

type ImportColumnsProps = { head: TableHead; isBusy: boolean; onTry: (columns: MappedColumn[]) => void };

/** The columns of the file as this import has read them; others can be tried. */
export function ImportColumns({ head, isBusy, onTry }: ImportColumnsProps) {
  const [columns, setColumns] = useState<MappedColumn[]>(head.columns);
  const isChanged = columns.some(({ field }, place) => field !== head.columns[place]?.field);
  return (
    <details className="rounded-lg border border-slate-200">
      <summary className="cursor-pointer px-3 py-2.5 font-semibold text-slate-900 text-sm">
        {officeColumnWords.asRead}
      </summary>
      <div className="grid gap-4 border-slate-200 border-t p-3">
        <ColumnChoice
          columns={columns}
          sample={head.sample}
          fields={PRODUCT_COLUMNS}
          rememberedFor={officeColumnWords.filesLikeThis}
          isDisabled={isBusy}
          onChange={setColumns}
        />
        {isChanged && (
          <div>
            <BusyButton isBusy={isBusy} onClick={() => onTry(columns)}>
              {officeColumnWords.tryWith}
            </BusyButton>
          </div>
        )}
      </div>
    </details>
  );
}
