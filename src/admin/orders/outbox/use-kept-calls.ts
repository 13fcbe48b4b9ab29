'use client';

import { useSyncExternalStore } from 'react';
import { type KeptCall, onKeptCalls, readKeptCalls } from './kept-calls';

const NONE: readonly KeptCall[] = [];
let known: { text: string; calls: readonly KeptCall[] } = { text: '[]', calls: NONE };

/** The results of calls that this browser keeps: waiting to be sent, or refused by the server. */
export function useKeptCalls(): readonly KeptCall[] {
  return useSyncExternalStore(onKeptCalls, current, () => NONE);
}

/** The same list until something changes. */
function current(): readonly KeptCall[] {
  const calls = readKeptCalls();
  const text = JSON.stringify(calls);
  if (text !== known.text) known = { text, calls };
  return known.calls;
}
