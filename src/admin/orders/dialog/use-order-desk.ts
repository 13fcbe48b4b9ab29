'use client';

import { useState } from 'react';
import type { CallReport } from '@/contract/admin/confirmation';
import type { AdminOrder } from '@/contract/admin/orders';
import { asksForMoment, type CallResult } from '@/domain/confirmation/calls';
import { wasFormOpen } from '../../drafts/use-draft';
import { callBackDraft } from '../calls/call-back-form';
import { refusalDraft } from '../calls/refuse-form';
import { type CallState, useCallReport } from '../calls/use-call-report';
import { useClaim } from '../calls/use-claim';
import { deskViewOf } from '../confirmation-view';
import type { DeskPhase } from './typed-keys';

/** Results that ask for something before they are reported. */
const needsForm = (result: CallResult) => asksForMoment(result) || result === 'refused';

/**
 * Working on an open order: the claim, and the result of the call.
 * @param isInQueue it was opened to call the customer, and is claimed at once
 */
export function useOrderDesk(order: AdminOrder, { isInQueue }: { isInQueue: boolean }) {
  const [isCalling, setIsCalling] = useState(isInQueue);
  const [asking, setAsking] = useState<CallResult | null>(() => openForm(order.id));
  const { state, report, reset } = useCurrentReport(order);
  const claimedBy = useClaim(order, { isWorking: isCalling && state.type !== 'done' });
  const { isAwaited: isOpen } = deskViewOf(order);
  const canReport = isOpen && claimedBy === null && state.type === 'ready' && asking === null;

  return {
    /** the other clerk who works on it, or null */
    claimedBy,
    isAwaited: isOpen,
    phase: phaseOf({ state: state.type, isAsking: asking !== null, canReport }),
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

/** The reported call, as long as the order keeps the status that the call gave it. */
function useCurrentReport(order: AdminOrder) {
  const call = useCallReport(order.id);
  const after = call.state.type === 'done' && call.state.sent.type === 'sent' ? call.state.sent.order.status : null;
  const isThere = order.status === after;
  // The answer reaches the order's own copy a moment later than the report.
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  if (!isThere && wasThere) {
    setWasThere(false);
    if (after !== null) call.reset();
  }
  return call;
}

function phaseOf(desk: { state: CallState['type']; isAsking: boolean; canReport: boolean }): DeskPhase {
  if (desk.state !== 'ready') return desk.state;
  if (desk.isAsking) return 'form';
  return desk.canReport ? 'results' : 'none';
}

/** The form of a result that was open when the page was left. */
function openForm(orderId: number): CallResult | null {
  if (wasFormOpen(refusalDraft(orderId))) return 'refused';
  return wasFormOpen(callBackDraft(orderId)) ? 'call-back' : null;
}

export type OrderDesk = ReturnType<typeof useOrderDesk>;
