'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCart } from '@/storefront/cart/cart-store';
import { firstShortLine } from '@/storefront/cart/use-cart-stock';
import { showToast, type ToastMessage } from '@/storefront/ui/toast';
import { checkoutWords } from '@/words/fr/checkout';
import { problemWords } from '@/words/fr/problems';
import { furthestStep, STEP_FIELDS } from './fields';
import { INCOMPLETE_TOAST, shortToast } from './order-toasts';
import { useCheckoutForm } from './use-checkout-form';
import { useDestination } from './use-destination';
import { usePlaceOrder } from './use-place-order';
import { usePrefill } from './use-prefill';
import { useWizard } from './use-wizard';
import { PAYMENT_STEP, type Step } from './wizard';

/** Connects the form, the steps and the order. */
export function useCheckout() {
  const queryClient = useQueryClient();
  const form = useCheckoutForm();
  usePrefill(form);
  const destination = useDestination(form);
  const furthest = (): Step =>
    furthestStep({ fields: form.getValues(), isCartEmpty: useCart.getState().items.length === 0 });
  const { step, confirmation, placed, dispatch } = useWizard({ furthest });
  const { placeOrder, isSending, problem } = usePlaceOrder({
    onAccepted: (accepted) => dispatch({ type: 'order-accepted', confirmation: accepted }),
  });

  const isStepValid = async (): Promise<boolean> => {
    const areFieldsValid = await form.trigger(STEP_FIELDS[step], { shouldFocus: true });
    if (step !== 3) return areFieldsValid;
    // A stored wilaya may have left the list since: it then shows as not chosen.
    if (!destination) {
      form.setError('shipping.region', { message: problemWords.required }, { shouldFocus: areFieldsValid });
    } else if (!destination.fee.ok) {
      const message = checkoutWords.undeliverable[destination.fee.reason];
      form.setError('delivery_method', { message }, { shouldFocus: areFieldsValid });
    }
    return areFieldsValid && destination?.fee.ok === true;
  };

  const confirm = () => {
    const { items } = useCart.getState();
    const fields = form.getValues();
    const missingStep: Step = destination?.fee.ok ? furthest() : 3;
    if (destination && missingStep === PAYMENT_STEP) {
      placeOrder({ fields, items, destination });
      return;
    }
    showToast(INCOMPLETE_TOAST);
    dispatch({ type: 'go-back-to', step: missingStep });
  };

  /** The problem that keeps the shopper at the cart; null if they may go on. */
  const cartProblem = async (): Promise<ToastMessage | null> => {
    const { items } = useCart.getState();
    if (items.length === 0) return INCOMPLETE_TOAST;
    const short = await firstShortLine(queryClient, items);
    return short && shortToast(short);
  };

  const submit = async () => {
    if (isSending) return;
    const problem = step === 1 ? await cartProblem() : (await isStepValid()) ? null : INCOMPLETE_TOAST;
    if (problem) showToast(problem);
    else if (step === PAYMENT_STEP) confirm();
    else dispatch({ type: 'next', from: step });
  };

  return {
    form,
    step,
    confirmation,
    placed,
    destination,
    problem,
    isSending,
    submit,
    goBack: () => dispatch({ type: 'previous' }),
  };
}
