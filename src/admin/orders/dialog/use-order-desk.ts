'use client';

import { useState } from 'react';
import type { CallReport } from '@/contract/admin/confirmation';
import type { AdminOrder } from '@/contract/admin/orders';
import { asksForMoment, type CallResult } from '@/domain/confirmation/calls';
import { useCallReport } from '../calls/use-call-report';
import { useClaim } from '../calls/use-claim';
import { isAwaited } from '../confirmation-view';

/** Results that ask for something before they are reported. */
const needsForm = (result: CallResult) => asksForMoment(result) || result === 'refused';

/**
 * Working on an open order: the claim, and the result of the call.
 * @param isInQueue it was opened to call the customer, and is claimed at once
 */
export function useOrderDesk(order: AdminOrder, { isInQueue }: { isInQueue: boolean }) {
  const [isCalling, setIsCalling] = useState(isInQueue);
  const [asking, setAsking] = useState<CallResult | null>(null);
  const { state, report, reset } = useCallReport(order.id);
  const claimedBy = useClaim(order, { isWorking: isCalling && state.type !== 'done' });
  const isOpen = isAwaited(order);
  const canReport = isOpen && claimedBy === null && state.type === 'ready' && asking === null;

  return {
    /** who else works on it; null if nobody does */
    claimedBy,
    isAwaited: isOpen,
    canReport,
    state,
    /** the result whose form is open */
    asking,
    /** The customer is being called: the order is theirs who calls. */
    beginCall: () => setIsCalling(true),
    /** @returns whether the result could be chosen */
    choose: (result: CallResult): boolean => {
      if (!canReport) return false;
      if (needsForm(result)) setAsking(result);
      else void report({ result });
      return true;
    },
    save: (call: CallReport) => {
      setAsking(null);
      void report(call);
    },
    goBack: () => setAsking(null),
    reset,
  };
}

export type OrderDesk = ReturnType<typeof useOrderDesk>;
