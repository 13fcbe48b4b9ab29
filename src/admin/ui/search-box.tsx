'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeUiWords } from '@/words/en/ui';
import { useSettled } from '../lib/use-settled';

type SearchBoxProps = {
  /** the accessible name, if it differs from the placeholder */
  label?: string;
  placeholder: string;
  value: string;
  /** called once typing pauses */
  onSearch: (text: string) => void;
};

/** A search field with a button that clears it. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // The address changes with a delay, and not while another page is loading. A second call would return to this page.
  const searched = useRef(value);
  const search = useEffectEvent((next: string) => {
    if (next === searched.current) return;
    searched.current = next;
    onSearch(next);
  });
  const settled = useSettled(text);
  useEffect(() => search(settled), [settled]);
  // A click on a link searches at once, so that a late search does not return to this page. Leaving the field does not: the
  // new results would move what the finger is on.
  const searchTyped = useEffectEvent(() => search(text));
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) searchTyped();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
  // Cleared elsewhere, or changed by the Back button. The box's own search arrives here too, while its user types on.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setText(value);
  }, [value]);

  return (
    <div className="relative min-w-0 flex-1">
      <Search aria-hidden className="absolute start-3 top-1/2 size-4 -translate-y-1/2 text-slate-500" />
      <input
        type="search"
        aria-label={label ?? placeholder}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-full rounded-lg border border-slate-400 bg-white ps-9 pe-10 text-sm placeholder:text-slate-500 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={officeUiWords.clearSearch}
          onClick={() => {
            setText('');
            searched.current = '';
            onSearch('');
          }}
          className="absolute end-1 top-1/2 grid size-9 -translate-y-1/2 cursor-pointer place-items-center rounded-md text-slate-600 hover:bg-slate-100"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
