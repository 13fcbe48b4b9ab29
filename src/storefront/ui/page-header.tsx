import type { ReactNode } from 'react';

type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

/** A page's heading, what it is for, and where else one may go from here. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-2xl">
        <h1 className="break-words font-bold text-2xl text-slate-900 tracking-tight sm:text-3xl">{title}</h1>
        {text && <div className="mt-2 break-words text-slate-600">{text}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
