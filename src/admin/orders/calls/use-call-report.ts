'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { currentSession } from '@/client/session/session';
import type { CallReport } from '@/contract/admin/confirmation';
import { keepCall } from '../outbox/kept-calls';
import { type Sent, sendKeptCall } from '../outbox/send-kept-call';
import { holdOrder, refreshOrders } from '../queries';

export type CallState =
  | { type: 'ready' }
  | { type: 'sending'; report: CallReport }
  | { type: 'done'; report: CallReport; sent: Sent };

/** Reports results of calls about an order: kept in the browser first, then sent. */
export function useCallReport(orderId: number) {
  const client = useQueryClient();
  const [state, setState] = useState<CallState>({ type: 'ready' });
  // A second key press comes before the first has been drawn.
  const isBusy = useRef(false);
  const report = async (call: CallReport) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const kept = keepCall({ orderId, by: currentSession()?.user.username ?? '', report: call });
    setState({ type: 'sending', report: call });
    const sent = await sendKeptCall(kept);
    if (sent.type === 'sent') holdOrder(client, sent.order);
    setState({ type: 'done', report: call, sent });
    isBusy.current = false;
    void refreshOrders(client);
  };
  return { state, report, reset: () => setState({ type: 'ready' }) };
}
