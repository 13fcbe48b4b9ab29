import { cx } from '@/client/classes';

type FilterDateProps = {
  label: string;
  /** `2026-11-22`, or '' */
  value: string;
  onChange: (value: string) => void;
};

/** A date filter above a list. */
export function FilterDate({ label, value, onChange }: FilterDateProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-slate-700 text-sm">
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'min-h-11 min-w-0 flex-1 rounded-lg border px-3 py-2 text-sm',
          value === '' ? 'border-slate-400 bg-white' : 'border-blue-900 bg-blue-50 font-medium',
        )}
      />
    </label>
  );
}
