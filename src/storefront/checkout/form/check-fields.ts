import type { Problem } from '@/domain/problem';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { problemWords } from '@/words/fr/problems';
import { sayProblem } from '@/words/say-problem';
import type { Destination } from '../destination';
import { type FieldName, STEP_FIELDS, type TextPath } from '../fields';
import type { Step } from '../wizard';
import type { CheckoutForm } from './checkout-form';

type Checked = { destination: Destination | undefined };

const say = (problem: Problem) => sayProblem(problem, problemWords);

/** Shows what is wrong with a step. @returns the first wrong field */
export function checkStep(form: CheckoutForm, { step, destination }: Checked & { step: Step }): FieldName | null {
  const names = STEP_FIELDS[step];
  return step === 3 ? checkWithPlace(form, { names, destination }) : form.check(names, say);
}

/** Shows what is wrong with fields and with the place where the order goes. @returns the first wrong one */
export function checkWithPlace(
  form: CheckoutForm,
  { names, destination }: Checked & { names: readonly TextPath[] },
): FieldName | null {
  const wrong = form.check(names, say);
  // A stored wilaya may have left the list since: it then shows as not chosen.
  if (!destination) {
    form.refuse('shipping.region', problemWords.required);
    return wrong ?? 'shipping.region';
  }
  if (destination.fee.ok) return wrong;
  form.refuse('delivery_method', checkoutWords.undeliverable[destination.fee.reason]);
  return wrong ?? 'delivery_method';
}
