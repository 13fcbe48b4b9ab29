'use client';

import { type Resolver, useForm } from 'react-hook-form';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { feeProblem } from '@/domain/delivery';
import { MAX_NAME, nameProblem } from '@/domain/names';
import { readOptionalNumber } from '@/domain/read-number';
import { officeShippingWords } from '@/words/en/shipping';
import { callAdmin } from '../api/client';
import { FORM_OPTIONS, resolved, useField } from '../lib/form';
import { RecordDialog, type RecordDialogProps } from '../records/record-dialog';
import { NumberField, TextField } from '../ui/text-field';

type WilayaFields = { name: string; price: string };
type WilayaDraft = { name: string; price: number };

const FIELDS = ['name', 'price'] as const;

/** Adds or edits a delivery region. */
export function WilayaDialog({ edited, path, ...rest }: RecordDialogProps<AdminWilaya> & { path: string }) {
  const form = useForm<WilayaFields, unknown, WilayaDraft>({
    ...FORM_OPTIONS,
    defaultValues: { name: edited?.name ?? '', price: edited?.price ?? '' },
    resolver: wilayaResolver,
  });
  const [name, price] = [useField(form, 'name'), useField(form, 'price')];
  const save = (draft: WilayaDraft): Promise<AdminWilaya> =>
    edited
      ? callAdmin('PATCH', `${path}${edited.id}/`, { body: { ...draft, updated_at: edited.updated_at } })
      : callAdmin('POST', path, { body: draft });
  const { editing, adding, failures } = officeShippingWords;
  return (
    <RecordDialog
      id="wilaya"
      form={form}
      fields={FIELDS}
      words={{ ...(edited ? editing : adding), ...failures }}
      save={save}
      {...rest}
    >
      <TextField id="wilaya-name" label={officeShippingWords.name} autoComplete="off" maxLength={MAX_NAME} {...name} />
      <NumberField
        id="wilaya-price"
        label={officeShippingWords.price}
        unit={officeShippingWords.unit}
        // A text field ignores it. It documents that whole centimes are kept.
        step="0.01"
        {...price}
      />
    </RecordDialog>
  );
}

const wilayaResolver: Resolver<WilayaFields, unknown, WilayaDraft> = ({ name, price }) => {
  const fee = readOptionalNumber(price);
  return resolved<WilayaFields, WilayaDraft>(
    [
      ['name', nameProblem('wilaya', name)],
      ['price', fee.ok ? feeProblem(fee.value) : fee.problem],
    ],
    { name: name.trim(), price: (fee.ok && fee.value) || 0 },
  );
};
