'use client';

import * as Slider from 'radix-ui/slider';
import { formatListPrice } from '@/domain/price-texts';
import { PRICE_MAX, PRICE_MIN, PRICE_STEP } from '@/domain/search/listing-filters';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';

export type PriceRange = [min: number, max: number];

type PriceSliderProps = {
  range: PriceRange;
  /** while a handle moves */
  onDraft: (range: PriceRange) => void;
  /** when it has come to rest */
  onCommit: (range: PriceRange) => void;
  onLeave: () => void;
};

const handles = () => [catalogueWords.minPrice, catalogueWords.maxPrice] as const;

/** The two-handled price slider, 0 to 175 000 DZD by steps of 1 000. */
export function PriceSlider({ range, onDraft, onCommit, onLeave }: PriceSliderProps) {
  return (
    <Slider.Root
      min={PRICE_MIN}
      max={PRICE_MAX}
      step={PRICE_STEP}
      value={range}
      onValueChange={([min = PRICE_MIN, max = PRICE_MAX]) => onDraft([min, max])}
      onValueCommit={([min = PRICE_MIN, max = PRICE_MAX]) => onCommit([min, max])}
      className="relative flex h-11 touch-none select-none items-center"
    >
      <Slider.Track className="relative h-1.5 grow rounded-full bg-slate-300">
        <Slider.Range className="absolute h-full rounded-full bg-blue-900" />
      </Slider.Track>
      {handles().map((label, index) => (
        <Slider.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={formatListPrice(range[index] ?? PRICE_MIN)}
          onBlur={onLeave}
          className="block size-6 cursor-grab rounded-full border-2 border-blue-900 bg-white shadow-sm active:cursor-grabbing"
        />
      ))}
    </Slider.Root>
  );
}
