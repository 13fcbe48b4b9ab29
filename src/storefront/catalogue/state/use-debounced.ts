'use client';

import { useCallback, useEffect, useRef } from 'react';

type Debounced<T> = { call: (value: T) => void; flush: () => void; cancel: () => void };

/** Calls `action` with the last value once `delay` ms have passed without another one; `flush` does so at once. */
export function useDebounced<T>(action: (value: T) => void, delay: number): Debounced<T> {
  const latest = useRef(action);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: T } | null>(null);
  useEffect(() => {
    latest.current = action;
  });

  const cancel = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }, []);
  const flush = useCallback(() => {
    const pending = waiting.current;
    cancel();
    if (pending) latest.current(pending.value);
  }, [cancel]);
  const call = useCallback(
    (value: T) => {
      cancel();
      waiting.current = { value, timer: setTimeout(flush, delay) };
    },
    [cancel, flush, delay],
  );
  useEffect(() => cancel, [cancel]);
  return { call, flush, cancel };
}
