import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageWindow } from '@/domain/pagination';
import { Button } from './button';

type PaginationProps = { page: number; pages: number; onPage: (page: number) => void };

/** Nothing where there is one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-center gap-1">
      <Button size="icon" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      {pageWindow({ page, pages }).map((number) => (
        <Button
          key={number}
          size="icon"
          variant={number === page ? 'primary' : 'outline'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
      <Button size="icon" aria-label="Next page" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
      <span className="ml-2 text-slate-600 text-sm tabular-nums">
        Page {page} of {pages}
      </span>
    </nav>
  );
}
