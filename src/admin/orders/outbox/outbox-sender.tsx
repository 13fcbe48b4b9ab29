'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { holdOrder, refreshOrders } from '../queries';
import { onKeptCalls } from './kept-calls';
import { sendKeptCalls, waitingCalls } from './send-kept-call';

/** Milliseconds between tries: a dead line is tried less and less often. */
const FIRST_TRY_MS = 3_000;
const MAX_TRY_MS = 60_000;

/** Sends the results of calls that this browser has kept: after a reload, once the line is back, and again and again. */
export function OutboxSender() {
  const client = useQueryClient();
  const send = useEffectEvent(async () => {
    if (navigator.onLine === false) return true;
    return sendKeptCalls((order) => {
      holdOrder(client, order);
      void refreshOrders(client);
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = FIRST_TRY_MS;
    const tryIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(attempt, ms);
    };
    const attempt = async () => {
      if (waitingCalls().length === 0 || !(await send())) {
        delay = FIRST_TRY_MS;
        return;
      }
      tryIn(delay);
      delay = Math.min(delay * 2, MAX_TRY_MS);
    };
    const begin = () => {
      delay = FIRST_TRY_MS;
      tryIn(0);
    };
    // The screen that made a report sends it; this sends it if that failed.
    const end = onKeptCalls(() => tryIn(delay));
    window.addEventListener('online', begin);
    begin();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', begin);
      end();
    };
  }, []);
  return null;
}
