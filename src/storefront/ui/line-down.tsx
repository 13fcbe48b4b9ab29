import { CloudOff } from 'lucide-react';
import { cx } from '@/client/classes';
import { commonWords } from '@/words/fr/common';
import { Button } from './button';

type LineDownProps = {
  onRetry: () => void;
  /** another try is in progress */
  isTrying?: boolean;
  className?: string;
};

/** Shown in place of something that could not be fetched because the line is down. */
export function LineDown({ onRetry, isTrying = false, className }: LineDownProps) {
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 rounded-lg border border-amber-500 bg-amber-50 p-3 text-slate-900 text-sm',
        className,
      )}
    >
      <p className="flex min-w-48 flex-1 items-center gap-3">
        <CloudOff aria-hidden className="size-5 shrink-0 text-amber-700" />
        {commonWords.lineDown}
      </p>
      <Button variant="outline" size="sm" aria-disabled={isTrying} onClick={() => !isTrying && onRetry()}>
        {isTrying ? commonWords.retrying : commonWords.retry}
      </Button>
    </div>
  );
}
