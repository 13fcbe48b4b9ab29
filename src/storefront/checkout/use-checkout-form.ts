'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type CheckoutFields, checkoutSchema } from './step-schemas';
import { readStoredDraft, storeDraft } from './storage';

export type CheckoutForm = UseFormReturn<CheckoutFields>;

/** One form for all steps, so that going back and forth loses nothing; it opens with what was typed before a reload. */
export function useCheckoutForm(): CheckoutForm {
  const [defaultValues] = useState(readStoredDraft);
  const form = useForm<CheckoutFields>({
    defaultValues,
    // Values stay as typed here; the order's body is made from them and trimmed there.
    resolver: zodResolver(checkoutSchema, undefined, { raw: true }),
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [subscribe],
  );
  return form;
}
