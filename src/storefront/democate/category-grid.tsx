'use client';

import { Search, SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { containsText } from '@/domain/texts/find-text';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';
import { democateWords } from '@/words/fr/catalogue/democate';
import { Button } from '../ui/button';
import { CategoryCard } from './category-card';
import { searchedTexts } from './demo-brands';
import { DEMO_CATEGORIES } from './demo-categories';

/** The six categories, narrowed while one types. */
export function CategoryGrid() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = DEMO_CATEGORIES.filter((category) => containsText(searchedTexts(category), text));
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <>
      <search className="relative mt-6 block max-w-xl">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-slate-500"
        />
        <input
          ref={field}
          type="search"
          aria-label={democateWords.search}
          placeholder={democateWords.searchHint}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-12 w-full rounded-lg border border-slate-500 bg-white pe-4 ps-12 text-base placeholder:text-slate-500"
        />
      </search>
      <p role="status" className="mt-3 mb-6 text-slate-600 text-sm tabular-nums">
        {categoryListWords.categoryCount(found.length)}
      </p>
      {found.length === 0 ? (
        <div className="flex flex-col items-center gap-5 rounded-xl border border-slate-200 px-6 py-16 text-center">
          <SearchX aria-hidden className="size-10 text-slate-400" />
          <p className="text-slate-700">{categoryTreeWords.none}</p>
          <Button onClick={clear}>{democateWords.clearSearch}</Button>
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
