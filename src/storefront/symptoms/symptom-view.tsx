import { TriangleAlert } from 'lucide-react';
import type { Symptom } from '@/contract/boilers';
import type { Danger } from '@/domain/boilers/symptoms';
import { Causes, Checks } from '@/storefront/help/advice';
import { symptomWords } from '@/words/fr/boilers/symptoms';

/** What to warn of, what it is likely to be, and what to check. */
export function SymptomView({ symptom: { summary, causes, checks, danger } }: { symptom: Symptom }) {
  return (
    <div className="mt-5 flex max-w-5xl flex-col gap-6">
      <DangerNotice danger={danger} />
      {summary !== '' && <p className="break-words text-lg text-slate-800 leading-7">{summary}</p>}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Causes title={symptomWords.causes} lines={causes} />
        <Checks title={symptomWords.checks} lines={checks} />
      </div>
    </div>
  );
}

/** Before anything is touched. */
function DangerNotice({ danger }: { danger: Danger }) {
  return (
    <p
      className={
        danger === 'none'
          ? 'flex gap-3 rounded-xl border border-amber-300 bg-amber-50 p-4 text-slate-900'
          : 'flex gap-3 rounded-xl border border-red-200 bg-red-50 p-4 font-medium text-red-950'
      }
    >
      <TriangleAlert
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${danger === 'none' ? 'text-amber-800' : 'text-red-700'}`}
      />
      <span className="min-w-0">{symptomWords.danger[danger]}</span>
    </p>
  );
}
