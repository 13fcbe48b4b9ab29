import { checkoutWords } from '@/words/fr/orders/checkout';
import type { Destination } from '../destination';
import { TextField } from '../parts/text-field';
import { DeliveryChoice } from './delivery-choice';

/** Step 3: the address, and home or desk. */
export function DeliveryStep({ destination }: { destination: Destination | undefined }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
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
      <DeliveryChoice destination={destination} />
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
