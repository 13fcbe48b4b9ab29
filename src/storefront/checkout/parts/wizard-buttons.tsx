import { cx } from '@/client/classes';
import { Button } from '@/storefront/ui/button';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { FIRST_STEP, PAYMENT_STEP, type Step } from '../wizard';

type WizardButtonsProps = {
  step: Step;
  isSending: boolean;
  /** the step is not there yet */
  isWaiting: boolean;
  isQuiet: boolean;
  onPrevious: () => void;
};

/** Large, but side by side on a phone. */
const ROOMY = 'min-h-12 max-[24rem]:px-2 sm:px-6 sm:text-base';

/** 'Précédent' and the step's one action, which submits the form around it. */
export function WizardButtons({ step, isSending, isWaiting, isQuiet, onPrevious }: WizardButtonsProps) {
  const isIdle = isSending || isWaiting;
  return (
    <div className="mt-8 flex justify-between gap-3 border-slate-200 border-t pt-6">
      <Button variant="outline" disabled={step === FIRST_STEP || isSending} onClick={onPrevious} className={ROOMY}>
        {checkoutWords.previous}
      </Button>
      <Button
        type="submit"
        variant={isQuiet ? 'outline' : 'action'}
        // Not `disabled`: a disabled button loses the keyboard's focus.
        aria-disabled={isIdle}
        onClick={(event) => {
          // The second half of a double click on 'Suivant' must not confirm the order.
          if (isIdle || event.detail > 1) event.preventDefault();
        }}
        className={cx(ROOMY, 'flex-1 aria-disabled:opacity-75 sm:flex-none')}
      >
        {submitLabel(step, isSending)}
      </Button>
    </div>
  );
}

function submitLabel(step: Step, isSending: boolean): string {
  if (isSending) return checkoutWords.sending;
  return step === PAYMENT_STEP ? checkoutWords.confirm : checkoutWords.next;
}
