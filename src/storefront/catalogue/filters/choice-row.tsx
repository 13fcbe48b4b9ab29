type ChoiceRowProps = {
  /** the form field, for visitors without JavaScript */
  field: 'categories' | 'tags';
  value: string;
  label: string;
  count: number;
  isChecked: boolean;
  onToggle: () => void;
  /** the id of a form elsewhere that sends it */
  form?: string;
};

/** A checkbox with its name and number of products; the whole row answers to a tap. */
export function ChoiceRow({ field, value, label, count, isChecked, onToggle, form }: ChoiceRowProps) {
  return (
    <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-slate-700 text-sm hover:bg-slate-100 hover:text-slate-900 lg:min-h-9">
      <input
        type="checkbox"
        name={field}
        value={value}
        form={form}
        checked={isChecked}
        onChange={onToggle}
        className="size-4.5 shrink-0 cursor-pointer accent-blue-900"
      />
      <span
        className={isChecked ? 'min-w-0 flex-1 break-words font-medium text-slate-900' : 'min-w-0 flex-1 break-words'}
      >
        {label}
      </span>
      <span className="text-slate-500 text-xs tabular-nums">{count}</span>
    </label>
  );
}
