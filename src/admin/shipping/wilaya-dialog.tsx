'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { feeProblem } from '@/domain/delivery';
import { MAX_NAME, nameProblem } from '@/domain/names';
import { readNumber, typedNumberProblem } from '@/domain/read-number';

import { officeProblemWords } from '@/words/en/problems';
import { officeShippingWords } from '@/words/en/shipping';
import { sayProblem } from '@/words/say-problem';
import { failureText } from '../api/failure-text';
import { firstDetail } from '../api/first-detail';
import { FORM_OPTIONS } from '../lib/form-options';
import { useField } from '../lib/use-field';
import { Banner } from '../ui/banner';
import { FormDialog } from '../ui/form-dialog';
import { NumberField } from '../ui/number-field';
import { TextField } from '../ui/text-field';
import { saveWilaya } from './queries';

type WilayaFields = { name: string; price: string };

type WilayaDialogProps = {
  /** null: a new one */
  edited: AdminWilaya | null;
  onClose: () => void;
  onSaved: () => void;
  /** somebody else has changed or deleted it meanwhile */
  onOutdated: () => void;
};

/** Adds or edits a delivery region. */
export function WilayaDialog({ edited, onClose, onSaved, onOutdated }: WilayaDialogProps) {
  const form = useForm<WilayaFields>({
    ...FORM_OPTIONS,
    defaultValues: { name: edited?.name ?? '', price: edited?.price ?? '' },
    resolver: wilayaResolver,
  });
  const [name, price] = [useField(form, 'name'), useField(form, 'price')];
  const saving = useMutation({
    mutationFn: (fields: { name: string; price: number }) => saveWilaya(fields, edited),
    onSuccess: () => {
      toast.success(edited ? officeShippingWords.updated : officeShippingWords.added);
      onSaved();
    },
    onError: (error) => {
      for (const field of ['name', 'price'] as const) {
        const message = firstDetail(error, field);
        if (message !== undefined) form.setError(field, { message });
      }
      onOutdated();
    },
  });

  const submit = form.handleSubmit(
    (fields) => {
      const price = readNumber(fields.price);
      if (price.ok) saving.mutate({ name: fields.name.trim(), price: price.value });
    },
    (errors) => document.getElementById(errors.name ? 'wilaya-name' : 'wilaya-price')?.focus(),
  );

  return (
    <FormDialog
      id="wilaya"
      title={edited ? officeShippingWords.edit : officeShippingWords.add}
      submitLabel={officeShippingWords.save}
      isDirty={form.formState.isDirty}
      isSaving={saving.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {saving.error && (
        <Banner
          kind="error"
          text={failureText(officeShippingWords.saveFailed, saving.error, officeShippingWords.saveFailedRetry)}
        />
      )}
      <TextField id="wilaya-name" label={officeShippingWords.name} autoComplete="off" maxLength={MAX_NAME} {...name} />
      <NumberField
        id="wilaya-price"
        label={officeShippingWords.price}
        unit="DA"
        // A text field ignores it. It documents that whole centimes are kept.
        step="0.01"
        {...price}
      />
    </FormDialog>
  );
}

const wilayaResolver: Resolver<WilayaFields> = (values) => {
  const name = nameProblem('wilaya', values.name);
  const price = typedNumberProblem(values.price, feeProblem);
  if (name === null && price === null) return { values, errors: {} };
  const errors: FieldErrors<WilayaFields> = {
    ...(name !== null && { name: { type: 'rule', message: sayProblem(name, officeProblemWords) } }),
    ...(price !== null && { price: { type: 'rule', message: sayProblem(price, officeProblemWords) } }),
  };
  return { values: {}, errors };
};
