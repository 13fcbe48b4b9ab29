'use client';

import { X } from 'lucide-react';
import { cx } from '@/client/classes';
import { Button } from '@/storefront/ui/button';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { filterWords } from '@/words/fr/catalogue/filters';
import { commonWords } from '@/words/fr/common';
import { FiltersPanel, type FiltersPanelProps } from './filters-panel';
import { FILTERS_SHEET } from './filters-sheet';

const SIDEBAR =
  'lg:sticky lg:top-22 lg:block lg:max-h-[calc(100dvh-6.5rem)] lg:self-start lg:overflow-y-auto lg:pe-2 noscript:max-lg:order-last';

/** A sheet at the start of the page, over a dark ground. */
const SHEET =
  'max-lg:data-over-page:fixed max-lg:data-over-page:inset-0 max-lg:data-over-page:z-50 max-lg:data-over-page:block max-lg:data-over-page:animate-fade-in max-lg:data-over-page:bg-slate-950/50';
const SHEET_BOX =
  'max-lg:group-data-over-page:flex max-lg:group-data-over-page:h-dvh max-lg:group-data-over-page:w-[calc(100%-2rem)] max-lg:group-data-over-page:max-w-md max-lg:group-data-over-page:animate-in-start max-lg:group-data-over-page:flex-col max-lg:group-data-over-page:bg-white max-lg:group-data-over-page:shadow-xl';
const SHEET_BODY =
  'max-lg:group-data-over-page:min-h-0 max-lg:group-data-over-page:flex-1 max-lg:group-data-over-page:overflow-y-auto max-lg:group-data-over-page:overscroll-contain max-lg:group-data-over-page:p-4';
const IN_SHEET_ONLY = 'hidden max-lg:group-data-over-page:flex border-slate-200';

type FiltersAsideProps = FiltersPanelProps & {
  /** of the form, for fields outside of it */
  formId: string;
  /** no sidebar on wide screens */
  isSheetOnly: boolean;
  /** products found so far */
  total: number | undefined;
};

/** The filters: a sidebar on wide screens, a sheet that a button opens below 1024 px. */
export function FiltersAside({ formId, isSheetOnly, total, ...panel }: FiltersAsideProps) {
  return (
    <aside
      id={FILTERS_SHEET}
      aria-label={filterWords.filters}
      tabIndex={-1}
      className={cx('group hidden outline-none noscript:block', SHEET, isSheetOnly ? 'noscript:order-last' : SIDEBAR)}
    >
      <div className={SHEET_BOX}>
        <div className={cx(IN_SHEET_ONLY, 'items-center justify-between gap-4 border-b py-2 ps-4 pe-2')}>
          <h2 className="font-semibold text-lg">{filterWords.filters}</h2>
          <Button variant="ghost" size="icon" aria-label={commonWords.close} data-filters-sheet="close">
            <X aria-hidden className="size-5" />
          </Button>
        </div>
        <div className={SHEET_BODY}>
          <FiltersPanel {...panel} id={formId} />
        </div>
        <div className={cx(IN_SHEET_ONLY, 'border-t p-4')}>
          <Button variant="primary" size="lg" className="w-full" data-filters-sheet="close">
            {total === undefined ? catalogueWords.seeProducts : catalogueWords.see(commonWords.productCount(total))}
          </Button>
        </div>
      </div>
    </aside>
  );
}
