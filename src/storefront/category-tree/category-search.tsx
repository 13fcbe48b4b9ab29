import { Search } from 'lucide-react';
import { categoryTreeWords } from '@/words/fr/catalogue/category-tree';

/** Works in the browser alone, so it is hidden where there is no JavaScript. */
export function CategorySearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  return (
    <search className="relative mb-4 block max-w-xl noscript:hidden">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-slate-500" />
      <input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={({ target }) => onSearch(target.value)}
        aria-label={categoryTreeWords.search}
        placeholder={categoryTreeWords.search}
        className="h-12 w-full rounded-lg border border-slate-500 bg-white pe-4 ps-12 text-base text-slate-900 placeholder:text-slate-500"
      />
    </search>
  );
}
