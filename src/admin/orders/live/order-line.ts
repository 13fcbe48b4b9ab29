import { ApiError, refusedCall } from '@/client/api/api-error';
import { watchSilence } from '@/client/connection/silence';
import { asAccount } from '@/client/session/account-calls';
import { currentSession } from '@/client/session/session';
import type { OrderEvent } from '@/contract/admin/events';
import { isRecord } from '@/domain/json';
import { eventReader } from './event-reader';

/** Milliseconds without a sign of life, of which the server sends one every 10 seconds, after which the line is dead. */
const SILENCE_MS = 30_000;

type LineOptions = {
  /** of the last event that was heard; '' to begin now */
  lastId: string;
  signal: AbortSignal;
  /** called once the server has answered */
  onOpen: () => void;
  onOrder: (order: OrderEvent) => void;
  /** how far the stream has been read */
  onId: (id: string) => void;
};

/**
 * Listens to new orders until the line ends. `EventSource` cannot send the session's token, which the calls of the back office ask for.
 * @returns whether it may be tried again: not after 401 or 403
 */
export async function listenToOrders({ lastId, signal, onOpen, onOrder, onId }: LineOptions): Promise<boolean> {
  // The page closes: the session has ended a moment ago.
  if (currentSession() === null) return false;
  const line = new AbortController();
  const silence = watchSilence(SILENCE_MS, () => line.abort());
  try {
    const { body } = await asAccount(async (own) => {
      const response = await fetch('/api/admin/events/', {
        headers: { ...own, Accept: 'text/event-stream', ...(lastId !== '' && { 'Last-Event-ID': lastId }) },
        cache: 'no-store',
        signal: AbortSignal.any([signal, line.signal]),
      });
      if (!response.ok) throw refusedCall({ status: response.status, body: '' });
      return response;
    });
    onOpen();
    const push = eventReader(({ event, data }) => {
      const order = event === 'order' ? readOrder(data) : null;
      if (order) onOrder(order);
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      silence.heard();
      onId(push(piece.value));
    }
  } catch (error) {
    // A line that breaks is taken up again.
    return !(error instanceof ApiError && (error.status === 401 || error.status === 403));
  } finally {
    silence.end();
  }
  return true;
}

function readOrder(data: string): OrderEvent | null {
  try {
    const order: unknown = JSON.parse(data);
    // The rest of the shape is covered by the server's tests.
    return isRecord(order) && typeof order.id === 'number' ? (order as OrderEvent) : null;
  } catch {
    return null;
  }
}
