import type { ReactNode } from 'react';
import { cx } from '@/client/classes';

type FilterSelectProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** A filter above a list; highlighted while it narrows the list. */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx(
        'min-h-11 min-w-0 max-w-60 cursor-pointer rounded-lg border bg-white px-3 py-2 text-sm',
        value === '' ? 'border-slate-400' : 'border-blue-900 bg-blue-50 font-medium',
      )}
    >
      {children}
    </select>
  );
}
