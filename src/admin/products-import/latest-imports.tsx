'use client';

import { useQuery } from '@tanstack/react-query';
import { formatEnglishMoment } from '@/domain/dates';
import { officeImportWords } from '@/words/en/catalogue/imports';
import { officeCommonWords } from '@/words/en/common';
import { importsQuery } from './queries';

/** Earlier imports, each with its report. */
export function LatestImports({ onOpen }: { onOpen: (id: number) => void }) {
  const { data, error, refetch } = useQuery(importsQuery());
  if (error) {
    return (
      <p role="alert" className="text-red-700 text-sm">
        {officeImportWords.latestFailed}{' '}
        <button type="button" onClick={() => void refetch()} className="cursor-pointer font-semibold underline">
          {officeCommonWords.tryAgain}
        </button>
      </p>
    );
  }
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="latest-imports">
      <h3 id="latest-imports" className="mb-2 font-semibold text-slate-900">
        {officeImportWords.latest}
      </h3>
      <ul className="divide-y divide-slate-200 rounded-xl border border-slate-200">
        {data.imports.map((run) => (
          <li key={run.id}>
            <button
              type="button"
              onClick={() => onOpen(run.id)}
              className="flex w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 text-start text-sm hover:bg-slate-50"
            >
              <span className="min-w-0 break-words font-medium text-slate-900">
                {run.file_name}{' '}
                {run.dry_run && <span className="font-normal text-slate-600">{officeImportWords.tryMark}</span>}
              </span>
              <span className="text-slate-600 tabular-nums">
                {officeImportWords.run(
                  officeImportWords.status[run.status],
                  run.done,
                  run.total,
                  run.failed,
                  run.by,
                  formatEnglishMoment(run.created_at),
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
