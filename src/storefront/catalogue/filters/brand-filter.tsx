'use client';

import { useId, useState } from 'react';
import type { TagEntry } from '@/contract/catalogue';
import { fold } from '@/domain/text';
import { brandsWords } from '@/words/fr/catalogue/brands';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { ChoiceRow } from './choice-row';

/** From here on the list gets a box to find a brand in it. */
const LONG_LIST = 9;

type BrandFilterProps = { brands: readonly TagEntry[]; chosen: readonly string[]; onToggle: (name: string) => void };

export function BrandFilter({ brands, chosen, onToggle }: BrandFilterProps) {
  const inputId = useId();
  const [text, setText] = useState('');
  const found = brands.filter(({ name }) => fold(name).includes(fold(text)));

  return (
    <>
      {brands.length >= LONG_LIST && (
        <div className="mb-2 noscript:hidden">
          <label htmlFor={inputId} className="sr-only">
            {catalogueWords.findBrand}
          </label>
          <input
            id={inputId}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Enter would send the form around it, which is only meant for visitors without JavaScript.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            placeholder={catalogueWords.findBrandHint}
            className="h-10 w-full rounded-md border border-slate-400 px-3 text-base placeholder:text-slate-500 lg:h-9 lg:text-sm"
          />
        </div>
      )}
      <ul className="max-h-72 overflow-y-auto overscroll-contain">
        {found.map((brand) => (
          <li key={brand.id} className="flex [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
            <ChoiceRow
              field="tags"
              value={brand.name}
              label={brand.name}
              count={brand.product_count}
              isChecked={chosen.includes(brand.name)}
              onToggle={() => onToggle(brand.name)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="px-2 py-2 text-slate-600 text-sm">{brandsWords.none}</p>}
    </>
  );
}
