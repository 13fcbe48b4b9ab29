import { Undo2 } from 'lucide-react';
import { officeShippingWords } from '@/words/en/shipping';
import { officeUiWords } from '@/words/en/ui';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import type { FeeNotice as Notice } from './use-fee-edits';

type FeeNoticeProps = {
  notice: Notice;
  isUndoing: boolean;
  onUndo: (undo: NonNullable<Notice['undo']>) => void;
  onDismiss: () => void;
};

/** What was changed last, with a button that takes it back. */
export function FeeNotice({ notice: { kind, text, undo }, isUndoing, onUndo, onDismiss }: FeeNoticeProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
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
