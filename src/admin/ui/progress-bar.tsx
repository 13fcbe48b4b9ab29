/** @param percent 0 to 100 */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2.5 overflow-hidden rounded-full bg-slate-200"
    >
      <div className="h-full rounded-full bg-blue-900" style={{ width: `${percent}%` }} />
    </div>
  );
}
