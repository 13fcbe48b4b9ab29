import type { Destination } from '../destination';
import type { Step } from '../wizard';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';
import { PersonalStep } from './personal-step';

export type LaterStepProps = { step: Step; destination: Destination | undefined };

/** Steps 2 to 4. */
export function LaterStep({ step, destination }: LaterStepProps) {
  switch (step) {
    case 2:
      return <PersonalStep />;
    case 3:
      return <DeliveryStep destination={destination} />;
    case 4:
      return <PaymentStep destination={destination} />;
    default:
      return null;
  }
}
