'use client';

import { FormProvider } from 'react-hook-form';
import { useCart } from '@/storefront/cart/cart-store';
import { OrderProblemNotice } from './parts/order-problem-notice';
import { OrderSummary } from './parts/order-summary';
import { StepHeading } from './parts/step-heading';
import { StepIndicator } from './parts/step-indicator';
import { WizardButtons } from './parts/wizard-buttons';
import { StepContent } from './step-content';
import { useCheckout } from './use-checkout';
import { FIRST_STEP, LAST_STEP } from './wizard';

const WITH_SUMMARY = 'mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8';
const ALONE = 'mx-auto mt-8 max-w-3xl';

/** Five steps in one form: cart, person, address, payment, confirmation. */
export function CheckoutWizard() {
  const items = useCart((cart) => cart.items);
  const { form, step, confirmation, placed, destination, problem, isSending, submit, goBack } = useCheckout();
  const isEmpty = items.length === 0;
  const hasSummary = step !== LAST_STEP && !isEmpty;
  return (
    <FormProvider {...form}>
      <StepIndicator step={step} isConfirmed={confirmation !== null} />
      <div className={hasSummary ? WITH_SUMMARY : ALONE}>
        {hasSummary && (
          <div className="lg:sticky lg:top-40 lg:order-last lg:self-start">
            <OrderSummary items={items} destination={destination} />
          </div>
        )}
        <form
          noValidate
          aria-labelledby="checkout-step"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          className="min-w-0 rounded-xl border border-slate-200 bg-white p-4 sm:p-6"
        >
          <StepHeading step={step} />
          <OrderProblemNotice problem={problem} isCartEmpty={isEmpty} />
          <StepContent
            step={step}
            items={items}
            destination={destination}
            confirmation={confirmation}
            placed={placed}
          />
          {step !== LAST_STEP && (
            <WizardButtons
              step={step}
              isSending={isSending}
              isQuiet={isEmpty && step === FIRST_STEP}
              onPrevious={goBack}
            />
          )}
        </form>
      </div>
    </FormProvider>
  );
}
