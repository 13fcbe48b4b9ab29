import { ShopLink } from '@/storefront/ui/shop-link';
import { productCardWords } from '@/words/fr/catalogue/product-card';

/** A product's title as a link that covers its whole card. */
export function ProductLink({ id, title }: { id: number; title: string }) {
  return (
    <ShopLink
      href={`/product/${id}`}
      className="after:absolute after:inset-0 after:rounded-lg hover:text-blue-900"
      whilePending={<Pending />}
    >
      {title}
    </ShopLink>
  );
}

/** The next page is made on the server and comes whole: meanwhile the card says so, from a tenth of a second on. */
function Pending() {
  return (
    <span
      role="status"
      className="absolute inset-0 z-20 grid place-items-center rounded-lg bg-white/85 p-3 text-center font-medium text-blue-900 text-sm opacity-100 transition-opacity delay-150 starting:opacity-0"
    >
      {productCardWords.loadingProduct}
    </span>
  );
}
