import { buttonClass } from '@/storefront/ui/button';
import { ShopLink } from '@/storefront/ui/shop-link';

/** For those whom the search does not help. */
export function WaysOn() {
  return (
    <div className="mt-2 flex flex-wrap justify-center gap-3">
      <ShopLink href="/CategoryPage" className={buttonClass({ variant: 'primary' })}>
        Toutes les catégories
      </ShopLink>
      <ShopLink href="/allbrands" className={buttonClass({ variant: 'outline' })}>
        Toutes les marques
      </ShopLink>
    </div>
  );
}
