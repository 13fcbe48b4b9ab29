import { Search, SearchX } from 'lucide-react';
import { buttonClass } from '@/storefront/ui/button';
import { Notice } from '@/storefront/ui/notice';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';
import { searchWords } from '@/words/fr/search';

/** Where to go if the search does not help. */
export function WaysOn() {
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <ShopLink href="/CategoryPage" className={buttonClass({ variant: 'primary' })}>
        {commonWords.allCategories}
      </ShopLink>
      <ShopLink href="/allbrands" className={buttonClass({ variant: 'outline' })}>
        {commonWords.allBrands}
      </ShopLink>
    </div>
  );
}

/** Shown for an empty search. */
export function AskForWord() {
  return (
    <Notice Icon={Search} title={searchWords.question} as="h1">
      <p className="max-w-md text-slate-600">{searchWords.questionText}</p>
      <WaysOn />
    </Notice>
  );
}

export function NothingFound() {
  return (
    <div className="mt-6">
      <Notice Icon={SearchX} title={searchWords.nothing} as="h2">
        <p className="max-w-xl text-slate-600">{searchWords.nothingText}</p>
        <WaysOn />
      </Notice>
    </div>
  );
}
