'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { officeLiveWords } from '@/words/en/orders/order-desk';
import { hearOfOrders } from '../queries';
import { ring, useBell, useIsRinger } from './bell';
import { addNewOrder, useNewOrders } from './new-orders';
import { listenToOrders } from './order-line';
import { whenQuiet } from './when-quiet';

/** Milliseconds between tries: a dead line is tried less and less often. */
const FIRST_TRY_MS = 2_000;
const MAX_TRY_MS = 30_000;

/** Milliseconds after which a hidden page closes its line: a browser has few of them. */
const HIDDEN_MS = 60_000;

/** Listens to new orders while the page is open: one line, taken up where it was lost. */
export function OrderStream() {
  const client = useQueryClient();
  const [isBellOn] = useBell();
  const isRinger = useIsRinger();
  const count = useNewOrders();
  useTitleCount(count);

  const hear = useEffectEvent((id: number) => {
    if (!addNewOrder(id)) return;
    hearOfOrders(client);
    if (isBellOn && isRinger()) ring();
  });
  /** A page that rings keeps listening while hidden. */
  const mayRest = useEffectEvent(() => !(isBellOn && isRinger()));

  useEffect(() => {
    let line: AbortController | null = null;
    let lastId = '';
    let delay = FIRST_TRY_MS;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    let isFirst = true;
    const connect = async () => {
      clearTimeout(retry);
      if (line !== null || isOver) return;
      const own = new AbortController();
      line = own;
      const mayRetry = await listenToOrders({
        lastId,
        signal: own.signal,
        onOpen: () => {
          delay = FIRST_TRY_MS;
          // What came while the page was loading is in no event.
          if (isFirst) hearOfOrders(client);
          isFirst = false;
        },
        onOrder: ({ id }) => hear(id),
        onId: (id) => {
          lastId = id || lastId;
        },
      });
      if (line === own) line = null;
      if (!mayRetry || own.signal.aborted || isOver) return;
      retry = setTimeout(connect, delay);
      delay = Math.min(delay * 2, MAX_TRY_MS);
    };
    const leave = () => {
      clearTimeout(retry);
      line?.abort();
      line = null;
    };
    const onVisibility = () => {
      clearTimeout(rest);
      if (document.visibilityState === 'visible') void connect();
      else rest = setTimeout(() => mayRest() && leave(), HIDDEN_MS);
    };
    // The old line may be dead without a sign: after another network was joined, for example.
    const onOnline = () => {
      leave();
      void connect();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    const endWaiting = whenQuiet(() => client.isFetching() > 0, connect);
    return () => {
      isOver = true;
      endWaiting();
      clearTimeout(rest);
      leave();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
    };
  }, [client]);

  return (
    <p role="status" className="sr-only">
      {count > 0 && officeLiveWords.count(count)}
    </p>
  );
}

const COUNT = /^\(\d+\) /;

/** A number before the page's title, as long as it is not 0; also when another screen gives the page another title. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(COUNT, '');
      const title = count === 0 ? plain : `(${count}) ${plain}`;
      if (document.title !== title) document.title = title;
    };
    show();
    if (count === 0) return;
    const watch = new MutationObserver(show);
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [count]);
}
