import { accountFieldWords } from '@/words/fr/fields';
import { checkoutWords } from '@/words/fr/orders/checkout';
import { TextField } from '../parts/text-field';

/** Step 2: the customer. */
export function PersonalStep() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="customer.firstName" label={accountFieldWords.firstName} autoComplete="given-name" />
      <TextField name="customer.lastName" label={accountFieldWords.lastName} autoComplete="family-name" />
      <TextField
        name="customer.email"
        label={accountFieldWords.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="customer.phone"
        label={checkoutWords.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={checkoutWords.phoneHint}
      />
      <TextField name="customer.phone2" label={checkoutWords.phone2} type="tel" inputMode="tel" autoComplete="off" />
    </div>
  );
}
