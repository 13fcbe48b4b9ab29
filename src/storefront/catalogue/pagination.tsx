'use client';

import { ChevronFirst, ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { cx } from '@/client/classes';
import { pageWindow } from '@/domain/pagination';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  /** the shopper points at a page */
  onNear: (page: number) => void;
};

/** First, previous, up to four numbers, next, last. Real links, so that they work without JavaScript and in a new tab. */
export function Pagination({ page, pages, ...links }: PaginationProps) {
  if (pages <= 1) return null;
  const arrow = (to: number, label: string, icon: ReactNode) => (
    <PageLink to={to} label={label} isOff={to < 1 || to > pages || to === page} {...links}>
      {icon}
    </PageLink>
  );
  return (
    <nav aria-label={catalogueWords.pagination} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        {arrow(1, catalogueWords.firstPage, <ChevronFirst aria-hidden className="size-4" />)}
        {arrow(page - 1, catalogueWords.previousPage, <ChevronLeft aria-hidden className="size-4" />)}
        {pageWindow({ page, pages }).map((number) => (
          <PageLink key={number} to={number} label={catalogueWords.page(number)} isCurrent={number === page} {...links}>
            {number}
          </PageLink>
        ))}
        {arrow(page + 1, catalogueWords.nextPage, <ChevronLeft aria-hidden className="size-4 rotate-180" />)}
        {arrow(pages, catalogueWords.lastPage, <ChevronFirst aria-hidden className="size-4 rotate-180" />)}
      </ul>
    </nav>
  );
}

type PageLinkProps = Pick<PaginationProps, 'hrefOf' | 'onPage' | 'onNear'> & {
  to: number;
  label: string;
  isOff?: boolean;
  isCurrent?: boolean;
  children: ReactNode;
};

function PageLink({ to, label, isOff = false, isCurrent = false, hrefOf, onPage, onNear, children }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isCurrent) onPage(to);
  };
  const near = isCurrent ? undefined : () => onNear(to);
  return (
    <li>
      {isOff ? (
        // biome-ignore lint/a11y/useValidAnchor: the same element without an address, so that it keeps the focus after a press
        <a role="link" aria-disabled="true" aria-label={label} tabIndex={-1} className={cx(BOX, OFF)}>
          {children}
        </a>
      ) : (
        <a
          href={hrefOf(to)}
          aria-label={label}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={follow}
          onPointerEnter={near}
          onFocus={near}
          className={cx(BOX, isCurrent ? CURRENT : OPEN)}
        >
          {children}
        </a>
      )}
    </li>
  );
}

const BOX = 'grid size-9 place-items-center rounded-md border font-medium text-sm tabular-nums sm:size-11';
const OFF = 'border-slate-200 text-slate-400';
const CURRENT = 'border-blue-900 bg-blue-900 text-white';
const OPEN = 'border-slate-300 text-slate-800 hover:border-blue-900 hover:text-blue-900';
