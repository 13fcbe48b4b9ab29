import { checkoutWords } from '@/words/fr/checkout';
import { commonWords } from '@/words/fr/common';
import { RequiredNote } from '../parts/required-note';
import { TextField } from '../parts/text-field';

/** Step 2: who orders. */
export function PersonalStep() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RequiredNote />
      <TextField name="customer.firstName" label={commonWords.firstName} autoComplete="given-name" />
      <TextField name="customer.lastName" label={commonWords.lastName} autoComplete="family-name" />
      <TextField
        name="customer.email"
        label={commonWords.email}
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
    </div>
  );
}
