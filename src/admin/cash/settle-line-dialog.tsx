'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { UnallocatedLine } from '@/contract/admin/unallocated';
import { MAX_CASH_NOTE } from '@/domain/cash/entries';
import { orderOfReference } from '@/domain/parcels/reference';
import { REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { officeCashScreenWords } from '@/words/en/orders/cash-screens';
import { callAdmin } from '../api/client';
import { firstDetail } from '../api/failures';
import { FORM_OPTIONS, resolved, useField } from '../lib/form';
import { backOfficeAmount } from '../lib/format';
import { RecordDialog } from '../records/record-dialog';
import { TextField } from '../ui/text-field';
import { refreshCash } from './queries';

const { settling: words, unallocated } = officeCashScreenWords;

type Fields = { order: string; reason: string };
type Draft = { order_id: number | null; reason: string };

/** Gives unallocated cash to the parcel of an order, or closes it with a reason. */
export function SettleLineDialog({ line, onClose }: { line: UnallocatedLine; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Fields, unknown, Draft>({
    ...FORM_OPTIONS,
    defaultValues: { order: String(line.other_order_id ?? ''), reason: '' },
    resolver: ({ order, reason }) => {
      const orderId = orderOfReference(order);
      const isMissing = orderId === null && (!isBlank(order) || isBlank(reason));
      return resolved<Fields, Draft>([['order', isMissing ? REQUIRED : null]], {
        order_id: orderId,
        reason: reason.trim(),
      });
    },
  });
  const [order, reason] = [useField(form, 'order'), useField(form, 'reason')];
  const refreshed = () => void refreshCash(client);
  return (
    <RecordDialog
      id="settle"
      form={form}
      fields={['order', 'reason']}
      words={{ title: words.title, submit: words.submit, saved: words.saved, saveFailed: words.failed }}
      save={(body: Draft) =>
        callAdmin<UnallocatedLine>('POST', `/api/admin/cash/unallocated/${line.id}/settle/`, { body })
      }
      refusalAt={(field, error) => firstDetail(error, field === 'order' ? 'parcel_id' : field)}
      onClose={onClose}
      onSaved={() => {
        refreshed();
        onClose();
      }}
      onOutdated={refreshed}
    >
      <p className="text-slate-700 text-sm tabular-nums">
        {unallocated.lineOf(line.line, line.remittance)}: {backOfficeAmount(line.amount)}
      </p>
      <TextField id="settle-order" label={words.order} hint={words.orderHint} inputMode="numeric" {...order} />
      <TextField
        id="settle-reason"
        label={words.reason}
        hint={words.reasonHint}
        maxLength={MAX_CASH_NOTE}
        {...reason}
      />
    </RecordDialog>
  );
}
