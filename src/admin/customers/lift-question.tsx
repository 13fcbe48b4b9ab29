'use client';

import { toast } from '@payloadcms/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readablePhone } from '@/domain/phone';
import { officeCustomerWords } from '@/words/en/customer-screens';
import { callAdmin } from '../api/client';
import { failureText } from '../api/failures';
import { Confirm } from '../ui/confirm';
import { customerCall, refreshCustomers } from './queries';

const words = officeCustomerWords.block;

/** Asks before a telephone may order online again. */
export function LiftQuestion({ phoneKey, onClose }: { phoneKey: string; onClose: () => void }) {
  const client = useQueryClient();
  const lifting = useMutation({
    mutationFn: () => callAdmin('DELETE', `${customerCall(phoneKey)}block/`),
    onSuccess: () => toast.success(words.lifted),
    onError: (error) => toast.error(failureText(words.liftFailed, error)),
    onSettled: () => {
      void refreshCustomers(client);
      onClose();
    },
  });
  return (
    <Confirm
      question={words.liftQuestion(readablePhone(phoneKey))}
      confirmLabel={words.lift}
      isBusy={lifting.isPending}
      onConfirm={() => lifting.mutate()}
      onCancel={onClose}
    />
  );
}
