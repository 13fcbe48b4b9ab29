import { CircleHelp, TriangleAlert } from 'lucide-react';
import type { FaultAnswer } from '@/contract/catalogue';
import { Causes, Checks } from '@/storefront/help/advice';
import { faultWords } from '@/words/fr/boilers/faults';

/** What a code means, why it is shown and what to check first. */
export function FaultView({ fault }: { fault: FaultAnswer }) {
  const { code, meaning, causes, checks, confidence, ranges } = fault;
  return (
    <div className="grid items-start gap-x-10 gap-y-5 sm:gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2 rounded-xl bg-slate-900 p-4 text-white sm:p-5">
        <p className="font-bold font-mono text-4xl text-orange-300 tabular-nums tracking-widest">
          <span className="sr-only">{faultWords.code} </span>
          {code}
        </p>
        <p className="min-w-0 flex-1 basis-60 break-words font-medium text-lg leading-7">{meaning}</p>
      </div>
      {/* before anything is touched */}
      <p className="flex gap-3 rounded-xl border border-red-200 bg-red-50 p-4 text-red-950 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red-700" />
        {faultWords.safety}
      </p>
      <div className="flex min-w-0 flex-col gap-6 sm:gap-7">
        {confidence === 'to-check' && (
          <p className="flex gap-3 rounded-lg bg-amber-50 p-4 text-slate-800">
            <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-800" />
            <span>
              <strong className="text-amber-900">{faultWords.toCheck}.</strong> {faultWords.toCheckText}
            </span>
          </p>
        )}
        {ranges.length > 0 && <p className="text-slate-700 text-sm">{faultWords.ranges(ranges.join(', '))}</p>}
        <Checks title={faultWords.checks} lines={checks} />
        <Causes title={faultWords.causes} lines={causes} />
      </div>
    </div>
  );
}
