'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PlacedOrder } from '@/contract/orders';
import { toCentimes, toDinars } from '@/domain/money';
import { ApiError } from '@/storefront/api/client';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { showToast } from '@/storefront/ui/toast';
import { forgetAttempt } from './attempt-key';
import { forgetDraft } from './forget-draft';
import { cartTotals } from './order-body';
import { acceptedToast, refusedToast } from './order-toasts';
import { refreshAfterConflict } from './refresh-after-conflict';
import { type OrderInput, sendOrder } from './send-order';
import type { Confirmation } from './wizard';

/** What a refused order leaves to be read on the page. */
export type OrderProblem = { changes: readonly string[]; isSessionOver: boolean };

const NO_PROBLEM: OrderProblem = { changes: [], isSessionOver: false };

/** Sends the order, once at a time; what follows happens even where the shopper has left the page meanwhile. */
export function usePlaceOrder({ onAccepted }: { onAccepted: (confirmation: Confirmation) => void }) {
  const queryClient = useQueryClient();
  const isLocked = useRef(false);
  const [problem, setProblem] = useState(NO_PROBLEM);

  const accept = (order: PlacedOrder, { fields, items, wilaya }: OrderInput) => {
    // Of the answer only the number is promised (spec, storefront section 7); an accepted order is confirmed in any case.
    const total = toDinars(toCentimes(order.total) ?? cartTotals({ items, wilaya }).total);
    onAccepted({ orderId: order.order_id, total, email: fields.customer.email.trim() });
    forgetAttempt();
    forgetDraft();
    useCart.getState().clear();
    showToast(acceptedToast(order.order_id));
  };

  const refuse = async (error: Error, { wilaya }: OrderInput) => {
    showToast(refusedToast(error));
    if (!(error instanceof ApiError)) {
      console.error(error);
      return;
    }
    // 422: the kept key belongs to another order, so the next try needs one of its own.
    if (error.status === 422) forgetAttempt();
    if (error.status === 400) await queryClient.invalidateQueries(wilayasQuery());
    const changes = error.status === 409 ? await refreshAfterConflict({ error, wilaya, queryClient }) : [];
    setProblem({ changes, isSessionOver: error.status === 401 });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: sendOrder,
    onSuccess: accept,
    onError: refuse,
    onSettled: () => {
      isLocked.current = false;
    },
    // Without a network the shopper is told at once, rather than ordering whenever it comes back.
    networkMode: 'always',
  });

  return {
    isSending: isPending,
    problem,
    placeOrder: (input: OrderInput) => {
      // A second click comes before React has rendered the first.
      if (isLocked.current) return;
      isLocked.current = true;
      setProblem(NO_PROBLEM);
      mutate(input);
    },
  };
}
