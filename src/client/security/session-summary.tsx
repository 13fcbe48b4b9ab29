import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';

type SessionSummaryProps = {
  /** the browser's name */
  name: string;
  /** marks the session that shows this list; null on the others */
  badge: string | null;
  /** address and times */
  children: ReactNode;
};

export function SessionSummary({ name, badge, children }: SessionSummaryProps) {
  return (
    <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
      <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-slate-500" />
      <div className="min-w-0 text-slate-700 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-base text-slate-900">
          {name}
          {badge !== null && (
            <span className="rounded-full bg-green-100 px-2.5 py-0.5 font-semibold text-green-900 text-xs">
              {badge}
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
