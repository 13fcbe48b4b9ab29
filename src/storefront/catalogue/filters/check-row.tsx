import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import type { ListingFilters } from '@/domain/search/listing-filters';

/** A filter's checkbox, as rows of different looks have it. */
export type CheckRowProps = {
  /** the form field, for visitors without JavaScript */
  field: keyof Pick<ListingFilters, 'in_stock' | 'boiler' | 'categories' | 'tags'>;
  value: string;
  label: string;
  isChecked: boolean;
  onToggle: () => void;
  /** the id of a form elsewhere that sends it */
  form?: string;
};

/** A filter that is on or off. */
export function CheckRow({ label, ...check }: CheckRowProps) {
  return (
    <CheckLine {...check} className="font-medium text-slate-900">
      <span className="min-w-0 break-words">{label}</span>
    </CheckLine>
  );
}

type CheckLineProps = Omit<CheckRowProps, 'label'> & { className: string; children: ReactNode };

/** A checkbox and what belongs to it; the whole line answers to a tap. */
export function CheckLine({ field, value, isChecked, onToggle, form, className, children }: CheckLineProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-slate-100 lg:min-h-9',
        className,
      )}
    >
      <input
        type="checkbox"
        name={field}
        value={value}
        form={form}
        checked={isChecked}
        onChange={onToggle}
        className="size-4.5 shrink-0 cursor-pointer accent-blue-900"
      />
      {children}
    </label>
  );
}
