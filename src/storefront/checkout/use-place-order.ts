'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/api/client';
import { forgetDraft } from '@/client/checkout-storage';
import { toCentimes, toDinars } from '@/domain/money';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { showToast } from '@/storefront/ui/toast';
import { OrderElsewhereError } from './ask-again';
import { onAttemptElsewhere, openAttempt } from './attempt';
import { storeConfirmation } from './confirmation';
import { cartTotals } from './order-body';
import { NO_PROBLEM, type OrderProblem, problemOf } from './order-problem';
import { acceptedToast, refusedToast } from './order-toasts';
import { placedOf, storePlaced } from './placed';
import { refreshAfterConflict } from './refresh-after-conflict';
import { type OrderInput, type SentOrder, sendOrder } from './send-order';
import type { Confirmation } from './wizard';

/** Sends the order, once at a time; what follows happens even where the shopper has left the page meanwhile. */
export function usePlaceOrder({ onAccepted }: { onAccepted: (confirmation: Confirmation) => void }) {
  const queryClient = useQueryClient();
  const isLocked = useRef(false);
  // An open attempt is mentioned from the start, also after a reload and in another tab.
  const [problem, setProblem] = useState<OrderProblem>(() => ({
    ...NO_PROBLEM,
    notice: openAttempt() ? 'unanswered' : null,
  }));

  useEffect(
    () =>
      // Another tab may get the answer.
      onAttemptElsewhere(() => setProblem((now) => (now.notice === 'unanswered' && !openAttempt() ? NO_PROBLEM : now))),
    [],
  );

  const accept = ({ order, body, areChangesLost }: SentOrder, { items, destination }: OrderInput) => {
    // Of the answer only the number is promised; an accepted order is confirmed in any case.
    const total = toDinars(
      toCentimes(order.total) ?? toCentimes(body.total) ?? cartTotals({ items, destination }).total,
    );
    const confirmation = { orderId: order.order_id, total, email: body.customer.email, areChangesLost };
    storeConfirmation(confirmation);
    const placed = placedOf({ order, body, destination });
    if (placed) storePlaced(placed);
    onAccepted(confirmation);
    forgetDraft();
    useCart.getState().clear();
    showToast(acceptedToast(order.order_id));
  };

  const refuse = async (error: Error, { destination }: OrderInput) => {
    // The order exists: 'try again' would be wrong.
    if (!(error instanceof OrderElsewhereError)) showToast(refusedToast(error));
    if (error instanceof ApiError && error.status === 400) await queryClient.invalidateQueries(wilayasQuery());
    const isConflict = error instanceof ApiError && error.status === 409;
    const changes = isConflict ? await refreshAfterConflict({ error, destination, queryClient }) : [];
    setProblem(problemOf(error, changes));
  };

  const { mutate, isPending } = useMutation({
    mutationFn: sendOrder,
    onSuccess: accept,
    onError: refuse,
    onSettled: () => {
      isLocked.current = false;
    },
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
