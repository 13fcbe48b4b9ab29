'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { randomUuid } from '@/client/identity/random-uuid';
import type { AdminOrder } from '@/contract/admin/orders';
import { TAKEN_SOURCES } from '@/domain/orders/order-source';
import { readablePhone } from '@/domain/phone';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderSourceWords } from '@/words/en/orders/order-source';
import { fittingValues } from '../../drafts/kept-drafts';
import { useDraft } from '../../drafts/use-draft';
import { Banner } from '../../ui/banner';
import { FormDialog } from '../../ui/form-dialog';
import { failureOf } from '../failures';
import { knowOwnOrder } from '../live/new-orders';
import { customerOfPhoneQuery, refreshOrders, takeOrder } from '../queries';
import { DraftTotal, TotalInFoot } from './draft-total';
import { KnownCustomer } from './known-customer';
import { takenOrderOf } from './order-body';
import { draftOfCustomer, EMPTY_DRAFT, feeOf, totalsOf } from './order-draft';
import { OrderForm, useOrderDraft } from './order-form';
import { problemsOf, refreshedLines, refusedFields } from './problems';

const { taken } = officeOrderFormWords;

/** Its name among the kept drafts. */
export const NEW_ORDER_FORM = 'new-order';

type NewOrderDialogProps = {
  /** the telephone of the customer, in E.164, whose last order fills the form; null: the form is empty */
  of: string | null;
  onTaken: (order: AdminOrder) => void;
  onClose: () => void;
};

/** An order that comes by telephone, by WhatsApp or at the counter. */
export function NewOrderDialog({ of, onTaken, onClose }: NewOrderDialogProps) {
  const client = useQueryClient();
  const [source, setSource] = useState<(typeof TAKEN_SOURCES)[number]>('phone');
  const [isConfirmed, setIsConfirmed] = useState(true);
  const form = useOrderDraft(EMPTY_DRAFT);
  const { draft, place, setProblems, change } = form;
  const [sent, setSent] = useState({ text: '', key: '' });
  const fee = feeOf(draft, place);
  const totals = totalsOf(draft, fee);
  const typed = { draft, source, isConfirmed, sent };
  const restore = (values: typeof typed) => {
    form.replace(values.draft);
    setSource(values.source);
    setIsConfirmed(values.isConfirmed);
    setSent(values.sent);
  };
  const kept = useDraft({
    form: NEW_ORDER_FORM,
    values: typed,
    isDirty: draft !== EMPTY_DRAFT,
    onRestore: (values) => restore(fittingValues(typed, values)),
  });
  const taking = useMutation({
    mutationFn: () => {
      const body = takenOrderOf(draft, { source, isConfirmed, totals });
      const attempt = attemptOf(body, sent);
      setSent(attempt);
      return takeOrder({ body, key: attempt.key });
    },
    onSuccess: (order) => {
      kept.forget();
      knowOwnOrder(order.id);
      void refreshOrders(client);
      onTaken(order);
    },
    onError: (error) => {
      setProblems(refusedFields(error));
      change({ lines: refreshedLines(draft.lines, error) }, 'items');
      // A fee may have changed as well.
      void client.invalidateQueries({ queryKey: ['wilayas'] });
    },
  });
  const use = (latest: AdminOrder, phone: string) => {
    const known = draftOfCustomer(latest);
    change({ ...known, customer: { ...known.customer, phone } }, 'shipping');
    setProblems({});
  };
  useFilledIn({ of, isEmpty: draft === EMPTY_DRAFT && kept.restored === null, onFill: use });
  const isLost = taking.error instanceof ApiError && taking.error.status === 0;
  return (
    <FormDialog
      id="new-order"
      title={taken.title}
      submitLabel={taken.save}
      isDirty={draft !== EMPTY_DRAFT}
      isSaving={taking.isPending}
      width="lg"
      isFullOnPhone
      onSubmit={() => {
        const found = problemsOf(draft);
        setProblems(found);
        if (Object.keys(found).length === 0) taking.mutate();
      }}
      onClose={onClose}
      draft={kept}
      onDiscardDraft={() => {
        kept.forget();
        restore({ draft: EMPTY_DRAFT, source: 'phone', isConfirmed: true, sent: { text: '', key: '' } });
      }}
      foot={<TotalInFoot totals={totals} fee={fee} label={officeOrderFormWords.summary.taken} />}
    >
      <SourceChoice source={source} onChange={setSource} />
      <OrderForm
        id="new"
        {...form}
        known={<KnownCustomer phone={draft.customer.phone} onUse={(latest) => use(latest, draft.customer.phone)} />}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-sm">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => setIsConfirmed(target.checked)}
          className="size-5 accent-blue-900"
        />
        {taken.confirmed}
      </label>
      <DraftTotal totals={totals} fee={fee} />
      {taking.error && (
        <Banner
          kind="error"
          text={[failureOf(taken.action, taking.error), isLost ? taken.again : ''].filter(Boolean).join(' ')}
        />
      )}
    </FormDialog>
  );
}

type FilledIn = { of: string | null; isEmpty: boolean; onFill: (latest: AdminOrder, phone: string) => void };

/** Fills an empty form with the customer that it was opened for, once. */
function useFilledIn({ of, isEmpty, onFill }: FilledIn): void {
  const { data: customer } = useQuery({ ...customerOfPhoneQuery(of ?? ''), enabled: of !== null });
  const isFilled = useRef(false);
  const latest = customer?.order_list?.[0];
  const fill = useEffectEvent((latest: AdminOrder | undefined) => {
    if (of === null || !latest || isFilled.current || !isEmpty) return;
    isFilled.current = true;
    onFill(latest, readablePhone(of));
  });
  useEffect(() => fill(latest), [latest]);
}

type SourceChoiceProps = {
  source: (typeof TAKEN_SOURCES)[number];
  onChange: (source: (typeof TAKEN_SOURCES)[number]) => void;
};

function SourceChoice({ source, onChange }: SourceChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-slate-900 text-sm">{taken.source}</legend>
      <div className="grid grid-cols-3 gap-2">
        {TAKEN_SOURCES.map((known) => (
          <label
            key={known}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-slate-400 px-2 font-medium text-sm has-checked:border-blue-900 has-checked:bg-blue-50 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="new-source"
              checked={source === known}
              onChange={() => onChange(known)}
              className="sr-only"
            />
            {officeOrderSourceWords[known]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One key for one body: what is sent again after a lost answer is the same order, what was changed is another. */
function attemptOf(body: object, last: { text: string; key: string }): { text: string; key: string } {
  const text = JSON.stringify(body);
  return last.text === text ? last : { text, key: randomUuid() };
}
