'use client';

import { Truck } from 'lucide-react';
import { useState } from 'react';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';
import { useLazy } from '../ui/use-lazy';
import { useRememberedWilaya } from './remembered-wilaya';

const load = () => import('./delivery-estimate').then(({ DeliveryEstimate }) => DeliveryEstimate);

/**
 * What the delivery to the visitor's wilaya costs. Pages are the same for every visitor: this is filled in by the browser, whose
 * script for it comes once a wilaya is remembered or the visitor wants to choose one.
 */
export function DeliveryEstimateHost({ opensUpward = false }: { opensUpward?: boolean }) {
  const remembered = useRememberedWilaya();
  const [isWanted, setIsWanted] = useState(false);
  const { Part, retry } = useLazy({ load, isWanted: isWanted || remembered !== '' });
  return (
    <div className="min-h-11 text-sm">
      {Part ? (
        <Part startsChoosing={isWanted} opensUpward={opensUpward} />
      ) : (
        <button
          type="button"
          onClick={() => {
            setIsWanted(true);
            retry();
          }}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg font-medium text-blue-900 underline"
        >
          <Truck aria-hidden className="size-4 shrink-0" />
          {deliveryFeeWords.choose}
        </button>
      )}
    </div>
  );
}
