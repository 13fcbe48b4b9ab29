import { cx } from '@/client/classes';
import { shopDay } from '@/domain/dates';
import { REPORT_KINDS } from '@/domain/reports';
import { officeReportScreenWords } from '@/words/en/report-screens';
import { useCurrentTab } from '../lib/use-current-tab';
import { Button } from '../ui/button';
import { FilterDate } from '../ui/filter-date';
import type { LIST_STATE, ReportState } from './list-state';

const words = officeReportScreenWords;

type FiltersProps = {
  state: ReportState;
  onChange: (changes: Partial<typeof LIST_STATE>, options?: { isNewEntry: boolean }) => void;
};

const KIND =
  'min-h-11 shrink-0 cursor-pointer whitespace-nowrap border-b-2 px-1 font-semibold text-sm transition-colors duration-150';

/** What the report is by, and its period. */
export function Filters({ state, onChange }: FiltersProps) {
  const row = useCurrentTab(state.by);
  return (
    <>
      <nav
        ref={row}
        aria-label={words.kindsLabel}
        className="mb-4 flex gap-5 overflow-x-auto border-slate-200 border-b"
      >
        {REPORT_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-current={kind === state.by ? 'page' : undefined}
            onClick={() => kind !== state.by && onChange({ by: kind }, { isNewEntry: true })}
            className={cx(
              KIND,
              kind === state.by
                ? 'border-blue-900 text-blue-900'
                : 'border-transparent text-slate-600 hover:text-slate-900',
            )}
          >
            {words.by[kind]}
          </button>
        ))}
      </nav>
      <search className="mb-5 flex flex-wrap items-center gap-3">
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-1">
          <FilterDate label={words.from} value={state.from} onChange={(from) => onChange({ from })} />
          <FilterDate label={words.to} value={state.to} onChange={(to) => onChange({ to })} />
        </div>
        <div className="flex flex-wrap gap-2">
          {PERIODS.map(({ name, period }) => (
            <Button key={name} variant="ghost" size="sm" onClick={() => onChange(period(shopDay(new Date())))}>
              {words.periods[name]}
            </Button>
          ))}
        </div>
      </search>
    </>
  );
}

/** Periods to choose in a click; the last thirty days are what an address without days means. */
const PERIODS = [
  { name: 'today', period: (today: string) => ({ from: today, to: today }) },
  { name: 'month', period: (today: string) => ({ from: `${today.slice(0, 8)}01`, to: today }) },
  { name: 'days', period: () => ({ from: '', to: '' }) },
  {
    name: 'quarter',
    period: (today: string) => ({ from: daysEarlier(today, 89), to: today }),
  },
  { name: 'year', period: (today: string) => ({ from: `${today.slice(0, 5)}01-01`, to: today }) },
] as const;

function daysEarlier(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
