'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findRegion } from '@/domain/delivery';
import { wilayasQuery } from '@/storefront/api/queries';
import { useCart } from '@/storefront/cart/cart-store';
import { firstShortLine } from '@/storefront/cart/use-cart-stock';
import { showToast, type ToastMessage } from '@/storefront/ui/toast';
import { problemWords } from '@/words/fr/problems';
import { furthestStep, STEP_FIELDS } from './fields';
import { INCOMPLETE_TOAST, shortToast } from './order-toasts';
import type { CheckoutForm } from './use-checkout-form';
import { useCheckoutForm } from './use-checkout-form';
import { usePlaceOrder } from './use-place-order';
import { usePrefill } from './use-prefill';
import { useWizard } from './use-wizard';
import { PAYMENT_STEP, type Step } from './wizard';

/** Connects the form, the steps and the order. */
export function useCheckout() {
  const queryClient = useQueryClient();
  const form = useCheckoutForm();
  usePrefill(form);
  const wilaya = useChosenWilaya(form);
  const furthest = (): Step =>
    furthestStep({ fields: form.getValues(), isCartEmpty: useCart.getState().items.length === 0 });
  const { step, confirmation, dispatch } = useWizard({ furthest });
  const { placeOrder, isSending, problem } = usePlaceOrder({
    onAccepted: (accepted) => dispatch({ type: 'order-accepted', confirmation: accepted }),
  });

  const isStepValid = async (): Promise<boolean> => {
    const areFieldsValid = await form.trigger(STEP_FIELDS[step], { shouldFocus: true });
    // A stored wilaya may have left the list since: it then shows as not chosen.
    if (step !== 3 || wilaya) return areFieldsValid;
    form.setError('shipping.region', { message: problemWords.required }, { shouldFocus: areFieldsValid });
    return false;
  };

  const confirm = () => {
    const { items } = useCart.getState();
    const fields = form.getValues();
    const missingStep: Step = wilaya ? furthest() : 3;
    if (wilaya && missingStep === PAYMENT_STEP) {
      placeOrder({ fields, items, wilaya });
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

  return { form, step, confirmation, wilaya, problem, isSending, submit, goBack: () => dispatch({ type: 'previous' }) };
}

/** The wilayas, loaded on entry, and the chosen one. A failure is logged only. */
function useChosenWilaya({ control }: Pick<CheckoutForm, 'control'>) {
  const { data: wilayas, error } = useQuery(wilayasQuery());
  const region = useWatch({ control, name: 'shipping.region' });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return findRegion(wilayas, region);
}
