'use client';

import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/client/classes';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { democateWords } from '@/words/fr/catalogue/democate';
import { commonWords } from '@/words/fr/common';
import { ShopLink } from '../ui/shop-link';
import { brandsOf, demoBrandHref } from './demo-brands';
import type { DemoCategory } from './demo-categories';

const CHIP = 'min-h-11 whitespace-nowrap cursor-pointer rounded-full border px-4 py-2 text-start font-medium text-sm';
const CHIP_OFF = 'border-slate-400 bg-white hover:border-blue-900 hover:bg-blue-50';
const CHIP_ON = 'border-blue-900 bg-blue-900 text-white';

/** The brands of a category; the chips above narrow them to one sub-category. */
export function BrandChoice({ category }: { category: DemoCategory }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const brands = brandsOf(category, chosen);
  const chips = [
    { label: democateWords.all, value: null },
    ...category.subCategories.map(({ name }) => ({ label: name, value: name })),
  ];
  return (
    <>
      <ul
        aria-label={categoryListWords.subcategories}
        className="max-sm:-mx-4 flex gap-2 p-1 [scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 sm:-m-1 sm:flex-wrap"
      >
        {chips.map(({ label, value }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => setChosen(value)}
              className={cx(CHIP, value === chosen ? CHIP_ON : CHIP_OFF)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-8 mb-4 flex items-baseline justify-between gap-4">
        <h2 className="font-bold text-xl tracking-tight sm:text-2xl">{commonWords.brands}</h2>
        <p role="status" className="text-slate-600 text-sm tabular-nums">
          {categoryListWords.brandCount(brands.length)}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {brands.map(({ name, subCategories }) => (
          <li key={name}>
            <ShopLink
              href={demoBrandHref({ brand: name, category: category.name })}
              className="group flex h-full items-center justify-between gap-4 rounded-xl border border-slate-200 p-5 hover:border-blue-900 hover:bg-blue-50"
            >
              <span className="min-w-0">
                <span className="block break-words font-semibold text-lg">{name}</span>
                <span className="mt-0.5 block text-slate-600 text-sm">{subCategories.join(', ')}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-slate-500 group-hover:text-blue-900" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  );
}
