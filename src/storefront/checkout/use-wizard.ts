'use client';

import { useEffect, useReducer } from 'react';
import { useCart } from '@/storefront/cart/cart-store';
import { forgetStep } from './forget-draft';
import { furthestStep } from './step-schemas';
import { readStoredDraft, readStoredStep, storeStep } from './storage';
import { moveWizard, openWizard, type WizardState } from './wizard';

/** The wizard's state: reopened where a reload left it, and back at step 1 once the cart is empty. */
export function useWizard() {
  const isCartEmpty = useCart((cart) => cart.items.length === 0);
  const [state, dispatch] = useReducer(moveWizard, isCartEmpty, openStored);
  const { step, confirmation } = state;

  useEffect(() => {
    if (isCartEmpty) dispatch({ type: 'cart-emptied' });
  }, [isCartEmpty]);

  // Stored only as the document goes, so that coming back by a link opens the first step.
  useEffect(() => forgetStep(), []);
  useEffect(() => {
    const store = () => (confirmation ? forgetStep() : storeStep(step));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [step, confirmation]);

  return { step, confirmation, dispatch };
}

function openStored(isCartEmpty: boolean): WizardState {
  return openWizard({
    storedStep: readStoredStep(),
    furthestStep: furthestStep({ fields: readStoredDraft(), isCartEmpty }),
  });
}
