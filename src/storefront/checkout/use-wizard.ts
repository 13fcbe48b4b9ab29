'use client';

import { useEffect, useEffectEvent, useReducer } from 'react';
import { forgetConfirmation, forgetStep } from '@/client/checkout-storage';
import { useCart } from '@/storefront/cart/cart-store';
import { readStoredDraft, readStoredStep, storeStep } from './draft';
import { furthestStep } from './fields';
import { readConfirmation } from './order/confirmation';
import { readPlaced } from './order/placed';
import { thanksPath } from './order/thanks-path';
import { useStepEntries } from './use-step-entries';
import { moveWizard, openWizard, type Step, type WizardState } from './wizard';

/**
 * The wizard's state: reopened at the step of a reload or of the browser's history, and back at step 1 once the cart is empty.
 * @param furthest the first incomplete step, judged by the present input
 */
export function useWizard({ furthest }: { furthest: () => Step }) {
  const isCartEmpty = useCart((cart) => cart.items.length === 0);
  const [state, dispatch] = useReducer(moveWizard, isCartEmpty, openStored);
  const { step, confirmation } = state;
  const isAnother = !isCartEmpty && confirmation === null;

  useEffect(() => {
    if (isCartEmpty) dispatch({ type: 'cart-emptied' });
  }, [isCartEmpty]);
  // A cart with something in it is a new order, not the confirmed one.
  useEffect(() => {
    if (isAnother) forgetConfirmation();
  }, [isAnother]);

  const show = useEffectEvent((target: Step): Step => {
    const shown = reachable(target, furthest());
    dispatch({ type: 'show', step: shown });
    return shown;
  });
  const placed = confirmation && readPlaced(({ orderId }) => orderId === confirmation.orderId);
  const lastAddress = placed ? thanksPath(placed.code) : null;
  useStepEntries({ step, onTraversal: (target) => show(target), lastAddress });

  // Stored only as the document goes, so that coming back by a link opens the first step.
  useEffect(() => forgetStep(), []);
  useEffect(() => {
    const store = () => (confirmation ? forgetStep() : storeStep(step));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [step, confirmation]);

  return { step, confirmation, placed, dispatch };
}

function openStored(isCartEmpty: boolean): WizardState {
  return openWizard({
    storedStep: readStoredStep(),
    furthestStep: furthestStep({ fields: readStoredDraft(), isCartEmpty }),
    confirmation: isCartEmpty ? readConfirmation() : null,
  });
}

function reachable(target: Step, furthest: Step): Step {
  return target < furthest ? target : furthest;
}
