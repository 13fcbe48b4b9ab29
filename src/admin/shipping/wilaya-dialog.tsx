'use client';

import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { deskFeeProblem, feeProblem, MAX_DAYS_LENGTH } from '@/domain/delivery/delivery';
import { MAX_NAME, nameProblem } from '@/domain/names';
import { readOptionalNumber } from '@/domain/read-number';
import { officeShippingWords } from '@/words/en/catalogue/shipping';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS, resolved, useField } from '../lib/form';
import { RecordDialog, type RecordDialogProps } from '../records/record-dialog';
import { NumberField, TextField } from '../ui/text-field';
import { readDays } from './cell-values';

type WilayaFields = { name: string; price: string; desk_price: string; days: string };
type WilayaDraft = { name: string; price: number; desk_price: number | null; days: string | null };

const FIELDS = ['name', 'price', 'desk_price', 'days'] as const;

/** Adds or edits a delivery region. */
export function WilayaDialog({ edited: opened, path, ...rest }: RecordDialogProps<AdminWilaya> & { path: string }) {
  const [edited, setEdited] = useState(opened);
  const form = useForm<WilayaFields, unknown, WilayaDraft>({
    ...FORM_OPTIONS,
    defaultValues: fieldsOf(opened),
    resolver: wilayaResolver,
  });
  const [name, price] = [useField(form, 'name'), useField(form, 'price')];
  const [deskPrice, days] = [useField(form, 'desk_price'), useField(form, 'days')];
  const save = (draft: WilayaDraft): Promise<AdminWilaya> =>
    edited
      ? callAdmin('PATCH', `${path}${edited.id}/`, { body: { ...draft, updated_at: edited.updated_at } })
      : callAdmin('POST', path, { body: draft });
  const { editing, adding, failures, unit } = officeShippingWords;
  return (
    <RecordDialog
      id="wilaya"
      {...(edited && { record: { record: edited.id, base: edited.updated_at } })}
      form={form}
      fields={FIELDS}
      words={{ ...(edited ? editing : adding), ...failures }}
      save={save}
      onNewest={(current) => {
        // The copy that this call answers with a refusal.
        const newest = current as AdminWilaya;
        setEdited(newest);
        return fieldsOf(newest);
      }}
      {...rest}
    >
      <TextField id="wilaya-name" label={officeShippingWords.name} autoComplete="off" maxLength={MAX_NAME} {...name} />
      <NumberField
        id="wilaya-price"
        label={officeShippingWords.price}
        unit={unit}
        // A text field ignores it. It documents that whole centimes are kept.
        step="0.01"
        {...price}
      />
      <NumberField
        id="wilaya-desk_price"
        label={officeShippingWords.deskPrice}
        hint={officeShippingWords.deskHint}
        unit={unit}
        {...deskPrice}
      />
      <TextField
        id="wilaya-days"
        label={officeShippingWords.days}
        hint={officeShippingWords.daysHint}
        autoComplete="off"
        maxLength={MAX_DAYS_LENGTH}
        {...days}
      />
    </RecordDialog>
  );
}

function fieldsOf(wilaya: AdminWilaya | null): WilayaFields {
  const { name, price, desk_price, days } = wilaya ?? {};
  return { name: name ?? '', price: price ?? '', desk_price: desk_price ?? '', days: days ?? '' };
}

const wilayaResolver: Resolver<WilayaFields, unknown, WilayaDraft> = ({ name, price, desk_price, days }) => {
  const [fee, deskFee, time] = [readOptionalNumber(price), readOptionalNumber(desk_price), readDays(days)];
  return resolved<WilayaFields, WilayaDraft>(
    [
      ['name', nameProblem('wilaya', name)],
      ['price', fee.ok ? feeProblem(fee.value) : fee.problem],
      ['desk_price', deskFee.ok ? deskFeeProblem(deskFee.value) : deskFee.problem],
      ['days', time.ok ? null : time.problem],
    ],
    {
      name: name.trim(),
      price: (fee.ok && fee.value) || 0,
      desk_price: deskFee.ok ? deskFee.value : null,
      days: time.ok ? time.value : null,
    },
  );
};
