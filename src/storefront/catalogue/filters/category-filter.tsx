'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '@/client/classes';
import type { CategoryEntry } from '@/contract/catalogue';
import { catalogueWords } from '@/words/fr/catalogue';
import { hasChosenBelow } from '../state/category-choice';
import { ChoiceRow } from './choice-row';

type CategoryFilterProps = {
  categories: readonly CategoryEntry[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
};

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
function CategoryItem({
  category,
  chosen,
  onToggle,
}: Omit<CategoryFilterProps, 'categories'> & { category: CategoryEntry }) {
  const listId = useId();
  const isChecked = chosen.includes(category.slug);
  const isCalledFor = isChecked || hasChosenBelow(category, chosen);
  const [wasCalledFor, setWasCalledFor] = useState(isCalledFor);
  const [isOpen, setIsOpen] = useState(isCalledFor);
  if (isCalledFor !== wasCalledFor) {
    setWasCalledFor(isCalledFor);
    if (isCalledFor) setIsOpen(true);
  }
  const hasChildren = category.children.length > 0;

  return (
    <li>
      <div className="flex items-center">
        <ChoiceRow
          field="categories"
          value={category.slug}
          label={category.name}
          count={category.product_count}
          isChecked={isChecked}
          onToggle={() => onToggle(category.slug)}
        />
        {hasChildren && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={catalogueWords.subcategoriesOf(category.name)}
            onClick={() => setIsOpen(!isOpen)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-slate-600 hover:bg-slate-100 hover:text-slate-900 lg:size-9"
          >
            <ChevronDown aria-hidden className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
          </button>
        )}
      </div>
      {hasChildren && (
        <div id={listId} className={cx('ms-4 border-slate-200 border-s ps-2', !isOpen && 'hidden noscript:block')}>
          <CategoryFilter categories={category.children} chosen={chosen} onToggle={onToggle} />
        </div>
      )}
    </li>
  );
}
