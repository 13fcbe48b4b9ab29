'use client';

import { useEffect, useRef, useState } from 'react';
import { laterScript } from '../use-later-steps';
import type { Confirmation } from '../wizard';
import { onAttemptElsewhere, openAttempt } from './attempt';
import { NO_PROBLEM, type OrderProblem } from './order-problem';
import type { OrderInput } from './send-order';

/** Sends the order, once at a time. */
export function usePlaceOrder({ onAccepted }: { onAccepted: (confirmation: Confirmation) => void }) {
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
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

  const placeOrder = async (input: OrderInput) => {
    const send = laterScript()?.placeOrder;
    // A second click comes before React has rendered the first.
    if (isLocked.current || !send) return;
    isLocked.current = true;
    setIsSending(true);
    setProblem(NO_PROBLEM);
    try {
      setProblem(await send(input, onAccepted));
    } finally {
      setIsSending(false);
      isLocked.current = false;
    }
  };

  return { isSending, problem, placeOrder };
}
