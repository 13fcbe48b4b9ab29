'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@/client/classes';
import type { CategoryEntry } from '@/contract/catalogue';
import { catalogueWords } from '@/words/fr/catalogue/catalogue';
import { hasChosenBelow } from '../state/category-choice';
import { ChoiceRow } from './choice-row';

type Choice = { chosen: readonly string[]; onToggle: (slug: string) => void };
type CategoryFilterProps = Choice & { categories: readonly CategoryEntry[] };
type CategoryProps = Choice & { category: CategoryEntry };

export function CategoryFilter({ categories, ...choice }: CategoryFilterProps) {
  return (
    <ul>
      {categories.map((category) => (
        <CategoryItem key={category.id} category={category} {...choice} />
      ))}
    </ul>
  );
}

/** Opens automatically when it or a category below it is chosen; the arrow toggles it. */
function CategoryItem({ category, ...choice }: CategoryProps) {
  const listId = useId();
  const isCalledFor = choice.chosen.includes(category.slug) || hasChosenBelow(category, choice.chosen);
  const [wasCalledFor, setWasCalledFor] = useState(isCalledFor);
  const [isOpen, setIsOpen] = useState(isCalledFor);
  if (isCalledFor !== wasCalledFor) {
    setWasCalledFor(isCalledFor);
    if (isCalledFor) setIsOpen(true);
  }
  const { children } = category;

  return (
    <li>
      <div className="flex items-center">
        <CategoryRow category={category} {...choice} />
        {children.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-label={catalogueWords.subcategoriesOf(category.name)}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-slate-600 hover:bg-slate-100 hover:text-slate-900 lg:size-9"
          >
            <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      {children.length > 0 && isOpen && (
        <div id={listId} className={BELOW}>
          <CategoryFilter categories={children} {...choice} />
        </div>
      )}
      {children.length > 0 && !isOpen && (
        // A closed list is one text to a browser that runs scripts, and not hundreds of elements.
        <noscript>
          <WholeCategories categories={children} {...choice} />
        </noscript>
      )}
    </li>
  );
}

const BELOW = 'ms-4 border-slate-200 border-s ps-2';

/** All levels at once: a `<noscript>` cannot hold another one. */
function WholeCategories({ categories, ...choice }: CategoryFilterProps) {
  return (
    <ul className={BELOW}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryRow category={category} {...choice} />
          {category.children.length > 0 && <WholeCategories categories={category.children} {...choice} />}
        </li>
      ))}
    </ul>
  );
}

function CategoryRow({ category, chosen, onToggle }: CategoryProps) {
  const { name, slug, product_count } = category;
  return (
    <ChoiceRow
      field="categories"
      value={slug}
      label={name}
      count={product_count}
      isChecked={chosen.includes(slug)}
      onToggle={() => onToggle(slug)}
    />
  );
}
