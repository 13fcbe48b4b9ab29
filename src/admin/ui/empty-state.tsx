import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';

type EmptyStateProps = {
  Icon: LucideIcon;
  title: string;
  text?: string;
  /** without a frame, inside another element that has one */
  isBare?: boolean;
  children?: ReactNode;
};

/** Shown in place of a list that is empty or could not be loaded. */
export function EmptyState({ Icon, title, text, isBare = false, children }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-3 px-6 py-14 text-center',
        !isBare && 'rounded-xl border border-slate-200 bg-white',
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-slate-100">
        <Icon aria-hidden className="size-6 text-slate-500" />
      </span>
      <p className="max-w-full break-words font-semibold text-base text-slate-900">{title}</p>
      {text && <p className="max-w-md text-slate-600 text-sm">{text}</p>}
      {children}
    </div>
  );
}
