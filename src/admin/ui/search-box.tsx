'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { officeUiWords } from '@/words/en/ui';
import { useSettled } from '../lib/use-settled';

type SearchBoxProps = {
  /** named so for people who cannot see it; the placeholder where absent */
  label?: string;
  placeholder: string;
  value: string;
  /** told once the typing rests */
  onSearch: (text: string) => void;
};

/** A search field with a button that clears it. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  // The address follows in its own time, and not at all while another page is on its way: asked twice, it would call back.
  const asked = useRef(value);
  const search = useEffectEvent((next: string) => {
    if (next === asked.current) return;
    asked.current = next;
    onSearch(next);
  });
  const settled = useSettled(text);
  useEffect(() => search(settled), [settled]);
  // Whoever follows a link while the typing has not rested is not called back to this one's address afterwards. Not when
  // the field is left: what is found then would move away what the finger is on.
  const searchTyped = useEffectEvent(() => search(text));
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) searchTyped();
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
  // Cleared, or changed by the way back. What was asked for here comes back while somebody types on.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
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
            asked.current = '';
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
