'use client';

import { useEffect, useState } from 'react';
import type { FaultAnswer } from '@/contract/catalogue';
import { getJson } from '@/storefront/api/calls';
import { FitList } from '@/storefront/catalogue/cards/fit-list';
import { useMyBoiler } from '../mine/my-boiler';

type FaultCardsProps = { fault: Pick<FaultAnswer, 'brand_slug' | 'key'>; parts: FaultAnswer['parts'] };

/** The parts of a code: those of the page, or with a remembered boiler marked as in lists. */
export function FaultCards({ fault, parts }: FaultCardsProps) {
  const mine = useMyBoiler();
  const marked = useMarkedParts(fault, mine?.slug ?? '');
  return <FitList products={marked?.parts ?? parts} model={marked?.fits_first ?? null} hasFirst={false} />;
}

/** Null without a boiler, until they are known, and after a failure: the page's own cards then stay. */
function useMarkedParts({ brand_slug: brand, key }: FaultCardsProps['fault'], boiler: string): FaultAnswer | null {
  const [known, setKnown] = useState<{ boiler: string; answer: FaultAnswer } | null>(null);
  useEffect(() => {
    if (boiler === '') return;
    const reading = new AbortController();
    const path = [brand, key].map(encodeURIComponent).join('/');
    const query = new URLSearchParams({ fits_first: boiler });
    getJson<FaultAnswer>(`/api/fault-codes/${path}/?${query}`, { signal: reading.signal }).then(
      (answer) => setKnown({ boiler, answer }),
      () => undefined,
    );
    return () => reading.abort();
  }, [brand, key, boiler]);
  return known?.boiler === boiler ? known.answer : null;
}
