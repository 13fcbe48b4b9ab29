'use client';

import { type ComponentType, useState } from 'react';
import { loadQueries } from '@/storefront/api/page-query/use-page-query';
import { useLazy } from '@/storefront/ui/use-lazy';
import type { LaterStepProps } from './steps/later-step';
import { FIRST_STEP, LAST_STEP, type Step } from './wizard';

type LaterScript = Pick<typeof import('./later-script'), 'checkStep' | 'placeOrder'>;

let script: LaterScript | null = null;

/** What checks a step and sends an order; null until the script of the later steps is there. */
export function laterScript(): LaterScript | null {
  return script;
}

/** With TanStack Query, which reads the communes and follows the fees. */
async function load(): Promise<ComponentType<LaterStepProps>> {
  const [{ LaterStep, checkStep, placeOrder }] = await Promise.all([import('./later-script'), loadQueries()]);
  script = { checkStep, placeOrder };
  return LaterStep;
}

/**
 * The steps after the first. Their script can be fetched ahead (`prepare`), while the shopper looks at the cart; a step that opens
 * without it tries again.
 */
export function useLaterSteps(step: Step) {
  const [isAhead, setIsAhead] = useState(false);
  const prepare = () => {
    if (isAhead) return;
    load().then(
      () => setIsAhead(true),
      () => undefined,
    );
  };
  const isOpen = step > FIRST_STEP && step < LAST_STEP;
  const { Part, hasFailed, retry } = useLazy({ load, isWanted: isAhead || isOpen });
  return {
    LaterStep: Part,
    /** fetches their script; safe to call often */
    prepare,
    /** the script of the step that is shown is missing */
    isMissing: isOpen && Part === null,
    hasFailed,
    retry,
  };
}

export type LaterSteps = ReturnType<typeof useLaterSteps>;
