'use client';

import { useEffect } from 'react';
import { findRegion } from '@/domain/delivery/delivery';
import { usePageQuery } from '@/storefront/api/page-query/use-page-query';
import { communesQuery } from '@/storefront/api/queries';
import { type Destination, destinationOf } from './destination';
import type { CheckoutForm } from './form/checkout-form';
import { useFieldValue } from './form/use-checkout-form';
import type { WilayasRead } from './wilayas-on-entry';

/** Where the order goes; undefined until a wilaya is chosen. A list that cannot be read is logged only. */
export function useDestination(form: CheckoutForm, { data: wilayas, error }: WilayasRead): Destination | undefined {
  const region = useFieldValue(form, 'shipping.region');
  const communeCode = useFieldValue(form, 'commune');
  const method = useFieldValue(form, 'delivery_method');
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
  return usePageQuery({
    query: communesQuery(wilaya?.id ?? 0),
    isEnabled: wilaya !== undefined && wilaya.code !== null,
  });
}
