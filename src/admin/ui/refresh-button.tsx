import { RefreshCw } from 'lucide-react';
import { cx } from '@/client/classes';
import { officeCommonWords } from '@/words/en/common';
import { BusyButton } from './busy-button';

type RefreshButtonProps = { isFetching: boolean; onRefresh: () => void };

/** Asks the server again for what the screen shows. */
export function RefreshButton({ isFetching, onRefresh }: RefreshButtonProps) {
  return (
    <BusyButton isBusy={isFetching} onClick={onRefresh}>
      <RefreshCw aria-hidden className={cx('size-4', isFetching && 'animate-spin')} /> {officeCommonWords.refresh}
    </BusyButton>
  );
}
