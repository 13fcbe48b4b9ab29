'use client';

import type { ComponentProps } from 'react';
import { LineDown } from '@/storefront/ui/line-down';
import { useLazy } from '@/storefront/ui/use-lazy';
import type { ConfirmationStep } from './confirmation-step';

const load = () => import('./confirmation-step').then((all) => all.ConfirmationStep);

/** Fetches the script of the last step ahead, so that a placed order is confirmed at once. */
export function preloadLastStep(): void {
  // The step itself tries again.
  load().catch(() => undefined);
}

/** Step 5, whose script comes while the shopper chooses how to pay. */
export function LastStep(props: ComponentProps<typeof ConfirmationStep>) {
  const { Part, hasFailed, retry } = useLazy({ load, isWanted: true });
  if (hasFailed) return <LineDown onRetry={retry} />;
  return Part && <Part {...props} />;
}
