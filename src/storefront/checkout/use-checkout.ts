'use client';

import { flushSync } from 'react-dom';
import { isBelowMinimum } from '@/domain/orders/charges';
import { orderSettings } from '@/shop';
import { useCart } from '@/storefront/cart/cart-store';
import { isGone } from '@/storefront/cart/use-items-on-sale';
import { firstShortLine } from '@/storefront/cart/use-line-stock';
import { showToast, type ToastMessage } from '@/storefront/ui/toast';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { type FieldName, furthestStep } from './fields';
import { focusField, useCheckoutForm } from './form/use-checkout-form';
import { incompleteToast, minimumToast, shortToast } from './order/order-toasts';
import { usePlaceOrder } from './order/use-place-order';
import { useDestination } from './use-destination';
import { laterScript, useLaterSteps } from './use-later-steps';
import { usePrefill } from './use-prefill';
import { useWizard } from './use-wizard';
import { useWilayas } from './wilayas-on-entry';
import { PAYMENT_STEP, type Step } from './wizard';

/** Connects the form, the steps and the order. */
export function useCheckout() {
  const form = useCheckoutForm();
  usePrefill(form);
  const furthest = (): Step =>
    furthestStep({ fields: form.fields(), isCartEmpty: useCart.getState().items.length === 0 });
  const { step, confirmation, placed, dispatch } = useWizard({ furthest });
  const later = useLaterSteps(step);
  const wilayas = useWilayas({ isFollowing: later.LaterStep !== null });
  const destination = useDestination(form, wilayas);
  const { placeOrder, isSending, problem } = usePlaceOrder({
    onAccepted: (accepted) => dispatch({ type: 'order-accepted', confirmation: accepted }),
  });

  /** Shows what is wrong with the step's fields. @returns the first wrong one */
  const wrongField = (): FieldName | null => laterScript()?.checkStep(form, { step, destination }) ?? null;

  const isStepValid = (): boolean => {
    // Synchronously, so that the message is in place before a screen reader reaches the field.
    const wrong = flushSync(wrongField);
    if (wrong) focusField(wrong);
    return wrong === null;
  };

  const confirm = () => {
    const { items } = useCart.getState();
    const gone = items.find(isGone);
    if (gone) {
      // The sums that are shown leave it out, an order would not.
      showToast(shortToast({ item: gone, text: availabilityWords.gone }));
      dispatch({ type: 'go-back-to', step: 1 });
      return;
    }
    const missingStep: Step = destination?.fee.ok ? furthest() : 3;
    if (destination && missingStep === PAYMENT_STEP) {
      void placeOrder({ fields: form.fields(), items, destination });
      return;
    }
    showToast(incompleteToast());
    dispatch({ type: 'go-back-to', step: missingStep });
  };

  /** The problem that keeps the shopper at the cart; null if they may go on. */
  const cartProblem = async (): Promise<ToastMessage | null> => {
    const { items } = useCart.getState();
    if (items.length === 0) return incompleteToast();
    const { minimum_order: minimum } = orderSettings;
    if (isBelowMinimum(items, minimum)) return minimumToast(minimum);
    const short = await firstShortLine(items);
    return short && shortToast(short);
  };

  const submit = async () => {
    if (isSending || later.isMissing) return;
    const problem = step === 1 ? await cartProblem() : isStepValid() ? null : incompleteToast();
    if (problem) showToast(problem);
    else if (step === PAYMENT_STEP) confirm();
    else dispatch({ type: 'next', from: step });
  };

  return {
    form,
    step,
    confirmation,
    placed,
    later,
    wilayas,
    destination,
    problem,
    isSending,
    submit,
    goBack: () => dispatch({ type: 'previous' }),
  };
}
