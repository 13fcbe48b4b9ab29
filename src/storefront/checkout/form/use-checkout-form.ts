'use client';

import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { readStoredDraft, storeDraft } from '../draft';
import type { FieldName, FieldValue } from '../fields';
import { type CheckoutForm, checkoutForm } from './checkout-form';
import { fieldValue } from './field-value';

/** One form for all steps; it opens with what was typed before a reload, and keeps every change. */
export function useCheckoutForm(): CheckoutForm {
  const [form] = useState(() => checkoutForm(readStoredDraft()));
  useEffect(
    () =>
      form.store.subscribe(({ fields }, before) => {
        if (fields !== before.fields) storeDraft(fields);
      }),
    [form],
  );
  return form;
}

/** The form of the steps within. */
export const FormOfSteps = createContext<CheckoutForm | null>(null);

export function useFormOfSteps(): CheckoutForm {
  const form = use(FormOfSteps);
  if (!form) throw new Error('There is no checkout around this part');
  return form;
}

/** A field's value, kept up to date. */
export function useFieldValue<Name extends FieldName>({ store }: CheckoutForm, name: Name): FieldValue<Name> {
  return useStore(store, ({ fields }) => fieldValue(fields, name));
}

/** A field's value, its message, and what takes the shopper's input. */
export function useField<Name extends FieldName>(name: Name) {
  const form = useFormOfSteps();
  const value = useFieldValue(form, name);
  const error = useStore(form.store, ({ problems }) => problems[name]);
  return { value, error, type: (input: FieldValue<Name>) => form.type(name, input) };
}

/** Moves the focus to a field of the step that is shown. */
export function focusField(name: FieldName): void {
  document.getElementById(name)?.focus();
}
