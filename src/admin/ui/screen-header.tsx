import type { ReactNode } from 'react';

type ScreenHeaderProps = {
  title: string;
  subtitle?: string;
  /** what can be done here, the main thing last */
  children?: ReactNode;
};

export function ScreenHeader({ title, subtitle, children }: ScreenHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="font-bold text-2xl text-slate-900 tracking-tight">{title}</h1>
        {subtitle && <p className="mt-1 text-slate-600 text-sm">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
