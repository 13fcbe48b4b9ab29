'use client';

import { toast } from '@payloadcms/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import { readNumber, typedNumberProblem } from '@/domain/read-number';
import { isBlank, MAX_NAME } from '@/domain/text';
import { WILAYA_NAME_MESSAGE, wilayaPriceProblem } from '@/domain/wilaya-rules';
import { officeShippingWords } from '@/words/en/shipping';
import { failureText } from '../api/failure-text';
import { firstDetail } from '../api/first-detail';
import { Banner } from '../ui/banner';
import { FormDialog } from '../ui/form-dialog';
import { NumberField } from '../ui/number-field';
import { TextField } from '../ui/text-field';
import { saveWilaya } from './queries';

type Problems = { name?: string | undefined; price?: string | undefined };

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
  const [name, setName] = useState(edited?.name ?? '');
  const [price, setPrice] = useState(edited?.price ?? '');
  const [problems, setProblems] = useState<Problems>({});
  const saving = useMutation({
    mutationFn: (read: number) => saveWilaya({ name: name.trim(), price: read }, edited),
    onSuccess: () => {
      toast.success(edited ? officeShippingWords.updated : officeShippingWords.added);
      onSaved();
    },
    onError: (error) => {
      setProblems({ name: firstDetail(error, 'name'), price: firstDetail(error, 'price') });
      onOutdated();
    },
  });

  const submit = () => {
    const found: Problems = {
      name: isBlank(name) ? WILAYA_NAME_MESSAGE : undefined,
      price: typedNumberProblem(price, wilayaPriceProblem) ?? undefined,
    };
    setProblems(found);
    const read = readNumber(price);
    if (read.ok && !found.name && !found.price) saving.mutate(read.value);
    else document.getElementById(found.name ? 'wilaya-name' : 'wilaya-price')?.focus();
  };

  return (
    <FormDialog
      id="wilaya"
      title={edited ? officeShippingWords.edit : officeShippingWords.add}
      submitLabel={officeShippingWords.save}
      isDirty={name !== (edited?.name ?? '') || price !== (edited?.price ?? '')}
      isSaving={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {saving.error && (
        <Banner
          kind="error"
          text={failureText(officeShippingWords.saveFailed, saving.error, officeShippingWords.saveFailedRetry)}
        />
      )}
      <TextField
        id="wilaya-name"
        label={officeShippingWords.name}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={name}
        error={problems.name}
        onChange={(event) => {
          setName(event.target.value);
          setProblems({ ...problems, name: undefined });
        }}
      />
      <NumberField
        id="wilaya-price"
        label={officeShippingWords.price}
        unit="DA"
        // Of no effect on a text; it names what is kept, whole centimes.
        step="0.01"
        value={price}
        error={problems.price}
        onChange={(event) => {
          setPrice(event.target.value);
          setProblems({ ...problems, price: undefined });
        }}
      />
    </FormDialog>
  );
}
