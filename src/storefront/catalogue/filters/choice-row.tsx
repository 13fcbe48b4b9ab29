import { cx } from '@/client/classes';
import { CheckLine, type CheckRowProps } from './check-row';

/** A checkbox with its name and number of products. */
export function ChoiceRow({ label, count, ...check }: CheckRowProps & { count: number }) {
  return (
    <CheckLine {...check} className="min-w-0 flex-1 text-slate-700 hover:text-slate-900">
      <span className={cx('min-w-0 flex-1 break-words', check.isChecked && 'font-medium text-slate-900')}>{label}</span>
      <span className="text-slate-500 text-xs tabular-nums">{count}</span>
    </CheckLine>
  );
}
