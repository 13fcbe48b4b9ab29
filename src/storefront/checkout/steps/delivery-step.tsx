import { checkoutWords } from '@/words/fr/checkout';
import { RequiredNote, TextField } from '../parts/text-field';
import { WilayaField } from './wilaya-field';

/** Step 3: the address. */
export function DeliveryStep() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RequiredNote />
      <div className="sm:col-span-2">
        <TextField name="shipping.address" label={checkoutWords.address} autoComplete="street-address" />
      </div>
      <TextField name="shipping.city" label={checkoutWords.city} autoComplete="address-level2" />
      <TextField
        name="shipping.postalCode"
        label={checkoutWords.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <div className="sm:col-span-2">
        <WilayaField />
      </div>
      <div className="sm:col-span-2">
        <TextField
          name="shipping.additionalInfo"
          label={checkoutWords.remark}
          placeholder={checkoutWords.remarkHint}
          isMultiline
        />
      </div>
    </div>
  );
}
