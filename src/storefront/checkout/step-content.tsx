import type { CartItem } from '@/domain/orders/cart';
import { LineDown } from '@/storefront/ui/line-down';
import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from './destination';
import type { Placed } from './order/placed';
import { CartStep } from './steps/cart-step';
import { LastStep } from './steps/last-step';
import type { LaterSteps } from './use-later-steps';
import { type Confirmation, FIRST_STEP, LAST_STEP, type Step } from './wizard';

type StepContentProps = {
  step: Step;
  items: readonly CartItem[];
  destination: Destination | undefined;
  later: LaterSteps;
  confirmation: Confirmation | null;
  placed: Placed | null;
};

export function StepContent({ step, items, destination, later, confirmation, placed }: StepContentProps) {
  if (step === FIRST_STEP) return <CartStep items={items} destination={destination} />;
  if (step === LAST_STEP) return confirmation && <LastStep confirmation={confirmation} placed={placed} />;
  const { LaterStep, hasFailed, retry } = later;
  if (LaterStep) return <LaterStep step={step} destination={destination} />;
  return hasFailed ? <LineDown onRetry={retry} /> : <StepSkeleton />;
}

/** Shown while the script of a step is on its way. */
function StepSkeleton() {
  return (
    <div aria-busy="true" className="animate-pulse motion-reduce:animate-none">
      <p className="sr-only">{checkoutWords.loadingStep}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className="h-20 rounded-lg bg-slate-100" />
        ))}
      </div>
    </div>
  );
}
