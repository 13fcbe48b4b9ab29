import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';
import { commonWords } from '@/words/fr/common';

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
