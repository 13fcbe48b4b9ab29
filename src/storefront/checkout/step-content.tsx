import type { CartItem } from '@/domain/cart';
import type { Destination } from './destination';
import type { Placed } from './placed';
import { CartStep } from './steps/cart-step';
import { DeliveryStep } from './steps/delivery-step';
import { LastStep } from './steps/last-step';
import { PaymentStep } from './steps/payment-step';
import { PersonalStep } from './steps/personal-step';
import type { Confirmation, Step } from './wizard';

type StepContentProps = {
  step: Step;
  items: readonly CartItem[];
  destination: Destination | undefined;
  confirmation: Confirmation | null;
  placed: Placed | null;
};

export function StepContent({ step, items, destination, confirmation, placed }: StepContentProps) {
  switch (step) {
    case 1:
      return <CartStep items={items} destination={destination} />;
    case 2:
      return <PersonalStep />;
    case 3:
      return <DeliveryStep destination={destination} />;
    case 4:
      return <PaymentStep destination={destination} />;
    case 5:
      return confirmation && <LastStep confirmation={confirmation} placed={placed} />;
  }
}
