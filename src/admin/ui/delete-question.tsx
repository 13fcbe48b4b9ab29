'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import type { Kind } from '@/words/en/common';
import { officeCommonWords } from '@/words/en/common';
import { officeUiWords } from '@/words/en/ui';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { Confirm } from './confirm';
import { EffectsText, useDeletionEffects } from './deletion-effects';
import { placeBeside } from './use-opener-focus';

type DeleteQuestionProps = {
  kind: Kind;
  /** the name of what is deleted */
  name: string;
  /** shown unchanged */
  question: string;
  /** of the call that deletes it, with its trailing slash */
  path: string;
  onClose: () => void;
  /** the record was deleted, or what the list shows of it may be outdated */
  onSettled: () => void;
};

/**
 * Says what the deletion touches, asks, deletes, and reports the outcome. The button that opened it is in the row that is
 * deleted.
 */
export function DeleteQuestion({ kind, name, question, path, onClose, onSettled }: DeleteQuestionProps) {
  // Set at once: the mutation's own state comes a moment later, and Escape would close the question in between.
  const [isBusy, setIsBusy] = useState(false);
  const isGone = useRef(false);
  const effects = useDeletionEffects(path);
  const removal = useMutation({
    mutationFn: () => callAdmin('DELETE', path),
    onSuccess: () => {
      isGone.current = true;
      toast.success(officeUiWords.deleted(kind));
    },
    onError: (error) => {
      isGone.current = error instanceof ApiError && error.status === 404;
      toast.error(failureText(officeUiWords.deleteFailed(kind), error));
    },
    onSettled: () => {
      onClose();
      onSettled();
    },
  });
  return (
    <Confirm
      question={question}
      about={name}
      confirmLabel={isBusy ? officeUiWords.deleting : officeCommonWords.delete}
      effects={<EffectsText kind={kind} query={effects} />}
      isBusy={isBusy}
      isCounting={effects.isFetching}
      placeAfter={(opener) => (isGone.current ? placeBeside(opener) : null)}
      onConfirm={() => {
        setIsBusy(true);
        removal.mutate();
      }}
      onCancel={onClose}
    />
  );
}
