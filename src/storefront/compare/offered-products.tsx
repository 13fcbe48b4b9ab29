import { Plus } from 'lucide-react';
import type { ProductDetail } from '@/contract/catalogue';
import { formatListPrice } from '@/domain/price-texts';
import { hasPrice } from '@/domain/products/availability';
import { toggledCompare } from '@/domain/search/compared-products';
import { TitledSection } from '@/storefront/layout/titled-section';
import { picturesOf } from '@/storefront/product/pictures';
import { ProductPicture } from '@/storefront/ui/product-picture';
import { ShopLink } from '@/storefront/ui/shop-link';
import { availabilityWords } from '@/words/fr/catalogue/availability';
import { compareWords } from '@/words/fr/catalogue/compare';

type OfferedProductsProps = {
  products: readonly ProductDetail[] /** ids that are compared already */;
  chosen: readonly number[];
};

/** What may be added, as links: the address is the choice. */
export function OfferedProducts({ products, chosen }: OfferedProductsProps) {
  if (products.length === 0) return null;
  return (
    <TitledSection id="ajouter" title={compareWords.add}>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ShopLink
              href={toggledCompare(chosen, product.id)}
              aria-label={compareWords.addNamed(product.title)}
              className="group flex h-full items-center gap-3 rounded-xl border border-slate-200 p-2 hover:border-blue-900 hover:bg-blue-50"
            >
              <ProductPicture src={picturesOf(product)[0] ?? null} size={64} className="w-16 shrink-0" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="line-clamp-2 break-words font-medium text-slate-900 group-hover:text-blue-900">
                  {product.title}
                </span>
                <span className="text-slate-600 tabular-nums">
                  {hasPrice(product.price) ? formatListPrice(product.price) : availabilityWords.noPrice}
                </span>
              </span>
              <Plus aria-hidden className="size-5 shrink-0 text-blue-900" />
            </ShopLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
