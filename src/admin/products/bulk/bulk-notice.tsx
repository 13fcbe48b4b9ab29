'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BulkResult } from '@/contract/admin/product/product-bulk';
import { officeBulkProductWords } from '@/words/en/catalogue/bulk-products';
import { officeUiWords } from '@/words/en/ui';
import { failureText } from '../../api/failures';
import { refresh } from '../../lib/list-query';
import { Banner } from '../../ui/banner';
import { BusyButton, Button } from '../../ui/button';
import { PRODUCTS_KEY } from '../queries';
import { Refusals } from './bulk-preview';
import { undoBulk } from './queries';

const words = officeBulkProductWords;

/** What the last change did, with a button that takes it back; it gets the focus, as the button that was pressed is gone. */
export function BulkNotice({ result, onDismiss }: { result: BulkResult; onDismiss: () => void }) {
  const client = useQueryClient();
  const part = useRef<HTMLElement>(null);
  const undoing = useMutation({
    mutationFn: () => undoBulk(result.id),
    onSettled: () => refresh(client, PRODUCTS_KEY),
  });
  const { data: undone, error } = undoing;
  useEffect(() => part.current?.focus(), []);
  return (
    <section ref={part} tabIndex={-1} aria-label={words.result} className="mb-4 grid gap-2 outline-none">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1">
          {error ? (
            <Banner kind="error" text={failureText(words.undoFailed, error)} />
          ) : (
            <Banner kind="success" text={undone ? words.undone(undone) : words.applied(result)} />
          )}
        </div>
        {!undone && result.changed > 0 && (
          <BusyButton isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
            <Undo2 aria-hidden className="size-4" /> {words.undo}
          </BusyButton>
        )}
        <Button variant="ghost" onClick={onDismiss}>
          {officeUiWords.dismiss}
        </Button>
      </div>
      {undone ? (
        <Refusals title={words.keptTitle} refusals={undone.refusals} count={undone.kept} />
      ) : (
        <Refusals title={words.leftOut} refusals={result.refusals} count={result.refused} />
      )}
    </section>
  );
}
