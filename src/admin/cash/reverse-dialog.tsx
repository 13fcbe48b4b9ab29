'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { RemittanceDetail } from '@/contract/admin/cash';
import { MAX_CASH_NOTE } from '@/domain/cash/entries';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS, resolved, useField } from '../lib/form';
import { RecordDialog } from '../records/record-dialog';
import { TextField } from '../ui/text-field';
import { refreshCash } from './queries';

const words = officeCashScreenWords.remittance;

type Fields = { reason: string };

/** Takes a remittance back, with a reason. */
export function ReverseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Fields, unknown, Fields>({
    ...FORM_OPTIONS,
    defaultValues: { reason: '' },
    resolver: ({ reason }) =>
      resolved<Fields>([['reason', isBlank(reason) ? REQUIRED : null]], { reason: reason.trim() }),
  });
  const reason = useField(form, 'reason');
  return (
    <RecordDialog
      id="reverse"
      record={{ record: id }}
      form={form}
      fields={['reason']}
      words={{
        title: words.reverseTitle,
        submit: words.reverse,
        saved: words.reversed,
        saveFailed: words.reverseFailed,
      }}
      save={(body: Fields) => callAdmin<RemittanceDetail>('POST', `/api/admin/remittances/${id}/reverse/`, { body })}
      onClose={onClose}
      onSaved={() => {
        void refreshCash(client);
        onClose();
      }}
      onOutdated={() => void refreshCash(client)}
    >
      <p className="text-slate-700 text-sm">{words.reverseText}</p>
      <TextField id="reverse-reason" label={words.reason} maxLength={MAX_CASH_NOTE} {...reason} />
    </RecordDialog>
  );
}
