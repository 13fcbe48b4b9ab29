/** What the checkout keeps in this tab: the typed fields, and on a reload the step. */

import { tabKeeper } from '@/client/browser-storage';
import { DRAFT_KEY, STEP_KEY } from '@/client/checkout-storage';
import { marks } from '@/storefront/history/page-entries';
import { parseDraft } from './draft';
import type { CheckoutFields } from './step-schemas';
import { readStep, type Step } from './wizard';

export function readStoredDraft(): CheckoutFields {
  return parseDraft(tabKeeper.read(DRAFT_KEY));
}

export function storeDraft(fields: CheckoutFields): void {
  tabKeeper.write(DRAFT_KEY, JSON.stringify(fields));
}

/**
 * The step of the browser's history entry. An entry without a step: the stored step after a reload or a move in the
 * history, else the first.
 */
export function readStoredStep(): Step {
  const entry = marks().checkout;
  if (entry) return readStep(String(entry.step));
  const [navigation] = performance.getEntriesByType('navigation');
  // The list holds nothing but navigation entries: that is its name in the standard.
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward' ? readStep(tabKeeper.read(STEP_KEY)) : 1;
}

export function storeStep(step: Step): void {
  tabKeeper.write(STEP_KEY, String(step));
}
