import type { Destination } from '../destination';
import { RequiredNote } from '../parts/text-field';
import type { Step } from '../wizard';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';
import { PersonalStep } from './personal-step';

export type LaterStepProps = { step: Step; destination: Destination | undefined };

/** Steps 2 to 4. */
export function LaterStep({ step, destination }: LaterStepProps) {
  switch (step) {
    case 2:
      return (
        <div className="grid gap-5">
          <RequiredNote />
          <PersonalStep />
        </div>
      );
    case 3:
      return (
        <div className="grid gap-5">
          <RequiredNote />
          <DeliveryStep destination={destination} />
        </div>
      );
    case 4:
      return <PaymentStep destination={destination} />;
    default:
      return null;
  }
}
