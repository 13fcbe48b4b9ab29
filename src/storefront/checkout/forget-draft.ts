/** The checkout's place in this tab's storage, and how it is left empty; without the schemas, which are heavy. */
import { tabKeeper } from '@/storefront/identity/browser-storage';

export const DRAFT_KEY = 'checkout-draft';
export const STEP_KEY = 'checkout-step';
export const CONFIRMATION_KEY = 'checkout-confirmation';

export function forgetStep(): void {
  tabKeeper.remove(STEP_KEY);
}

export function forgetDraft(): void {
  tabKeeper.remove(DRAFT_KEY);
  forgetStep();
}

/** For a new checkout, and at a logout, after which nobody else should read the order. */
export function forgetConfirmation(): void {
  tabKeeper.remove(CONFIRMATION_KEY);
}
