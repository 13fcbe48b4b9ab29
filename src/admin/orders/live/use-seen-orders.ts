'use client';

import { useEffect } from 'react';
import { seeOrders, useNewOrders } from './new-orders';

/** Orders of a list, or in a dialog, are no news any more, however they came there, once the page is visible. */
export function useSeenOrders(shown: readonly number[]): void {
  const count = useNewOrders();
  const text = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event may come after the list that has its order
  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible') seeOrders(text.split(',').map(Number));
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [text, count]);
}
