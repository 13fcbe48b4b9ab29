'use client';

import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { Wilaya } from '@/contract/catalogue';
import { findRegion } from '@/domain/delivery/delivery';
import { deliveryFee } from '@/domain/delivery/delivery-fees';
import { wilayaLabel } from '@/domain/delivery/wilaya-search';
import { toDinars } from '@/domain/money';
import { formatListPrice } from '@/domain/price-texts';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';
import { wilayasQuery } from '../api/queries';
import { QueryProvider } from '../api/query-provider';
import { LineDown } from '../ui/line-down';
import { rememberWilaya, useRememberedWilaya } from './remembered-wilaya';
import { WilayaPicker } from './wilaya-picker';

type DeliveryEstimateProps = {
  /** the visitor asked for the fees before choosing a wilaya */
  startsChoosing: boolean;
  /** the list of wilayas has no room below */
  opensUpward: boolean;
};

export function DeliveryEstimate(props: DeliveryEstimateProps) {
  return (
    <QueryProvider>
      <Estimate {...props} />
    </QueryProvider>
  );
}

function Estimate({ startsChoosing, opensUpward }: DeliveryEstimateProps) {
  const { data: wilayas, error, isFetching, refetch } = useQuery(wilayasQuery());
  const value = useRememberedWilaya();
  const [isChoosing, setIsChoosing] = useState(startsChoosing);
  const wilaya = findRegion(wilayas, value);

  if (error && !wilayas) return <LineDown onRetry={() => void refetch()} isTrying={isFetching} />;
  if (!wilayas) return null;
  if (wilaya && !isChoosing) return <Fees wilaya={wilaya} onChange={() => setIsChoosing(true)} />;
  return (
    <div className="max-w-sm">
      <p className="mb-1.5 flex items-center gap-2 font-medium text-slate-900">
        <Truck aria-hidden className="size-4 shrink-0 text-blue-900" />
        {deliveryFeeWords.title}
      </p>
      <WilayaPicker
        aria-label={deliveryFeeWords.wilaya}
        // A keyboard user continues from here.
        takesFocus={isChoosing}
        opensUpward={opensUpward}
        wilayas={wilayas}
        value={wilaya ? value : ''}
        onChoose={(chosen) => {
          rememberWilaya(chosen);
          setIsChoosing(false);
        }}
      />
    </div>
  );
}

function Fees({ wilaya, onChange }: { wilaya: Wilaya; onChange: () => void }) {
  const [home, desk] = [deliveryFee(wilaya, 'standard'), deliveryFee(wilaya, 'desk')];
  return (
    <div aria-live="polite" className="flex gap-2 text-slate-700">
      <Truck aria-hidden className="mt-0.5 size-4 shrink-0 text-blue-900" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium text-slate-900">{wilayaLabel(wilaya)}</span>
          <button
            type="button"
            aria-label={deliveryFeeWords.changeLabel}
            onClick={onChange}
            className="cursor-pointer py-1 text-blue-900 underline"
          >
            {deliveryFeeWords.change}
          </button>
        </p>
        <ul className="flex flex-wrap gap-x-4 tabular-nums">
          {home.ok && <li>{deliveryFeeWords.home(formatListPrice(toDinars(home.centimes)))}</li>}
          {desk.ok && <li>{deliveryFeeWords.desk(formatListPrice(toDinars(desk.centimes)))}</li>}
          {wilaya.days !== null && <li>{deliveryFeeWords.in(wilaya.days)}</li>}
        </ul>
      </div>
    </div>
  );
}
