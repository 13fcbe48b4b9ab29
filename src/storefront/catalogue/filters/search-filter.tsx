'use client';

import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { commonWords } from '@/words/fr/common';
import { useDebounced } from '../state/use-debounced';

/** ms */
const SEARCH_DELAY = 400;

/** The text search: the list follows 400 ms after the last key, at once on Enter or on leaving the field. */
export function SearchFilter({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const inputId = useId();
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const send = (value: string) => {
    if (value.trim() === sent.current) return;
    sent.current = value.trim();
    onSearch(value.trim());
  };
  const debounced = useDebounced(send, SEARCH_DELAY);

  // A change that did not come from this field (cleared filters, a link) replaces what it holds.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    debounced.cancel();
    setText(search);
  }, [search, debounced]);

  return (
    <div className="relative">
      <label htmlFor={inputId} className="mb-2 block font-semibold text-slate-900 text-sm">
        {commonWords.search}
      </label>
      <Search aria-hidden className="pointer-events-none absolute bottom-3 start-3 size-4 text-slate-500" />
      <input
        id={inputId}
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          debounced.call(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          debounced.flush();
        }}
        // Leaving by a click on a link: a later change of the address would call that navigation off.
        onBlur={debounced.flush}
        placeholder={commonWords.searchInListHint}
        className="h-10 w-full rounded-md border border-slate-400 bg-white pe-3 ps-9 text-base text-slate-900 placeholder:text-slate-500 lg:text-sm"
      />
    </div>
  );
}
