'use client';

import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { readStoredDraft, storeDraft } from './draft';
import type { CheckoutFields } from './fields';

export type CheckoutForm = UseFormReturn<CheckoutFields>;

/** One form for all steps, so that going back and forth loses nothing; it opens with what was typed before a reload. */
export function useCheckoutForm(): CheckoutForm {
  const [defaultValues] = useState(readStoredDraft);
  const form = useForm<CheckoutFields>({ defaultValues });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [subscribe],
  );
  return form;
}
