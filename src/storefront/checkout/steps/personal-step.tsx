import { RequiredNote } from '../parts/required-note';
import { TextField } from '../parts/text-field';

/** Step 2: who orders. */
export function PersonalStep() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RequiredNote />
      <TextField name="customer.firstName" label="Prénom" autoComplete="given-name" />
      <TextField name="customer.lastName" label="Nom" autoComplete="family-name" />
      <TextField
        name="customer.email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="customer.phone"
        label="Téléphone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="XX XXX XXX"
      />
    </div>
  );
}
