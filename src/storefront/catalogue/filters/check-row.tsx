type CheckRowProps = {
  /** the form field, for visitors without JavaScript */
  field: 'in_stock' | 'boiler';
  value: string;
  label: string;
  isChecked: boolean;
  onToggle: () => void;
  /** the id of a form elsewhere that sends it */
  form?: string;
};

/** A filter that is on or off. */
export function CheckRow({ field, value, label, isChecked, onToggle, form }: CheckRowProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 font-medium text-slate-900 text-sm hover:bg-slate-100 lg:min-h-9">
      <input
        type="checkbox"
        name={field}
        value={value}
        form={form}
        checked={isChecked}
        onChange={onToggle}
        className="size-4.5 shrink-0 cursor-pointer accent-blue-900"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}
