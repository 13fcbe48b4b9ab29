'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { findRegion } from '@/domain/delivery';
import { communesQuery, wilayasQuery } from '@/storefront/api/queries';
import { type Destination, destinationOf } from './destination';
import type { CheckoutForm } from './use-checkout-form';

/** The wilayas, loaded on entry, and where the order goes; undefined until a wilaya is chosen. A failure is logged only. */
export function useDestination({ control }: Pick<CheckoutForm, 'control'>): Destination | undefined {
  const { data: wilayas, error } = useQuery(wilayasQuery());
  const [region, communeCode, method] = useWatch({ control, name: ['shipping.region', 'commune', 'delivery_method'] });
  const wilaya = findRegion(wilayas, region);
  const { data: communes, error: communesError } = useCommunes(wilaya);
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  useEffect(() => {
    if (communesError) console.error(communesError);
  }, [communesError]);
  const commune = communes?.find(({ code }) => String(code) === communeCode);
  return wilaya && destinationOf({ wilaya, commune, method });
}

/** The communes of a wilaya; a region that is no official wilaya has none. */
export function useCommunes(wilaya: { id: number; code: number | null } | undefined) {
  return useQuery({ ...communesQuery(wilaya?.id ?? 0), enabled: wilaya !== undefined && wilaya.code !== null });
}
