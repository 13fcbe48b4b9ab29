/** The checkout's place in this tab's storage, and how it is left empty; without the schemas, which are heavy. */
import { tabKeeper } from '@/storefront/identity/browser-storage';

export const DRAFT_KEY = 'checkout-draft';
export const STEP_KEY = 'checkout-step';

export function forgetStep(): void {
  tabKeeper.remove(STEP_KEY);
}

export function forgetDraft(): void {
  tabKeeper.remove(DRAFT_KEY);
  forgetStep();
}
