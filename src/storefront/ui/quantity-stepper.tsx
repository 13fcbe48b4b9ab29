'use client';

import { Minus, Plus } from 'lucide-react';
import { cx } from '@/client/classes';
import { clampQuantity, MAX_QUANTITY, MIN_QUANTITY } from '@/domain/orders/cart';
import { quantityWords } from '@/words/fr/quantity';
import { QuantityField } from './quantity-field';

type QuantityStepperProps = {
  value: number;
  /** called with a quantity from 1 to `max` */
  onChange: (quantity: number) => void;
  /** what is counted, for screen readers: the product's name */
  label: string;
  size?: 'sm' | 'md';
  isDisabled?: boolean;
  /** fewer than the limit of a line where there are fewer pieces; above 10 the quantity can be typed as well */
  max?: number;
};

const SIZES = { sm: 'size-10', md: 'size-12' };

const BUTTON =
  'grid cursor-pointer place-items-center text-slate-800 transition-colors hover:bg-slate-100 disabled:cursor-not-allowed disabled:bg-slate-50 disabled:text-slate-400 aria-disabled:cursor-not-allowed aria-disabled:bg-slate-50 aria-disabled:text-slate-400';

/**
 * Minus, the quantity, plus; from 1 to `max`. A button at its limit keeps the focus, so
 * it is not disabled to the browser.
 */
export function QuantityStepper({
  value,
  onChange,
  label,
  size = 'md',
  isDisabled = false,
  max = MAX_QUANTITY,
}: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div
      role="group"
      aria-label={quantityWords.quantityOf(label)}
      className="inline-flex items-stretch rounded-lg border border-slate-400 bg-white"
    >
      <button
        type="button"
        aria-label={quantityWords.fewer(label)}
        disabled={isDisabled}
        aria-disabled={value <= MIN_QUANTITY}
        onClick={() => value > MIN_QUANTITY && onChange(clampQuantity(value - 1, max))}
        className={cx(BUTTON, SIZES[size], 'rounded-s-lg')}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      {max > MAX_QUANTITY && !isDisabled ? (
        <QuantityField value={value} max={max} label={label} onChange={onChange} />
      ) : (
        <span aria-live="polite" className="grid min-w-8 place-items-center font-semibold text-slate-900 tabular-nums">
          {value}
        </span>
      )}
      <button
        type="button"
        aria-label={quantityWords.more(label)}
        disabled={isDisabled}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
        className={cx(BUTTON, SIZES[size], 'rounded-e-lg')}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  );
}
