'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from '@/storefront/cart/cart-store';
import { isOverlayOnTop } from '@/storefront/history/leave-overlay';
import {
  goBack,
  marks,
  moveEntry,
  onTraversal,
  pushMarks,
  replaceMarks,
  whenSettled,
} from '@/storefront/history/page-entries';
import { LAST_STEP, readStep, type Step } from './wizard';

type StepEntries = {
  step: Step;
  /** called when the shopper goes back or forward to the entry of a step. @returns the step that can be shown */
  onTraversal: (target: Step) => Step;
  /** of the last step; null if it has none of its own */
  lastAddress: string | null;
};

/** Makes each step an entry of the browser's history. The entries follow the shown step, whatever has changed it. */
export function useStepEntries({ step, onTraversal: show, lastAddress }: StepEntries): void {
  const isDrawerOpen = useCart((cart) => cart.isOpen);
  const last = useRef<{ step: number; depth: number }>({ step, depth: 0 });

  const follow = useEffectEvent(async () => {
    // The entry belongs to a drawer. This runs again when the drawer closes.
    if (isOverlayOnTop()) return;
    // A link to the checkout itself makes the router rewrite the entry without marks.
    const entry = marks().checkout ?? last.current;
    if (step === LAST_STEP) await closeWizard(entry.depth, lastAddress);
    else if (step > entry.step) pushMarks({ checkout: { step, depth: entry.depth + 1 }, overlay: undefined });
    else await backTo(step, entry);
    last.current = marks().checkout ?? last.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what the entries follow
  useEffect(() => void whenSettled(() => follow()), [step, isDrawerOpen]);

  const onBack = useEffectEvent(() => {
    const entry = marks().checkout;
    if (!entry || step === LAST_STEP || isOverlayOnTop()) return;
    const shown = show(readStep(String(entry.step)));
    last.current = { ...entry, step: shown };
    if (shown !== entry.step) replaceMarks({ checkout: last.current });
  });
  useEffect(() => onTraversal(() => onBack()), []);
}

/** Goes back over as many entries as there are, and gives the entry that it reaches the step. */
async function backTo(step: Step, entry: { step: number; depth: number }): Promise<void> {
  const steps = Math.max(0, Math.min(entry.depth, entry.step - step));
  if (steps > 0) await goBack(steps);
  replaceMarks({ checkout: { step, depth: entry.depth - steps } });
}

/** Puts the confirmation in place of all steps, so that the way back leads out of the checkout. */
async function closeWizard(depth: number, address: string | null): Promise<void> {
  if (depth > 0) await goBack(depth);
  const mark = { checkout: { step: LAST_STEP, depth: 0 } };
  if (address === null) replaceMarks(mark);
  else moveEntry(address, mark);
}
