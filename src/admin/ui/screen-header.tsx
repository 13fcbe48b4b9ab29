import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/client/classes';
import { officeCommonWords } from '@/words/en/common';
import { cmsPath } from '../lib/paths';
import { BusyButton, linkButton } from './button';

type ScreenHeaderProps = {
  title: string;
  subtitle?: string;
  /** what can be done here, the main action last */
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

/** Leads to Payload's own list of a collection. On a phone its text, which has no frame, begins at the edge of the screen's text. */
export function CmsLink({ collection }: { collection: string }) {
  return (
    <a href={cmsPath(collection)} className={linkButton({ variant: 'ghost', className: 'max-sm:-ms-4' })}>
      {officeCommonWords.openInCms}
    </a>
  );
}

/** Reads again from the server what the screen shows. */
export function RefreshButton({ isFetching, onRefresh }: { isFetching: boolean; onRefresh: () => void }) {
  return (
    <BusyButton isBusy={isFetching} onClick={onRefresh}>
      <RefreshCw aria-hidden className={cx('size-4', isFetching && 'animate-spin')} /> {officeCommonWords.refresh}
    </BusyButton>
  );
}
