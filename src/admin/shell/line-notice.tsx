'use client';

import { LineAlert } from '@/client/connection/line-alert';
import { officeCommonWords } from '@/words/en/common';
import { officeShellWords } from '@/words/en/shell';
import { Button } from '../ui/button';
import { LINE_NOTICE_ID } from '../ui/modal';

/** Over Payload's own pages too. */
export function LineNotice() {
  return (
    <LineAlert
      id={LINE_NOTICE_ID}
      lang="en"
      className="bo"
      text={officeShellWords.lineDown}
      closeLabel={officeCommonWords.close}
      retryButton={({ isTrying, onClick }) => (
        <Button aria-disabled={isTrying} onClick={onClick}>
          {isTrying ? officeCommonWords.trying : officeCommonWords.tryAgain}
        </Button>
      )}
    />
  );
}
