import Link from 'next/link';

type StatCardProps = {
  label: string;
  value: string | number;
  hint?: string;
  /** the list of what is counted */
  href?: string;
};

/** Amounts in millions would be wider than the card. */
const LONG = 12;

function sizeOf(value: string | number): string {
  return String(value).length > LONG ? 'text-base sm:text-xl' : 'text-lg sm:text-2xl';
}

/** A figure with its name, for a `<dl>`. */
export function StatCard({ label, value, hint, href }: StatCardProps) {
  return (
    <div className="relative flex min-w-0 flex-col-reverse justify-end gap-1 rounded-xl border border-slate-200 bg-white p-3 has-[a:hover]:border-blue-900 sm:p-5">
      <dt className="break-words text-slate-600 text-xs sm:text-sm">
        {href ? (
          <Link href={href} prefetch={false} className="after:absolute after:inset-0 after:rounded-xl">
            {label}
          </Link>
        ) : (
          label
        )}
        {hint && <span className="block text-slate-500 text-xs">{hint}</span>}
      </dt>
      <dd className={`whitespace-nowrap font-bold text-blue-950 tabular-nums tracking-tight ${sizeOf(value)}`}>
        {value}
      </dd>
    </div>
  );
}
