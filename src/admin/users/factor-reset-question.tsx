'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { officeUsersWords } from '@/words/en/users';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { Confirm } from '../ui/confirm';

type FactorResetQuestionProps = { id: number; username: string; onClose: () => void };

/** Asks before the second factor of somebody who has lost it is removed. */
export function FactorResetQuestion({ id, username, onClose }: FactorResetQuestionProps) {
  const resetting = useMutation({
    mutationFn: () => callAdmin<void>('POST', `/api/admin/users/${id}/two-factor/reset/`),
    onSuccess: () => toast.success(officeUsersWords.resetDone(username)),
    onError: (error) => toast.error(failureText(officeUsersWords.resetFailed, error)),
    onSettled: onClose,
  });
  return (
    <Confirm
      question={officeUsersWords.resetQuestion}
      about={officeUsersWords.resetWarning(username)}
      confirmLabel={resetting.isPending ? officeUsersWords.resetting : officeUsersWords.resetShort}
      isBusy={resetting.isPending}
      onConfirm={() => resetting.mutate()}
      onCancel={onClose}
    />
  );
}
