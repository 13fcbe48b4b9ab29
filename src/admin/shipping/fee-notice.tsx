'use client';

import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { officeUiWords } from '@/words/en/ui';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import type { FeeNotice as Notice } from './use-fee-edits';

type FeeNoticeProps = {
  notice: Notice;
  /** the bar whose button was pressed is gone */
  isAlone: boolean;
  isUndoing: boolean;
  onUndo: (undo: NonNullable<Notice['undo']>) => void;
  onDismiss: () => void;
};

/** What was changed last, with a button that takes it back. It gets the focus that a button lost by disappearing. */
export function FeeNotice({ notice, isAlone, isUndoing, onUndo, onDismiss }: FeeNoticeProps) {
  const { kind, text, undo } = notice;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice.tookFocus && isAlone && document.activeElement === document.body) {
      part.current?.querySelector('button')?.focus();
    }
  }, [notice, isAlone]);
  return (
    <div ref={part} className="mb-4 flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1">
        <Banner kind={kind} text={text} />
      </div>
      {undo && (
        <BusyButton isBusy={isUndoing} onClick={() => onUndo(undo)}>
          <Undo2 aria-hidden className="size-4" /> {officeShippingWords.bulk.undo}
        </BusyButton>
      )}
      <Button variant="ghost" onClick={onDismiss}>
        {officeUiWords.dismiss}
      </Button>
    </div>
  );
}
