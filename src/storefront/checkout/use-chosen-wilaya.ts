'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findRegion } from '@/domain/delivery';
import { wilayasQuery } from '@/storefront/api/queries';
import type { CheckoutForm } from './use-checkout-form';

/** The wilayas, loaded on entry, and the chosen one. A failure is logged only. */
export function useChosenWilaya({ control }: Pick<CheckoutForm, 'control'>) {
  const { data: wilayas, error } = useQuery(wilayasQuery());
  const region = useWatch({ control, name: 'shipping.region' });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return findRegion(wilayas, region);
}
