'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CallResult } from '@/domain/confirmation/calls';
import { resultOfKey } from '../calls/result-buttons';
import type { Neighbours } from '../neighbours';
import { useOrderKeys } from './order-keys';
import { type DeskPhase, type KeysState, playKey } from './typed-keys';

/** What the open order offers to the keys; null while it loads. */
export type DeskHandle = { phase: DeskPhase; choose: (result: CallResult) => boolean };

type DeskKeysOptions = {
  part: RefObject<HTMLElement | null>;
  id: number;
  neighbours: Neighbours | null;
  onOpen: (id: number) => void;
};

/** The keys of an order's dialog, played in the order in which they were typed. */
export function useDeskKeys({ part, id, neighbours, onOpen }: DeskKeysOptions) {
  const desk = useRef<DeskHandle | null>(null);
  const keys = useRef<KeysState>({ openedAt: 0, shownAt: Number.POSITIVE_INFINITY, leavesBy: null });
  const [goesOn, setGoesOn] = useState(false);
  const take = (state: KeysState) => {
    keys.current = state;
    setGoesOn(state.leavesBy === 'call');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order
  useLayoutEffect(() => {
    keys.current = { openedAt: performance.now(), shownAt: Number.POSITIVE_INFINITY, leavesBy: null };
    if (desk.current) keys.current.shownAt = keys.current.openedAt;
    setGoesOn(false);
  }, [id]);
  useOrderKeys(part, (typed) => {
    const [after, effect] = playKey(keys.current, desk.current?.phase ?? 'none', typed);
    if (effect === 'step') {
      const target = typed.key === 'next' ? neighbours?.next : neighbours?.previous;
      if (target == null) return;
      take(after);
      return onOpen(target);
    }
    take(after);
    const result = effect === 'choose' && typeof typed.key === 'number' ? resultOfKey(typed.key) : null;
    if (result !== null) desk.current?.choose(result);
  });
  return {
    /** Enter was typed: the next call opens once the outcome is there */
    goesOn,
    /** There is no next call, or the outcome must be read first. */
    stay: () => take({ ...keys.current, leavesBy: null }),
    /** The order on the screen; null while another one loads. */
    offer: (handle: DeskHandle | null) => {
      if (handle && !desk.current) keys.current.shownAt = performance.now();
      desk.current = handle;
    },
  };
}

export type DeskKeys = Pick<ReturnType<typeof useDeskKeys>, 'goesOn' | 'stay' | 'offer'>;
