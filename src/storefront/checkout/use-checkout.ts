'use client';

import { REQUIRED_TEXT } from '@/domain/text';
import { useCart } from '@/storefront/cart/cart-store';
import { showToast } from '@/storefront/ui/toast';
import { INCOMPLETE_TOAST } from './order-toasts';
import { furthestStep, STEP_FIELDS } from './step-schemas';
import { useCheckoutForm } from './use-checkout-form';
import { useChosenWilaya } from './use-chosen-wilaya';
import { usePlaceOrder } from './use-place-order';
import { usePrefill } from './use-prefill';
import { useWizard } from './use-wizard';
import { PAYMENT_STEP, type Step } from './wizard';

/** Ties form, steps and order together. */
export function useCheckout() {
  const form = useCheckoutForm();
  usePrefill(form);
  const { step, confirmation, dispatch } = useWizard();
  const wilaya = useChosenWilaya(form);
  const { placeOrder, isSending, problem } = usePlaceOrder({
    onAccepted: (accepted) => dispatch({ type: 'order-accepted', confirmation: accepted }),
  });

  const isStepValid = async (): Promise<boolean> => {
    if (step === 1) return useCart.getState().items.length > 0;
    const areFieldsValid = await form.trigger([...STEP_FIELDS[step]], { shouldFocus: true });
    // A stored wilaya may have left the list since: it then shows as not chosen.
    if (step !== 3 || wilaya) return areFieldsValid;
    form.setError('shipping.region', { message: REQUIRED_TEXT }, { shouldFocus: areFieldsValid });
    return false;
  };

  const confirm = () => {
    const { items } = useCart.getState();
    const fields = form.getValues();
    const missingStep: Step = wilaya ? furthestStep({ fields, isCartEmpty: items.length === 0 }) : 3;
    if (wilaya && missingStep === PAYMENT_STEP) {
      placeOrder({ fields, items, wilaya });
      return;
    }
    showToast(INCOMPLETE_TOAST);
    dispatch({ type: 'go-back-to', step: missingStep });
  };

  const submit = async () => {
    if (isSending) return;
    if (!(await isStepValid())) showToast(INCOMPLETE_TOAST);
    else if (step === PAYMENT_STEP) confirm();
    else dispatch({ type: 'next', from: step });
  };

  return { form, step, confirmation, wilaya, problem, isSending, submit, goBack: () => dispatch({ type: 'previous' }) };
}
