'use client';

import { type ReactNode, useState } from 'react';
import { CustomerFieldset } from './customer-fields';
import { DeliveryFields } from './delivery-fields';
import { LinesEditor } from './lines-editor';
import type { OrderDraft } from './order-draft';
import type { Problems } from './problems';
import { usePlace } from './use-place';

/** A draft that is being edited, and what is wrong with it: a message goes once something near it is edited. */
export function useOrderDraft(first: OrderDraft) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const place = usePlace(draft);
  return {
    draft,
    place,
    problems,
    /** another draft in place of this one */
    replace: (other: OrderDraft) => {
      setDraft(other);
      setProblems({});
    },
    /** shows them, and leads to the first */
    setProblems: (found: Problems) => {
      setProblems(found);
      if (Object.keys(found).length > 0) requestAnimationFrame(focusFirstProblem);
    },
    change: (changes: Partial<OrderDraft>, part: 'items' | 'customer' | 'shipping' | 'reason') => {
      setDraft((before) => ({ ...before, ...changes }));
      setProblems((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([field]) =>
              field !== 'form' && !field.startsWith(part) && (part !== 'shipping' || field !== 'delivery_method'),
          ),
        ),
      );
    },
  };
}

function focusFirstProblem(): void {
  document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
}

type OrderFormProps = Pick<ReturnType<typeof useOrderDraft>, 'draft' | 'place' | 'problems' | 'change'> & {
  id: string;
  /** who is known by the telephone */
  known?: ReactNode;
};

/** Lines, customer and delivery of an order. */
export function OrderForm({ id, draft, place, problems, change, known }: OrderFormProps) {
  return (
    <>
      <CustomerFieldset
        id={id}
        customer={draft.customer}
        problems={problems}
        onChange={(customer) => change({ customer }, 'customer')}
      >
        {known}
      </CustomerFieldset>
      <LinesEditor id={id} lines={draft.lines} problems={problems} onChange={(lines) => change({ lines }, 'items')} />
      <DeliveryFields
        id={id}
        draft={draft}
        place={place}
        problems={problems}
        onChange={(changes) => change(changes, 'shipping')}
      />
    </>
  );
}
