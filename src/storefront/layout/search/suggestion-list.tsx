'use client';

import { cx } from '@/client/classes';
import type { Suggestion } from '@/contract/catalogue';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { suggestionHref } from '../../catalogue/links';
import { ProductPicture } from '../../ui/product-picture';
import { ShopLink } from '../../ui/shop-link';

type SuggestionListProps = {
  id: string;
  optionId: (index: number) => string;
  /** by type, in the order of the groups; the list is hidden if empty */
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onChoose: () => void;
};

const GROUPS = [
  { type: 'fault', label: layoutWords.faultCodes },
  { type: 'tag', label: commonWords.brands },
  { type: 'product', label: commonWords.products },
] as const;

export function SuggestionList({ id, optionId, suggestions, activeIndex, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={layoutWords.suggestions}
      hidden={suggestions.length === 0}
      className="absolute inset-x-0 top-full max-sm:-start-15 lg:min-w-112 z-50 mt-1 max-h-[min(28rem,70dvh)] overflow-y-auto rounded-lg border border-slate-200 bg-white py-2 shadow-lg"
    >
      {GROUPS.map(({ type, label }) => {
        const members = suggestions
          .map((suggestion, index) => ({ suggestion, index }))
          .filter(({ suggestion }) => suggestion.type === type);
        if (members.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={type} role="group" aria-label={label}>
            <p aria-hidden className="px-4 pt-2 pb-1 font-semibold text-slate-600 text-xs uppercase tracking-wide">
              {label}
            </p>
            {members.map(({ suggestion, index }) => (
              <Option
                key={suggestion.id}
                id={optionId(index)}
                suggestion={suggestion}
                isActive={index === activeIndex}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  return (
    <ShopLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={suggestionHref(suggestion)}
      onClick={onChoose}
      className={cx('flex min-h-12 items-center gap-3 px-4 py-1.5 hover:bg-slate-100', isActive && 'bg-blue-50')}
    >
      <ProductPicture src={suggestion.image} alt="" sizes="40px" size={40} className="size-10 shrink-0 rounded" />
      <span className="line-clamp-2 min-w-0 break-words text-sm">{suggestion.title}</span>
    </ShopLink>
  );
}
