import type { CartItem } from '@/domain/cart';
import { CartStep } from './steps/cart-step';
import { ConfirmationStep } from './steps/confirmation-step';
import { DeliveryStep } from './steps/delivery-step';
import { PaymentStep } from './steps/payment-step';
import { PersonalStep } from './steps/personal-step';
import type { Confirmation, Step } from './wizard';

type StepContentProps = { step: Step; items: readonly CartItem[]; confirmation: Confirmation | null };

export function StepContent({ step, items, confirmation }: StepContentProps) {
  switch (step) {
    case 1:
      return <CartStep items={items} />;
    case 2:
      return <PersonalStep />;
    case 3:
      return <DeliveryStep />;
    case 4:
      return <PaymentStep />;
    case 5:
      return confirmation && <ConfirmationStep confirmation={confirmation} />;
  }
}
