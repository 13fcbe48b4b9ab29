'use client';

import { useCart } from '@/storefront/cart/cart-store';
import { FormOfSteps } from './form/use-checkout-form';
import { OrderProblemNotice } from './parts/order-problem-notice';
import { OrderSummary } from './parts/order-summary';
import { StepHeading } from './parts/step-heading';
import { StepIndicator } from './parts/step-indicator';
import { WizardButtons } from './parts/wizard-buttons';
import { StepContent } from './step-content';
import { useCheckout } from './use-checkout';
import { WilayasOfSteps, WilayasOnEntry } from './wilayas-on-entry';
import { FIRST_STEP, LAST_STEP } from './wizard';

const WITH_SUMMARY = 'mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8';
const ALONE = 'mx-auto mt-8 max-w-3xl';

/** Five steps in one form: cart, person, address, payment, confirmation. */
export function CheckoutWizard() {
  return (
    <WilayasOnEntry>
      <Wizard />
    </WilayasOnEntry>
  );
}

function Wizard() {
  const items = useCart((cart) => cart.items);
  const checkout = useCheckout();
  const { step, confirmation, destination, later, isSending } = checkout;
  const isEmpty = items.length === 0;
  const hasSummary = step !== LAST_STEP && !isEmpty;
  return (
    <FormOfSteps value={checkout.form}>
      <WilayasOfSteps value={checkout.wilayas}>
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
              void checkout.submit();
            }}
            onPointerEnter={later.prepare}
            onFocus={later.prepare}
            className="min-w-0 rounded-xl border border-slate-200 bg-white p-4 sm:p-6"
          >
            <StepHeading step={step} />
            <OrderProblemNotice problem={checkout.problem} isCartEmpty={isEmpty} />
            <StepContent
              step={step}
              items={items}
              destination={destination}
              later={later}
              confirmation={confirmation}
              placed={checkout.placed}
            />
            {step !== LAST_STEP && (
              <WizardButtons
                step={step}
                isSending={isSending}
                isWaiting={later.isMissing}
                isQuiet={isEmpty && step === FIRST_STEP}
                onPrevious={checkout.goBack}
              />
            )}
          </form>
        </div>
      </WilayasOfSteps>
    </FormOfSteps>
  );
}
