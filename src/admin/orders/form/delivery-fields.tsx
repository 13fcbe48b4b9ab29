import { useState } from 'react';
import { DELIVERY_METHODS } from '@/domain/delivery/delivery';
import { deliveryFee } from '@/domain/delivery/delivery-fees';
import { afterMove, type Cleared, cityOfCommune, keptMethod } from '@/domain/delivery/place';
import { wilayaLabel } from '@/domain/delivery/wilaya-search';
import { toDinars } from '@/domain/money';
import { SHIPPING_FIELDS } from '@/domain/orders/order-fields';
import { regionValue } from '@/domain/slug';
import { officeOrderFormWords } from '@/words/en/orders/order-form';
import { officeOrderWords } from '@/words/en/orders/orders';
import { sayCleared } from '@/words/say-cleared';
import { backOfficeAmount } from '../../lib/format';
import { FieldFrame, fieldAria, INPUT_CLASS, TextField } from '../../ui/text-field';
import type { OrderDraft, ShippingTexts } from './order-draft';
import type { Problems } from './problems';
import type { Place } from './use-place';

const { fields } = officeOrderFormWords;

type DeliveryFieldsProps = {
  id: string;
  draft: OrderDraft;
  place: Place;
  problems: Problems;
  onChange: (changes: Pick<OrderDraft, 'shipping' | 'commune' | 'method'>) => void;
};

/** Where the order goes, and how: wilaya, commune, home or desk with both fees, and the address. */
export function DeliveryFields({ id, draft, place, problems, onChange }: DeliveryFieldsProps) {
  const { shipping, commune, method } = draft;
  const [cleared, setCleared] = useState<readonly Cleared[]>([]);
  const write = (texts: Partial<ShippingTexts>) => onChange({ shipping: { ...shipping, ...texts }, commune, method });
  const text = (name: keyof ShippingTexts, isOptional: boolean) => (
    <TextField
      id={`${id}-${name}`}
      label={(isOptional ? officeOrderFormWords.optional : officeOrderFormWords.required)(
        fields[name === 'region' ? 'city' : name],
      )}
      autoComplete="off"
      maxLength={SHIPPING_FIELDS[name].max}
      value={shipping[name]}
      error={problems[`shipping.${name}`]}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  return (
    <section aria-label={officeOrderFormWords.delivery} className="grid gap-3">
      <h3 className="font-semibold text-slate-900">{officeOrderFormWords.delivery}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <WilayaSelect {...{ id, draft, place, problems, onChange, onCleared: setCleared }} />
        <CommuneSelect {...{ id, draft, place, problems, onChange, onCleared: setCleared }} />
      </div>
      <p role="status" className="grid gap-1 font-medium text-amber-900 text-sm empty:hidden">
        {cleared.map((one) => (
          <span key={one.kind}>{sayCleared(one, officeOrderFormWords)}</span>
        ))}
      </p>
      <MethodChoice {...{ id, draft, place, problems, onChange }} />
      {text('address', false)}
      <div className="grid gap-3 sm:grid-cols-2">
        {text('city', false)}
        {text('postalCode', true)}
      </div>
      {text('additionalInfo', true)}
    </section>
  );
}

type PlaceFieldProps = DeliveryFieldsProps & { onCleared: (cleared: readonly Cleared[]) => void };

/** A commune belongs to its wilaya, and does not outlive it; nor does what was taken from it. */
function WilayaSelect({ id, draft, place, problems, onChange, onCleared }: PlaceFieldProps) {
  const { shipping, method } = draft;
  const error = problems['shipping.region'];
  const isKnown = shipping.region === '' || place.wilaya !== undefined;
  return (
    <FieldFrame id={`${id}-region`} label={officeOrderFormWords.wilaya} error={error}>
      <select
        {...fieldAria({ id: `${id}-region`, error })}
        value={shipping.region}
        onChange={({ target: { value } }) => {
          const wilaya = place.wilayas.find(({ name }) => regionValue(name) === value);
          const former = { former: place.wilaya, formerCommunes: place.communes };
          const moved = afterMove({ ...shipping, method, ...former, wilaya });
          onCleared(moved.cleared);
          onChange({
            shipping: { ...shipping, region: value, city: moved.city, postalCode: moved.postalCode },
            commune: moved.isElsewhere ? null : draft.commune,
            method: moved.method,
          });
        }}
        className={INPUT_CLASS}
      >
        <option value="">{officeOrderFormWords.chooseWilaya}</option>
        {!isKnown && <option value={shipping.region}>{shipping.region}</option>}
        {place.wilayas.map((wilaya) => (
          <option key={wilaya.id} value={regionValue(wilaya.name)}>
            {wilayaLabel(wilaya)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** The city follows the commune, unless another one was typed. */
function CommuneSelect({ id, draft, place, problems, onChange, onCleared }: PlaceFieldProps) {
  const { shipping, commune, method } = draft;
  const error = problems['shipping.commune'];
  const choose = (code: number | null) => {
    const chosen = place.communes.find((known) => known.code === code);
    const city = cityOfCommune({
      ...{ city: shipping.city, former: place.commune, commune: chosen },
      communes: place.communes,
    });
    const kept = keptMethod(method, chosen ?? place.wilaya);
    onCleared(kept.cleared);
    onChange({ shipping: { ...shipping, city }, commune: code, method: kept.method });
  };
  return (
    <FieldFrame id={`${id}-commune`} label={officeOrderFormWords.commune} error={error}>
      <select
        {...fieldAria({ id: `${id}-commune`, error })}
        value={commune ?? ''}
        disabled={!place.wilaya}
        onChange={({ target: { value } }) => choose(value === '' ? null : Number(value))}
        className={INPUT_CLASS}
      >
        <option value="">{officeOrderFormWords.noCommune}</option>
        {place.communes.map(({ code, name, served }) => (
          <option key={code} value={code} disabled={!served && code !== commune}>
            {served ? name : officeOrderFormWords.notServed(name)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function MethodChoice({ id, draft: { shipping, commune, method }, place, problems, onChange }: DeliveryFieldsProps) {
  const fees = place.commune ?? place.wilaya;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-slate-900 text-sm">{officeOrderFormWords.method}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {DELIVERY_METHODS.map((known) => {
          const fee = fees ? deliveryFee(fees, known) : null;
          const price =
            fee === null ? '' : fee.ok ? backOfficeAmount(toDinars(fee.centimes)) : officeOrderFormWords.noDesk;
          return (
            <label
              key={known}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-slate-400 px-3 text-sm has-checked:border-blue-900 has-checked:bg-blue-50 has-disabled:cursor-not-allowed has-disabled:opacity-60"
            >
              <input
                type="radio"
                name={`${id}-method`}
                checked={method === known}
                disabled={fee !== null && !fee.ok && method !== known}
                onChange={() => onChange({ shipping, commune, method: known })}
                className="size-4 accent-blue-900"
              />
              <span className="font-medium">{officeOrderWords.delivery[known]}</span>
              <span className="ms-auto tabular-nums">{price}</span>
            </label>
          );
        })}
      </div>
      {problems.delivery_method && (
        <p role="alert" className="mt-1.5 font-medium text-red-700 text-sm">
          {problems.delivery_method}
        </p>
      )}
    </fieldset>
  );
}
