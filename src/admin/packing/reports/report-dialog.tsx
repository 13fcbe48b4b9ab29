'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportProgress } from '@/contract/admin/shared';
import { officeCommonWords } from '@/words/en/common';
import { officePackingWords } from '@/words/en/orders/packing';
import { failureText } from '../../api/failures';
import { askedColumns } from '../../imports/column-question';
import { ReadAsNote } from '../../imports/read-as-note';
import { UnreadNamesNote } from '../../imports/unread-names-note';
import { couriersQuery, refreshPacking } from '../../parcels/queries';
import { Banner } from '../../ui/banner';
import { BusyButton, Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { ProgressBar } from '../../ui/progress-bar';
import { FieldFrame, SelectField } from '../../ui/text-field';
import { importStatuses } from '../queries';
import { type ReportAnswer, ReportColumns } from './report-columns';
import { Verdicts } from './verdicts';

const words = officePackingWords.report;

/** A courier's file of statuses: tried as soon as courier and file are chosen, applied after its verdicts were read. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { data: couriers = [] } = useQuery(couriersQuery());
  const [typed, setCourier] = useState('');
  const courier = couriers.length === 1 ? String(couriers[0]?.id) : typed;
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ReportAnswer | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const latest = useRef(0);
  // Another file may be chosen while the one before is still tried.
  const followProgress = () => {
    latest.current += 1;
    const turn = latest.current;
    setProgress(null);
    return (next: ImportProgress) => {
      if (turn === latest.current) setProgress(next);
    };
  };
  const trying = useMutation({ mutationFn: importStatuses });
  const applying = useMutation({ mutationFn: importStatuses, onSettled: () => void refreshPacking(client) });
  const lines = applying.data?.lines ?? trying.data?.lines;
  const readAs = applying.data?.read_as ?? trying.data?.read_as;
  const updated = lines?.filter(({ verdict }) => verdict === 'updated').length ?? 0;
  const choose = (next: { courier: string; file: File | null; answer?: ReportAnswer }) => {
    setCourier(next.courier);
    setFile(next.file);
    setAnswer(next.answer ?? null);
    setIsEdited(false);
    trying.reset();
    applying.reset();
    if (!next.file || next.courier === '') return;
    trying.mutate({ ...next, file: next.file, isTrial: true, onProgress: followProgress() });
  };
  const error = applying.error ?? trying.error;
  const asked = askedColumns(error);
  const head = asked ?? trying.data ?? null;
  const isBusy = trying.isPending || applying.isPending;
  // Columns that were changed since are tried first: what is applied is what was read.
  const canApply = trying.data !== undefined && applying.data === undefined && !isBusy && !isEdited;
  return (
    <Modal
      title={words.title}
      width="lg"
      isFullOnPhone
      focusesFirstField
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {officeCommonWords.close}
          </Button>
          <BusyButton
            variant="primary"
            isBusy={!canApply}
            onClick={() =>
              file && applying.mutate({ file, courier, answer, isTrial: false, onProgress: followProgress() })
            }
          >
            {applying.isPending ? words.applying : words.apply}
          </BusyButton>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-slate-700 text-sm">{words.hint}</p>
        <SelectField
          id="report-courier"
          label={officePackingWords.batch.courier}
          value={courier}
          onChange={({ target }) => choose({ courier: target.value, file })}
        >
          <option value="" disabled>
            {officePackingWords.batch.chooseCourier}
          </option>
          {couriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FieldFrame id="report-file" label={words.file}>
          <input
            id="report-file"
            type="file"
            accept=".csv,.txt,.tsv,.xlsx"
            onChange={({ target }) => choose({ courier, file: target.files?.[0] ?? null })}
            className="block w-full cursor-pointer rounded-lg border border-slate-500 p-2 text-sm file:me-3 file:rounded-md file:border-0 file:bg-blue-900 file:px-3 file:py-1.5 file:font-semibold file:text-white"
          />
        </FieldFrame>
        {isBusy && progress && <ReportProgress {...progress} />}
        <div aria-live="polite" className="grid gap-3">
          {trying.isPending && <p className="text-slate-700 text-sm">{words.trying}</p>}
          {error && <Banner kind="error" text={failureText(words.failed, error)} />}
          {applying.data && <Banner kind="success" text={words.applied(updated)} />}
          {readAs && <ReadAsNote readAs={readAs} />}
          <UnreadNamesNote headings={trying.data?.unread_names ?? []} />
          {head && head.columns.length > 0 && applying.data === undefined && (
            <ReportColumns
              key={`${trying.submittedAt} ${trying.status}`}
              columns={head.columns}
              sample={head.sample}
              needed={asked?.needed ?? []}
              newsFrom={answer?.newsFrom ?? ''}
              courier={couriers.find(({ id }) => String(id) === courier)?.name ?? ''}
              isBusy={isBusy}
              onEdit={setIsEdited}
              onAnswer={(next) => choose({ courier, file, answer: next })}
            />
          )}
          {lines && <Verdicts lines={lines} />}
          {canApply && <p className="font-medium text-slate-900 text-sm">{words.tried}</p>}
        </div>
      </div>
    </Modal>
  );
}

/** How many lines of a courier's file the server has been through. */
function ReportProgress({ done, total }: ImportProgress) {
  return (
    <div className="grid gap-1.5">
      <p className="text-slate-700 text-sm tabular-nums">{words.linesDone(done, total)}</p>
      <ProgressBar label={words.progress} percent={total === 0 ? 100 : Math.floor((done / total) * 100)} />
    </div>
  );
}
