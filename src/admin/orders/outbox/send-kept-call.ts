import { ApiError } from '@/client/api/api-error';
import { currentSession } from '@/client/session/session';
import type { AdminOrder } from '@/contract/admin/orders';
import { anyReasonOf } from '../../api/failures';
import { recordCall } from '../queries';
import { forgetCall, type KeptCall, markRefused, readKeptCalls } from './kept-calls';

export type Sent =
  | { type: 'sent'; order: AdminOrder }
  /** the line is dead, or the server is not well: it stays kept */
  | { type: 'waits' }
  /** the server's answer to it is shown until dismissed */
  | { type: 'refused'; problem: string };

/** The reports that this page is sending. Another tab may send them too: the server counts each once. */
const underWay = new Map<string, Promise<Sent>>();

/** Sends a kept report, and keeps it on unless the server has it. */
export function sendKeptCall(call: KeptCall): Promise<Sent> {
  const sending = underWay.get(call.key) ?? send(call).finally(() => underWay.delete(call.key));
  underWay.set(call.key, sending);
  return sending;
}

/**
 * Sends what this person's browser has kept, one after the other, until one has to wait.
 * @param onSent called for each that the server took
 * @returns whether any still waits
 */
export async function sendKeptCalls(onSent: (order: AdminOrder) => void): Promise<boolean> {
  for (const call of waitingCalls()) {
    const sent = await sendKeptCall(call);
    if (sent.type === 'waits') return true;
    if (sent.type === 'sent') onSent(sent.order);
  }
  return false;
}

/** The reports of the person who is logged in that wait to be sent. */
export function waitingCalls(): KeptCall[] {
  const username = currentSession()?.user.username;
  return readKeptCalls().filter(({ by, problem }) => by === username && problem === null);
}

async function send(call: KeptCall): Promise<Sent> {
  try {
    const order = await recordCall(call);
    forgetCall(call.key);
    return { type: 'sent', order };
  } catch (error) {
    // An answer that is not the shop's, such as a hotel's login page, does not mean that the server has it.
    if (!isRefusal(error)) return { type: 'waits' };
    const problem = anyReasonOf(error);
    markRefused(call, problem);
    return { type: 'refused', problem };
  }
}

/** Refusals that end: logged out, the server timed out, too many requests. */
const PASSING = new Set([401, 408, 429]);

/** Whether sending it again would lead to the same answer. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}
