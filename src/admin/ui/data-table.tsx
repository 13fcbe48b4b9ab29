import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { ScrollBox } from './scroll-box';

export type Column = { heading: string; className?: string };

type DataTableProps = {
  /** for screen readers only: the heading of the screen is visible */
  caption: string;
  columns: readonly Column[];
  /** a heading cell before the others, for choosing rows; visible on a phone as well */
  first?: ReactNode;
  /** less room beside each cell, for a table of many columns */
  isDense?: boolean;
  /** the rows are of the previous page or filter, until the new ones have loaded */
  isOutdated: boolean;
  /** the rows, `tr` elements */
  children: ReactNode;
};

const HEADING = 'whitespace-nowrap py-2 font-semibold text-slate-600 text-xs uppercase tracking-wide';

/** A table of the back office. On a phone its rows are blocks, and only screen readers get its headings. */
export function DataTable({ caption, columns, first, isDense = false, isOutdated, children }: DataTableProps) {
  return (
    <ScrollBox
      label={caption}
      aria-busy={isOutdated}
      className={cx('rounded-xl bg-white transition-opacity duration-150', isOutdated && 'opacity-60')}
    >
      <table className="w-full text-start text-sm max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          className={cx('border-slate-200 border-b bg-slate-50', first == null ? 'max-md:sr-only' : 'max-md:block')}
        >
          <tr className={first == null ? undefined : 'max-md:block'}>
            {first}
            {columns.map(({ heading, className }) => (
              <th
                key={heading}
                scope="col"
                className={cx(HEADING, isDense ? 'px-2' : 'px-4', first != null && 'max-md:hidden', className)}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-slate-200 max-md:block">{children}</tbody>
      </table>
    </ScrollBox>
  );
}
