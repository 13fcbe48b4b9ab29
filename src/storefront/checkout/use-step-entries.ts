'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useCart } from '@/storefront/cart/cart-store';
import { isOverlayOnTop } from '@/storefront/history/overlay-entry';
import { goBack, marks, onTraversal, pushMarks, replaceMarks, whenSettled } from '@/storefront/history/page-entries';
import { LAST_STEP, readStep, type Step } from './wizard';

type StepEntries = {
  step: Step;
  /** somebody went back or forward to the entry of a step. @returns the step that can be shown */
  onTraversal: (wanted: Step) => Step;
};

/**
 * Each step is an entry of the browser's history: its way back leads to the step before, its way forward on again. The
 * entries follow the step that is shown, whoever changed it.
 */
export function useStepEntries({ step, onTraversal: show }: StepEntries): void {
  const isDrawerOpen = useCart((cart) => cart.isOpen);
  const last = useRef<{ step: number; depth: number }>({ step, depth: 0 });

  const follow = useEffectEvent(async () => {
    // An entry of something open over the page is not the checkout's: this comes again when it is closed.
    if (isOverlayOnTop()) return;
    // A link to the checkout itself has the router write the entry anew, without marks.
    const entry = marks().checkout ?? last.current;
    if (step === LAST_STEP) await closeWizard(entry.depth);
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

/** Back over as many entries as there are; the one that is reached is then the step's. No step back: this very entry. */
async function backTo(step: Step, entry: { step: number; depth: number }): Promise<void> {
  const steps = Math.max(0, Math.min(entry.depth, entry.step - step));
  if (steps > 0) await goBack(steps);
  replaceMarks({ checkout: { step, depth: entry.depth - steps } });
}

/** The order is sent: the confirmation takes the place of all steps, so that the way back leads out of the checkout. */
async function closeWizard(depth: number): Promise<void> {
  if (depth > 0) await goBack(depth);
  replaceMarks({ checkout: { step: LAST_STEP, depth: 0 } });
}
