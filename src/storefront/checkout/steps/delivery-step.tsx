import { checkoutWords } from '@/words/fr/checkout';
import type { Destination } from '../destination';
import { RequiredNote, TextField } from '../parts/text-field';
import { CommuneField } from './commune-field';
import { MethodField } from './method-field';
import { WilayaField } from './wilaya-field';

/** Step 3: the address, and home or desk. */
export function DeliveryStep({ destination }: { destination: Destination | undefined }) {
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
      <WilayaField destination={destination} />
      <CommuneField destination={destination} />
      <div className="empty:hidden sm:col-span-2">
        <MethodField destination={destination} />
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
