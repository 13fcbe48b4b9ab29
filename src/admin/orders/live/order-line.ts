import { watchSilence } from '@/client/line/silence';
import { currentSession } from '@/client/session/session';
import type { OrderEvent } from '@/contract/admin/events';
import { isRecord } from '@/domain/json';
import { callHeaders, refusedCall } from '../../api/client';
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
 * @returns whether it may be tried again: not by somebody who may not hear them
 */
export async function listenToOrders({ lastId, signal, onOpen, onOrder, onId }: LineOptions): Promise<boolean> {
  const session = currentSession();
  // The page closes: the session has ended a moment ago.
  if (session === null) return false;
  const line = new AbortController();
  const silence = watchSilence(SILENCE_MS, () => line.abort());
  const token = session.access_token;
  try {
    const response = await fetch('/api/admin/events/', {
      headers: { ...callHeaders(), Accept: 'text/event-stream', ...(lastId !== '' && { 'Last-Event-ID': lastId }) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, line.signal]),
    });
    if (!response.ok) {
      refusedCall({ status: response.status, body: '', token });
      return response.status !== 401 && response.status !== 403;
    }
    onOpen();
    const push = eventReader(({ event, data }) => {
      const order = event === 'order' ? readOrder(data) : null;
      if (order) onOrder(order);
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      silence.heard();
      onId(push(piece.value));
    }
  } catch {
    // A line that breaks is taken up again.
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
