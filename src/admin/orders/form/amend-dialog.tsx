'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { amountInDinars } from '@/domain/charges';
import { MAX_REASON_LENGTH } from '@/domain/confirmation/amendments';
import { isBlank } from '@/domain/text';
import { officeOrderFormWords } from '@/words/en/order-form';
import type { Flash } from '../../lib/flashes';
import { Banner } from '../../ui/banner';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { failureOf } from '../failures';
import { amendOrder, holdOrder, refreshOrders } from '../queries';
import { DraftTotal, TotalInFoot } from './draft-total';
import { amendmentOf } from './order-body';
import { draftOf, feeOf, totalsOf } from './order-draft';
import { OrderForm, useOrderDraft } from './order-form';
import { problemsOf, refreshedLines, refusedFields } from './problems';

const { amend } = officeOrderFormWords;

type AmendDialogProps = { order: AdminOrder; onFlash: (flash: Flash) => void; onClose: () => void };

/** What the customer changes on the telephone: lines, customer, address. The new total is shown before anything is saved. */
export function AmendDialog({ order, onFlash, onClose }: AmendDialogProps) {
  const client = useQueryClient();
  // Somebody else's change meanwhile does not change what is compared: the server refuses lines that are gone.
  const [before] = useState(() => draftOf(order));
  const [reason, setReason] = useState('');
  const form = useOrderDraft(before);
  const { draft, place, problems, setProblems, change } = form;
  const amendment = amendmentOf(before, draft);
  const isChanged = Object.keys(amendment).length > 0;
  const fee = feeOf(draft, place, { draft: before, dinars: amountInDinars(order.delivery_price) });
  const totals = totalsOf(draft, fee);
  const saving = useMutation({
    mutationFn: () => amendOrder({ id: order.id, body: { reason: reason.trim(), ...amendment } }),
    onSuccess: (amended) => {
      holdOrder(client, amended);
      onFlash({ kind: 'success', text: amend.saved });
      void refreshOrders(client);
      onClose();
    },
    onError: (error) => {
      setProblems(refusedFields(error));
      change({ lines: refreshedLines(draft.lines, error) }, 'items');
    },
  });
  const save = () => {
    const found = {
      ...problemsOf(draft),
      ...(isBlank(reason) && { reason: amend.reasonMissing }),
      ...(!isChanged && { form: amend.nothing }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) saving.mutate();
  };
  return (
    <FormDialog
      id="amend-order"
      title={amend.title(order.id)}
      submitLabel={amend.save}
      isDirty={isChanged || !isBlank(reason)}
      isSaving={saving.isPending}
      width="lg"
      isFullOnPhone
      onSubmit={save}
      onClose={onClose}
      foot={<TotalInFoot totals={totals} label={officeOrderFormWords.summary.amend} />}
    >
      <OrderForm id="amend" {...form} />
      <DraftTotal totals={totals} fee={fee} before={amountInDinars(order.total)} />
      <TextField
        id="amend-reason"
        label={amend.reason}
        hint={amend.reasonHint}
        maxLength={MAX_REASON_LENGTH}
        autoComplete="off"
        value={reason}
        error={problems.reason}
        onChange={({ target }) => {
          setReason(target.value);
          change({}, 'reason');
        }}
      />
      {problems.form && <Banner kind="error" text={problems.form} />}
      {saving.error && <Banner kind="error" text={failureOf(amend.action, saving.error)} />}
    </FormDialog>
  );
}
