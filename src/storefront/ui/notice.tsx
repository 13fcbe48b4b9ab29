import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = {
  Icon: LucideIcon;
  title: ReactNode;
  /** 'p' where the page has its heading elsewhere */
  as?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
};

/** Replaces a list that is empty or could not be loaded. */
export function Notice({ Icon, title, as: Title = 'p', children }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-slate-200 px-4 py-8 text-center sm:px-6 sm:py-12">
      <span className="grid size-14 place-items-center rounded-full bg-slate-100">
        <Icon aria-hidden className="size-7 text-slate-500" />
      </span>
      <Title className="font-semibold text-lg text-slate-900">{title}</Title>
      {children}
    </div>
  );
}
