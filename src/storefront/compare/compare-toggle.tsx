'use client';

import { compareHref, MAX_COMPARED } from '@/domain/search/compared-products';
import { ShopLink } from '@/storefront/ui/shop-link';
import { compareChoiceWords } from '@/words/fr/catalogue/compare-choice';
import { toggleCompared, useComparedChoice } from './compared-choice';

const LINK = 'inline-flex min-h-11 items-center font-medium text-blue-900 text-sm underline';

/**
 * Ticks an appliance in a list; one that is ticked leads to the page that compares all of them. Without scripts a link to that page, which
 * offers others.
 */
export function CompareToggle({ id, title }: { id: number; title: string }) {
  const chosen = useComparedChoice();
  const isChosen = chosen?.includes(id) ?? false;
  return (
    // Above the link that covers the card.
    <div className="relative z-10 flex flex-wrap items-center gap-x-2 self-start">
      {chosen === null ? (
        <ShopLink href={compareHref([id])} aria-label={compareChoiceWords.chooseNamed(title)} className={LINK}>
          {compareChoiceWords.choose}
        </ShopLink>
      ) : (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-slate-800 text-sm has-disabled:cursor-not-allowed has-disabled:text-slate-500">
          {/* The link beside a ticked box has its word: in a narrow card both would take two lines. */}
          <input
            type="checkbox"
            aria-label={compareChoiceWords.chooseNamed(title)}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= MAX_COMPARED}
            onChange={() => toggleCompared(id)}
            className="size-5 accent-blue-900"
          />
          {!isChosen && compareChoiceWords.choose}
        </label>
      )}
      {chosen !== null && isChosen && (
        <ShopLink href={compareHref(chosen)} className={LINK}>
          {compareChoiceWords.open(chosen.length)}
        </ShopLink>
      )}
    </div>
  );
}
