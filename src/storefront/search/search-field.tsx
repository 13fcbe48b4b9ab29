'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { isBlank } from '@/domain/text';
import { searchHref } from '@/storefront/catalogue/links';
import { Button } from '@/storefront/ui/button';
import { searchWords } from '@/words/fr/catalogue/search';
import { commonWords } from '@/words/fr/common';

/** The page's search text, to be edited and searched again. A plain form until its script is there. */
export function SearchField({ q }: { q: string }) {
  const router = useRouter();
  const inputId = useId();
  const [text, setText] = useState(q);
  const [searched, setSearched] = useState(q);
  if (q !== searched) {
    setSearched(q);
    setText(q);
  }
  return (
    <form
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank(text)) return;
        router.push(searchHref(text));
        // A phone's keyboard would cover the results.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
      className="mt-4 flex max-w-2xl gap-2"
    >
      <label htmlFor={inputId} className="sr-only">
        {searchWords.yourSearch}
      </label>
      <input
        id={inputId}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={commonWords.searchHint}
        className="h-11 min-w-0 flex-1 rounded-lg border border-slate-400 bg-white px-4 text-base text-slate-900 placeholder:text-slate-500"
      />
      <Button type="submit" aria-label={commonWords.search} className="px-4">
        <Search aria-hidden className="size-5" />
        <span className="max-sm:hidden">{commonWords.search}</span>
      </Button>
    </form>
  );
}
