'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AdminOrder } from '@/contract/admin/orders';
import { MAX_REASON_LENGTH } from '@/domain/confirmation/amendments';
import { amountInDinars } from '@/domain/orders/charges';
import { isBlank } from '@/domain/text';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { sayCleared } from '@/words/say-cleared';
import { fittingValues } from '../../drafts/kept-drafts';
import { type DraftOf, useDraft } from '../../drafts/use-draft';
import type { Flash } from '../../lib/flashes';
import { Banner } from '../../ui/banner';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { failureOf } from '../failures';
import { amendOrder, holdOrder, newestOrder, refreshOrders } from '../queries';
import { amendObstacle } from './amend-obstacle';
import { DraftTotal, TotalInFoot } from './draft-total';
import { amendmentOf } from './order-body';
import { draftOf, feeOf, totalsOf } from './order-draft';
import { OrderForm, useOrderDraft } from './order-form';
import { problemsOf, refreshedLines, refusedFields } from './problems';
import { changedParts, rebaseDraft } from './rebase-draft';
import { knownPlace } from './use-place';

const { amend } = officeOrderFormWords;

type AmendDialogProps = { order: AdminOrder; onFlash: (flash: Flash) => void; onClose: () => void };

/** What the customer changes on the telephone: lines, customer, address. The new total is shown before anything is saved. */
export function AmendDialog({ order: opened, onFlash, onClose }: AmendDialogProps) {
  const client = useQueryClient();
  // What is compared is the copy that was read here, until the server answers with a newer one.
  const [order, setOrder] = useState(opened);
  const before = useMemo(() => draftOf(order), [order]);
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([]);
  const [obstacle, setObstacle] = useState(() => amendObstacle(opened));
  const placeOf = (region: string) => knownPlace(client, region);
  const [reason, setReason] = useState('');
  const form = useOrderDraft(before);
  const { draft, place, problems, setProblems, change } = form;
  const amendment = amendmentOf(before, draft);
  const isChanged = Object.keys(amendment).length > 0;
  const fee = feeOf(draft, place, { draft: before, dinars: amountInDinars(order.delivery_price) });
  const totals = totalsOf(draft, fee);
  const isDirty = isChanged || !isBlank(reason);
  const kept = useDraft({
    ...amendmentDraft(order),
    values: { draft, reason, before },
    isDirty,
    onRestore: (values) => {
      const fitting = fittingValues({ draft, reason, before }, values);
      // What another clerk has changed since stays; what was typed goes over it.
      form.replace(rebaseDraft({ before: fitting.before, typed: fitting.draft, now: before }, placeOf).draft);
      setReason(fitting.reason);
    },
  });
  const saving = useMutation({
    mutationFn: () =>
      amendOrder({ id: order.id, body: { reason: reason.trim(), updated_at: order.updated_at, ...amendment } }),
    onSuccess: (amended) => {
      kept.forget();
      holdOrder(client, amended);
      onFlash({ kind: 'success', text: amend.saved });
      void refreshOrders(client);
      onClose();
    },
    onError: (error) => {
      const newest = newestOrder(error);
      if (newest) {
        holdOrder(client, newest);
        const found = amendObstacle(newest);
        setObstacle(found);
        if (found?.isFinal) return;
        const now = draftOf(newest);
        const rebased = rebaseDraft({ before, typed: draft, now }, placeOf);
        const parts = changedParts({ before, now }).map((part) => officeOrderFormWords[part]);
        setOrder(newest);
        setMeanwhile([amend.meanwhile(parts), ...rebased.cleared.map((one) => sayCleared(one, officeOrderFormWords))]);
        return change(rebased.draft, 'items');
      }
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
  const notices = [...(obstacle?.isFinal ? [] : meanwhile), ...(obstacle ? [obstacle.text] : [])];
  return (
    <FormDialog
      id="amend-order"
      title={amend.title(order.id)}
      submitLabel={amend.save}
      isDirty={isDirty}
      isSaving={saving.isPending}
      width="lg"
      isFullOnPhone
      isOver={obstacle?.isFinal}
      onSubmit={save}
      onClose={onClose}
      draft={kept}
      onDiscardDraft={() => {
        kept.forget();
        form.replace(before);
        setReason('');
      }}
      foot={<TotalInFoot totals={totals} fee={fee} label={officeOrderFormWords.summary.amend} />}
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
      {notices.length > 0 && <Banner kind="error" text={notices.join(' ')} />}
      {saving.error && newestOrder(saving.error) === null && (
        <Banner kind="error" text={failureOf(amend.action, saving.error)} />
      )}
    </FormDialog>
  );
}

/** Its name among the kept drafts, and the version of the order that it changes. */
export function amendmentDraft({ id, updated_at: base }: AdminOrder): DraftOf {
  return { form: 'amend-order', record: id, base };
}
