'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Wilaya } from '@/contract/catalogue';
import { findRegion } from '@/domain/delivery/delivery';
import { regionValue } from '@/domain/slug';
import { INPUT_CLASS } from '@/storefront/ui/field-frame';
import { useLazy } from '@/storefront/ui/use-lazy';
import { deliveryFeeWords } from '@/words/fr/orders/delivery-fees';
import { wilayaOption } from './wilaya-option';

const loadSearch = () => import('./wilaya-search-field').then(({ WilayaSearchField }) => WilayaSearchField);

type WilayaPickerProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'className'> & {
  wilayas: readonly Wilaya[] | undefined;
  /** an option value; '' if none is chosen */
  value: string;
  onChoose: (value: string) => void;
  takesFocus?: boolean;
  opensUpward?: boolean;
  /** the search's script is fetched when the list gets the focus, not with the page */
  waitsForInterest?: boolean;
};

/**
 * A list of all wilayas with codes and fees, like any other select: phones show it in their own way. Once its script is there, a field to find a wilaya
 * by number or name stands before it, and the list itself is an arrow at the field's end. The other attributes are the list's.
 */
export function WilayaPicker({
  wilayas = [],
  value,
  onChoose,
  takesFocus = false,
  opensUpward = false,
  waitsForInterest = false,
  ...select
}: WilayaPickerProps) {
  const [hasInterest, setHasInterest] = useState(!waitsForInterest);
  const { Part: Search } = useLazy({ load: loadSearch, isWanted: hasInterest && wilayas.length > 0 });
  const chosen = findRegion(wilayas, value);
  return (
    <div className="relative">
      {Search && (
        <Search
          wilayas={wilayas}
          chosen={chosen}
          onChoose={onChoose}
          isInvalid={select['aria-invalid'] === true}
          takesFocus={takesFocus}
          opensUpward={opensUpward}
        />
      )}
      <select
        {...select}
        onPointerEnter={() => setHasInterest(true)}
        onFocus={(event) => {
          setHasInterest(true);
          select.onFocus?.(event);
        }}
        value={chosen ? regionValue(chosen.name) : ''}
        onChange={({ target }) => onChoose(target.value)}
        className={Search ? ARROW : INPUT_CLASS}
      >
        <option value="" disabled className="text-slate-600">
          {deliveryFeeWords.chooseWilaya}
        </option>
        {wilayas.map((wilaya) => (
          <option key={wilaya.id} value={regionValue(wilaya.name)} className="bg-white text-slate-900">
            {wilayaOption(wilaya)}
          </option>
        ))}
      </select>
      {Search && (
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3.5 top-3.5 size-5 text-blue-900" />
      )}
    </div>
  );
}

/** The field beside it shows the choice. */
const ARROW =
  'absolute end-0 top-0 h-12 w-12 cursor-pointer appearance-none rounded-e-lg border border-slate-500 bg-transparent text-transparent hover:bg-blue-50';
