'use client';

import { useState } from 'react';
import type { ColumnQuestion, MappedColumn } from '@/domain/import/map-columns';
import { IMPORT_COLUMNS } from '@/domain/parcels/profile';
import { officeColumnWords } from '@/words/en/columns';
import { ColumnChoice } from '../../imports/column-choice';
import { isAnswered } from '../../imports/column-question';
import { BusyButton } from '../../ui/button';
import { TextField } from '../../ui/text-field';

const words = officeColumnWords;

/** What a person says about a file's columns; '' for the moment if the file has dates. */
export type ReportAnswer = { columns: MappedColumn[]; newsFrom: string };

type ReportColumnsProps = Pick<ColumnQuestion, 'columns' | 'sample'> & {
  /** the groups of fields that are missing; empty if the file was read */
  needed: readonly (readonly string[])[];
  newsFrom: string;
  /** its name */
  courier: string;
  isBusy: boolean;
  /** whether the answer is another one than was tried */
  onEdit: (isEdited: boolean) => void;
  onAnswer: (answer: ReportAnswer) => void;
};

/** Amounts are for remittances. */
const FIELDS = IMPORT_COLUMNS.filter((column) => column !== 'amount' && column !== 'fee');

/** The columns of a courier's file as they were read, or the question which is which; without a date column, when its news is from. */
export function ReportColumns({ columns: read, sample, needed, courier, isBusy, ...props }: ReportColumnsProps) {
  const [columns, setColumns] = useState<MappedColumn[]>([...read]);
  const [newsFrom, setNewsFrom] = useState(props.newsFrom);
  const hasDate = columns.some(({ field }) => field === 'date');
  const missing = needed.filter((group) => !group.includes('date') || newsFrom === '');
  const differs = (next: readonly MappedColumn[], moment: string) =>
    moment !== props.newsFrom || next.some(({ field }, place) => field !== read[place]?.field);
  const isChanged = differs(columns, newsFrom);
  const isAsking = needed.length > 0;
  const choice = (
    <div className="grid gap-4">
      <ColumnChoice
        columns={columns}
        sample={sample}
        fields={FIELDS}
        rememberedFor={words.filesOf(courier)}
        isDisabled={isBusy}
        onChange={(next) => {
          setColumns(next);
          props.onEdit(differs(next, newsFrom));
        }}
      />
      {!hasDate && (
        <TextField
          id="report-news-from"
          type="datetime-local"
          label={words.newsFrom}
          hint={words.newsFromHint}
          value={newsFrom}
          onChange={({ target }) => {
            setNewsFrom(target.value);
            props.onEdit(differs(columns, target.value));
          }}
        />
      )}
      {(isAsking || isChanged) && (
        <div>
          <BusyButton
            isBusy={isBusy || !isAnswered(missing, columns)}
            {...(isAsking && { variant: 'primary' })}
            onClick={() => props.onAnswer({ columns, newsFrom: hasDate ? '' : newsFrom })}
          >
            {words.tryWith}
          </BusyButton>
        </div>
      )}
    </div>
  );
  if (!isAsking) {
    return (
      <details className="rounded-lg border border-slate-200" open={!hasDate}>
        <summary className="cursor-pointer px-3 py-2.5 font-semibold text-slate-900 text-sm">{words.asRead}</summary>
        <div className="border-slate-200 border-t p-3">{choice}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby="report-columns" className="grid gap-2">
      <h3 id="report-columns" className="font-semibold text-slate-900">
        {words.ask}
      </h3>
      <p className="text-slate-700 text-sm">{words.askHint}</p>
      {choice}
    </section>
  );
}
