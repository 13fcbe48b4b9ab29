/** Reads the stream of new orders, as a screen of the back office does. */
import { expect, inject, onTestFinished } from 'vitest';
import type { OrderEvent } from '@/contract/admin/events';
import { bearer } from './accounts';

type Heard = { id: string; data: OrderEvent };

export type Listener = {
  response: Response;
  heard: Heard[];
  /** the id with which a client comes back; that of the beginning before any event */
  lastId: () => string;
  /** comments, which keep the line alive */
  pulses: () => number;
  isEnded: () => boolean;
  /** loses the line */
  close: () => void;
};

/** Opens a stream, which is closed at the end of the test. */
export async function listen(
  token: string,
  { lastId, url }: { lastId?: string; url?: string } = {},
): Promise<Listener> {
  const line = new AbortController();
  onTestFinished(() => line.abort());
  const response = await fetch(`${url ?? inject('shop').url}/api/admin/events/`, {
    headers: { ...bearer(token), ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }) },
    signal: line.signal,
  });
  expect(response.status).toBe(200);
  const heard: Heard[] = [];
  let [last, pulses, isEnded] = ['', 0, false];
  const take = (block: string) => {
    const lines = block.split('\n');
    const value = (name: string) => lines.find((text) => text.startsWith(`${name}: `))?.slice(name.length + 2);
    if (lines.some((text) => text.startsWith(':'))) pulses += 1;
    last = value('id') ?? last;
    const data = value('data');
    if (data === undefined) return;
    expect(value('event')).toBe('order');
    heard.push({ id: last, data: JSON.parse(data) });
  };
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      isEnded = true;
    });
  return {
    response,
    heard,
    lastId: () => last,
    pulses: () => pulses,
    isEnded: () => isEnded,
    close: () => line.abort(),
  };
}
