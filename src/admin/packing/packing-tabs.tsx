'use client';

import { useQuery } from '@tanstack/react-query';
import { cx } from '@/client/classes';
import { officePackingWords } from '@/words/en/orders/packing';
import { VIEWS, type View } from './packing-state';
import { toPackCountQuery } from './queries';

/** The parts of the screen, the first with the number of orders that wait for a parcel. */
export function PackingTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { data: count } = useQuery(toPackCountQuery());
  return (
    <nav
      aria-label={officePackingWords.viewList}
      className="-mx-4 mb-4 flex gap-1 overflow-x-auto border-slate-200 border-b px-4 sm:mx-0 sm:px-0"
    >
      {VIEWS.map((name) => {
        const isOpen = name === view;
        return (
          <button
            key={name}
            type="button"
            aria-current={isOpen ? 'page' : undefined}
            onClick={() => !isOpen && onChange(name)}
            className={cx(
              '-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 px-3 font-semibold text-sm',
              isOpen ? 'border-blue-900 text-blue-900' : 'border-transparent text-slate-700 hover:border-slate-400',
            )}
          >
            {officePackingWords.views[name]}
            {name === 'choose' && count !== undefined && (
              <span
                className={cx(
                  'min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs tabular-nums',
                  isOpen ? 'bg-blue-900 text-white' : 'bg-slate-200 text-slate-800',
                )}
              >
                {count}
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
