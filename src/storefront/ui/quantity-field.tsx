'use client';

import { useState } from 'react';
import { clampQuantity } from '@/domain/orders/cart';
import { quantityWords } from '@/words/fr/quantity';

type QuantityFieldProps = { value: number; max: number; label: string; onChange: (quantity: number) => void };

/** A quantity that can be typed; it counts when the field is left or Enter is pressed. */
export function QuantityField({ value, max, label, onChange }: QuantityFieldProps) {
  /** what is being typed; null while nothing is */
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && typed !== '') {
      const quantity = clampQuantity(Number(typed), max);
      if (quantity !== value) onChange(quantity);
    }
    setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={quantityWords.quantityField(label)}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, String(max).length))}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        take();
      }}
      className="w-11 border-slate-300 border-x bg-white text-center font-semibold text-base text-slate-900 tabular-nums"
    />
  );
}
