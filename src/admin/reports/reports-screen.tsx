'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChartColumn, Download } from 'lucide-react';
import type { ReportAnswer } from '@/contract/admin/reports';
import { officeReportScreenWords } from '@/words/en/report-screens';
import { failureText } from '../api/failures';
import { useSaveExport } from '../exports/file-form';
import { WithFileForm } from '../exports/file-form-select';
import { backOfficeAmount, formatRate } from '../lib/format';
import { useQueryState } from '../lib/use-query-state';
import { BusyButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { QueryStates } from '../ui/load-states';
import { RefreshButton, ScreenHeader } from '../ui/screen-header';
import { StatCard } from '../ui/stat-card';
import { Filters } from './filters';
import { LIST_STATE, readListState } from './list-state';
import { reportQuery } from './queries';
import { ReportChart } from './report-chart';
import { ReportTable } from './report-table';

const words = officeReportScreenWords;

/** What was ordered in a period, by day, wilaya, product, courier or source. For the admin alone. */
export function ReportsScreen() {
  const [address, setState] = useQueryState(LIST_STATE);
  const state = readListState(address);
  const isBackwards = state.from > state.to;
  const query = useQuery({ ...reportQuery(state), enabled: !isBackwards });
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const saveExport = useSaveExport();
  const saving = useMutation({
    mutationFn: () => saveExport('reports', state),
    onSuccess: () => void toast.success(words.saved),
    onError: (error) => void toast.error(failureText(words.saveFailed, error)),
  });
  return (
    <>
      <ScreenHeader title={words.title} subtitle={words.subtitle}>
        <RefreshButton isFetching={isFetching} onRefresh={() => void refetch()} />
        <WithFileForm>
          <BusyButton isBusy={saving.isPending || isBackwards} onClick={() => saving.mutate()}>
            <Download aria-hidden className="size-4" /> {words.save}
          </BusyButton>
        </WithFileForm>
      </ScreenHeader>
      <Filters state={state} onChange={setState} />
      {isBackwards ? (
        <p role="alert" className="font-medium text-red-700 text-sm">
          {words.backwards}
        </p>
      ) : (
        <>
          <QueryStates query={query} failure={words.failed} />
          {data && data.rows.length > 0 && <Report report={data} isOutdated={isPlaceholderData} />}
          {data && data.rows.length === 0 && (
            <EmptyState Icon={ChartColumn} title={words.empty} text={words.emptyHint} />
          )}
        </>
      )}
    </>
  );
}

function Report({ report, isOutdated }: { report: ReportAnswer; isOutdated: boolean }) {
  const { total } = report;
  return (
    <div className="min-w-0">
      <dl className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label={words.columns.orders} value={total.orders} />
        <StatCard label={words.columns.pieces} hint={words.withoutCancelled} value={total.pieces} />
        <StatCard label={words.columns.amount} hint={words.withoutCancelled} value={backOfficeAmount(total.amount)} />
        <StatCard label={words.columns.rate} hint={words.rateHint} value={formatRate(total.delivered_rate)} />
      </dl>
      <ReportChart report={report} />
      <ReportTable key={`${report.by} ${report.from} ${report.to}`} report={report} isOutdated={isOutdated} />
    </div>
  );
}
