'use client';

import type { ComponentProps } from 'react';
import { LineDown } from '@/storefront/ui/line-down';
import { useLazy } from '@/storefront/ui/use-lazy';
import type { PaymentStep } from './payment-step';

const load = () => import('./payment-step').then((all) => all.PaymentStep);

/** Fetches the script of the payment while the shopper fills in who it is for. */
export function preloadPayment(): void {
  // The step itself tries again.
  load().catch(() => undefined);
}

/** Step 4, whose script comes while the shopper is at an earlier one. */
export function LazyPaymentStep(props: ComponentProps<typeof PaymentStep>) {
  const { Part, hasFailed, retry } = useLazy({ load, isWanted: true });
  if (hasFailed) return <LineDown onRetry={retry} />;
  return Part && <Part {...props} />;
}
