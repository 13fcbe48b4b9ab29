/** Where the checkout keeps its state in this tab, and how a logout clears it. */
import { tabKeeper } from '@/client/browser-storage';

export const DRAFT_KEY = 'checkout-draft';
export const STEP_KEY = 'checkout-step';
export const CONFIRMATION_KEY = 'checkout-confirmation';
export const PLACED_KEY = 'checkout-placed';

export function forgetStep(): void {
  tabKeeper.remove(STEP_KEY);
}

export function forgetDraft(): void {
  tabKeeper.remove(DRAFT_KEY);
  forgetStep();
}

/** Clears the last order: at a new checkout, and at a logout, so that the next person at this computer cannot read it. */
export function forgetConfirmation(): void {
  tabKeeper.remove(CONFIRMATION_KEY);
  tabKeeper.remove(PLACED_KEY);
}
