'use client';

import { LineAlert } from '@/client/connection/line-alert';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { Button } from '../ui/button';

export function LineNotice() {
  return (
    <LineAlert
      text={layoutWords.lineDown}
      closeLabel={commonWords.close}
      retryButton={({ isTrying, onClick }) => (
        <Button variant="action" size="sm" aria-disabled={isTrying} onClick={onClick}>
          {isTrying ? commonWords.retrying : commonWords.retry}
        </Button>
      )}
    />
  );
}
