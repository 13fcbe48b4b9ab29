'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { pageWindow } from '@/domain/pagination';
import { officeUiWords } from '@/words/en/ui';
import { Button } from './button';

type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

/**
 * Page links for the list right above; nothing for a single page. Turning a page moves the view and the focus to the start of
 * the list: a button that is disabled on the last page would lose the focus.
 */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  if (pages <= 1) return null;
  const turnTo = (next: number) => {
    onPage(next);
    const list = nav.current?.previousElementSibling;
    if (list instanceof HTMLElement) beginAt(list);
  };
  return (
    <nav ref={nav} aria-label={officeUiWords.pages} className="mt-4 flex flex-wrap items-center justify-center gap-1">
      <Button size="icon" aria-label={officeUiWords.previousPage} disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      {pageWindow({ page, pages }).map((number) => (
        <Button
          key={number}
          size="icon"
          variant={number === page ? 'primary' : 'outline'}
          aria-label={officeUiWords.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => turnTo(number)}
        >
          {number}
        </Button>
      ))}
      <Button size="icon" aria-label={officeUiWords.nextPage} disabled={page >= pages} onClick={() => turnTo(page + 1)}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
      <span className="ms-2 text-slate-600 text-sm tabular-nums">{officeUiWords.pageOf(page, pages)}</span>
    </nav>
  );
}

function beginAt(list: HTMLElement): void {
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}
