'use client';

import type { RefObject } from 'react';
import { cx } from '@/client/classes';
import type { Suggestion } from '@/contract/catalogue';
import { searchWords } from '@/words/fr/catalogue/search';
import { suggestionWords } from '@/words/fr/catalogue/suggestions';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { searchHref } from '../../catalogue/links';
import { ShopLink } from '../../ui/shop-link';
import { SuggestionOption } from './suggestion-option';
import { useOptionKeys } from './use-option-keys';
import { useOutsidePointer } from './use-outside-pointer';

type SuggestionListProps = {
  id: string;
  optionId: (index: number) => string;
  /** by type, in the order of the groups */
  suggestions: readonly Suggestion[];
  isShown: boolean;
  /** what is typed */
  text: string;
  /** the option after the last suggestion leads to all results */
  activeIndex: number;
  /** what the list belongs to */
  box: RefObject<HTMLElement | null>;
  onChoose: () => void;
  /** -1 for none */
  onActivate: (index: number) => void;
  onClose: () => void;
};

const suggestionGroups = () =>
  [
    { type: 'symptom', label: searchWords.kinds.symptom },
    { type: 'page', label: searchWords.kinds.page },
    { type: 'fault', label: suggestionWords.faultCodes },
    { type: 'boiler', label: layoutWords.boilers },
    { type: 'category', label: commonWords.categories },
    { type: 'tag', label: commonWords.brands },
    { type: 'product', label: commonWords.products },
  ] as const;

export function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, suggestions, isShown, text, activeIndex, box, onActivate, onChoose, onClose } = props;
  const last = suggestions.length;
  useOutsidePointer({ element: box, isWatching: isShown, onOutside: onClose });
  useOptionKeys({ box, isShown, count: last === 0 ? 0 : last + 1, activeIndex, onActivate, onClose });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={suggestionWords.suggestions}
      hidden={!isShown}
      className="absolute inset-x-0 top-full max-sm:-start-15 max-sm:-end-12 lg:min-w-112 z-50 mt-1 max-h-[min(34rem,75dvh)] overflow-y-auto rounded-lg border border-slate-200 bg-white py-2 shadow-lg"
    >
      {suggestionGroups().map(({ type, label }) => {
        const members = (isShown ? suggestions : [])
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
              <SuggestionOption
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
      <ShopLink
        id={optionId(last)}
        role="option"
        aria-selected={activeIndex === last}
        tabIndex={-1}
        href={searchHref(text)}
        onClick={onChoose}
        className={cx(
          'mt-2 flex min-h-12 items-center border-slate-200 border-t px-4 py-2 font-semibold text-blue-900 text-sm hover:bg-slate-100',
          activeIndex === last && 'bg-blue-50',
        )}
      >
        {suggestionWords.allResults}
      </ShopLink>
    </div>
  );
}
