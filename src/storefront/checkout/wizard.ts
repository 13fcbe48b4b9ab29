import { checkoutWords } from '@/words/fr/orders/checkout';
/** The five steps of the checkout as data: no React, no storage. */
export const STEPS = [
  checkoutWords.steps.cart,
  checkoutWords.steps.personal,
  checkoutWords.steps.delivery,
  checkoutWords.steps.payment,
  checkoutWords.steps.confirmation,
] as const;

export type Step = 1 | 2 | 3 | 4 | 5;

export const FIRST_STEP: Step = 1;
export const PAYMENT_STEP: Step = 4;
export const LAST_STEP: Step = 5;

/** What the confirmation shows. */
export type Confirmation = {
  orderId: number;
  /** dinars */
  total: number;
  email: string;
  /** an earlier confirmation made this order: later changes are not in it */
  areChangesLost: boolean;
};

export type WizardState = { step: Step; confirmation: Confirmation | null };

type WizardAction =
  /** `from` is the step that was found valid: a second press on it, already under way, must not skip the next one */
  | { type: 'next'; from: Step }
  | { type: 'previous' }
  | { type: 'go-back-to'; step: Step }
  /** the browser's history leads to this step */
  | { type: 'show'; step: Step }
  | { type: 'cart-emptied' }
  | { type: 'order-accepted'; confirmation: Confirmation };

const NEXT: Record<Step, Step> = { 1: 2, 2: 3, 3: 4, 4: 4, 5: 5 };
const PREVIOUS: Record<Step, Step> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 5 };

/**
 * Moves the wizard. Only an accepted order leads to step 5, and nothing leads away from it: the cart that an accepted
 * order clears must not send the shopper back to step 1.
 */
export function moveWizard(state: WizardState, action: WizardAction): WizardState {
  if (state.confirmation) return state;
  switch (action.type) {
    case 'next':
      return state.step === action.from ? { ...state, step: NEXT[state.step] } : state;
    case 'previous':
      return { ...state, step: PREVIOUS[state.step] };
    case 'go-back-to':
      return action.step < state.step ? { ...state, step: action.step } : state;
    case 'show':
      return { ...state, step: action.step < LAST_STEP ? action.step : state.step };
    case 'cart-emptied':
      return { ...state, step: FIRST_STEP };
    case 'order-accepted':
      return { step: LAST_STEP, confirmation: action.confirmation };
  }
}

type Opening = {
  storedStep: Step;
  furthestStep: Step;
  /** of the last order of this tab, if the cart is empty */
  confirmation: Confirmation | null;
};

/**
 * Where the wizard opens: at the confirmation that was shown last, else at the stored step, but never beyond the first step
 * that is not filled in.
 */
export function openWizard({ storedStep, furthestStep, confirmation }: Opening): WizardState {
  if (confirmation) return { step: LAST_STEP, confirmation };
  const step = storedStep < furthestStep ? storedStep : furthestStep;
  return { step: step < PAYMENT_STEP ? step : PAYMENT_STEP, confirmation: null };
}

/** Reads a stored step: '1' to '4', otherwise the first. */
export function readStep(text: string | null): Step {
  const known: readonly Step[] = [1, 2, 3, 4];
  return known.find((step) => String(step) === text) ?? FIRST_STEP;
}
