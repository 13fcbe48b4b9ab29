/** A figure with its name. Stands in a `<dl>`. */
export function StatCard({ label, value, hint }: { label: string; value: string | number; hint?: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end gap-1 rounded-xl border border-slate-200 bg-white p-4 sm:p-5">
      <dt className="text-slate-600 text-sm">
        {label}
        {hint && <span className="block text-slate-500 text-xs">{hint}</span>}
      </dt>
      <dd className="whitespace-nowrap font-bold text-lg sm:text-2xl text-blue-950 tabular-nums tracking-tight">
        {value}
      </dd>
    </div>
  );
}
