'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { pageWindow } from '@/domain/pagination';
import { officeUiWords } from '@/words/en/ui';
import { Button } from './button';

type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

/**
 * The pages of the list right above it; nothing where there is one. Whoever turns a page is taken to the list's beginning,
 * with the focus: a button that is out of use on the last page would lose it.
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
