'use client';

import { useEffect, useRef, useState } from 'react';
import { formatListPrice } from '@/domain/price-texts';
import { AMOUNT_PATTERN, PRICE_MAX, PRICE_MIN } from '@/domain/search/listing-filters';
import { LineDown } from '@/storefront/ui/line-down';
import { useLazy } from '@/storefront/ui/use-lazy';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { useDebounced } from '../state/use-debounced';
import type { PriceRange } from './price-slider';

const loadSlider = () => import('./price-slider').then((module) => module.PriceSlider);

/** ms; arrow keys held down would otherwise ask the server for each step */
const COMMIT_DELAY = 200;

type PriceFilterProps = { minPrice: number | null; maxPrice: number | null; onChange: (range: PriceRange) => void };

export function PriceFilter({ minPrice, maxPrice, onChange }: PriceFilterProps) {
  const [draft, setDraft] = useState<PriceRange | null>(null);
  const debounced = useDebounced((range: PriceRange) => {
    setDraft(null);
    onChange(range);
  }, COMMIT_DELAY);
  const [place, isSeen] = useIsSeen();
  const { Part: PriceSlider, hasFailed, retry } = useLazy({ load: loadSlider, isWanted: isSeen });
  const range: PriceRange = draft ?? [clamp(minPrice ?? PRICE_MIN), clamp(maxPrice ?? PRICE_MAX)];

  return (
    <div ref={place} className="px-2">
      {PriceSlider && (
        <PriceSlider range={range} onDraft={setDraft} onCommit={debounced.call} onLeave={debounced.flush} />
      )}
      {!PriceSlider && (hasFailed ? <LineDown onRetry={retry} className="mb-2" /> : <SliderPlaceholder />)}
      <p className="flex justify-between gap-2 text-slate-700 text-sm tabular-nums noscript:hidden">
        <span>{formatListPrice(range[0])}</span>
        <span>{formatListPrice(range[1])}</span>
      </p>
      <noscript>
        <PriceField name="min_price" label={catalogueWords.minPrice} price={minPrice} />
        <PriceField name="max_price" label={catalogueWords.maxPrice} price={maxPrice} />
      </noscript>
    </div>
  );
}

/** Without JavaScript the browser itself refuses what could be read in two ways, such as 12.500. */
function PriceField({ name, label, price }: { name: string; label: string; price: number | null }) {
  return (
    <label className="mt-2 block text-slate-700 text-sm">
      {label}
      <input
        type="text"
        inputMode="decimal"
        name={name}
        pattern={AMOUNT_PATTERN}
        title={catalogueWords.priceHint}
        defaultValue={price ?? undefined}
        className="mt-1 h-10 w-full rounded-md border border-slate-400 px-3"
      />
    </label>
  );
}

/** Holds the slider's place until its script is there. */
function SliderPlaceholder() {
  return (
    <div aria-hidden className="flex h-11 items-center noscript:hidden">
      <div className="h-1.5 w-full rounded-full bg-blue-900/40" />
    </div>
  );
}

/** The slider is fetched once its place comes into sight or its form is used: never on a phone whose sheet stays shut. */
function useIsSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
    });
    observer.observe(place.current);
    // By keyboard the slider must be there before the focus reaches it.
    const form = place.current.closest('form');
    const mount = () => setIsSeen(true);
    form?.addEventListener('focusin', mount, { once: true });
    return () => {
      observer.disconnect();
      form?.removeEventListener('focusin', mount);
    };
  }, []);
  return [place, isSeen] as const;
}

function clamp(price: number): number {
  return Math.min(PRICE_MAX, Math.max(PRICE_MIN, price));
}
