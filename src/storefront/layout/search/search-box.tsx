'use client';

import { Search } from 'lucide-react';
import { useRef } from 'react';
import { commonWords } from '@/words/fr/common';
import { layoutWords } from '@/words/fr/layout';
import { useSearchBox } from './use-search-box';

const LIST_ID = 'suggestions';
const optionId = (index: number) => `suggestion-${index}`;

/** The header's search with suggestions. A plain form until its script is there. */
export function SearchBox() {
  const box = useSearchBox();
  const { text, suggestions, List, isShown, activeIndex, close } = box;
  const form = useRef<HTMLFormElement>(null);
  return (
    <search className="min-w-0 flex-1">
      <form
        ref={form}
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          // A phone's keyboard would cover the results.
          if (box.submit() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null && !form.current?.contains(relatedTarget)) close();
        }}
        className="relative"
      >
        <input
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => box.type(target.value)}
          onFocus={box.open}
          role="combobox"
          aria-label={layoutWords.searchLabel}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={LIST_ID}
          aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
          placeholder={commonWords.searchHint}
          className="h-11 w-full rounded-lg border border-slate-500 bg-white pe-12 ps-4 text-base text-slate-900 placeholder:text-slate-500 lg:ps-3 lg:pe-11 lg:text-sm"
        />
        <button
          type="submit"
          aria-label={commonWords.search}
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-e-lg text-blue-900 hover:bg-blue-50"
        >
          <Search aria-hidden className="size-5" />
        </button>
        {List && (
          <List
            id={LIST_ID}
            optionId={optionId}
            suggestions={suggestions}
            isShown={isShown}
            text={text}
            activeIndex={activeIndex}
            box={form}
            onActivate={box.activate}
            onChoose={box.leave}
            onClose={close}
          />
        )}
        <p role="status" className="sr-only">
          {isShown ? layoutWords.suggestionCount(suggestions.length) : ''}
        </p>
      </form>
    </search>
  );
}
