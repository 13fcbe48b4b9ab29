'use client';

import { LineDown } from '@/storefront/ui/line-down';
import { useLazy } from '@/storefront/ui/use-lazy';
import type { Destination } from '../destination';
import { WilayaField } from './wilaya-field';

const load = () => import('./chosen-delivery').then(({ ChosenDelivery }) => ChosenDelivery);

type DeliveryChoiceProps = {
  destination: Destination | undefined;
  /** in a step that opens the next one without it */
  isOptional?: boolean;
};

/** Where the order goes, and home or desk with both fees, whose script comes with the wilaya: cells of a grid of two columns. */
export function DeliveryChoice({ destination, isOptional = false }: DeliveryChoiceProps) {
  const { Part: ChosenDelivery, hasFailed, retry } = useLazy({ load, isWanted: destination !== undefined });
  return (
    <>
      <WilayaField destination={destination} isOptional={isOptional} />
      {ChosenDelivery && <ChosenDelivery destination={destination} />}
      {hasFailed && <LineDown onRetry={retry} />}
    </>
  );
}
