import type { ListingProduct } from '@/contract/catalogue';
import { commonWords } from '@/words/fr/common';
import { homeWords } from '@/words/fr/home';
import { ProductGrid } from '../catalogue/cards/card-parts';
import { ProductCard } from '../catalogue/cards/product-card';
import { Section } from '../layout/section';

/** A telephone shows one below the other. */
const SHOWN_ON_PHONES = 3;

export function NewestProducts({ products }: { products: readonly ListingProduct[] }) {
  return (
    <Section id="nouveautes" title={homeWords.newest} more={{ href: '/products', label: commonWords.allProducts }}>
      <ProductGrid>
        {products.map((product, place) => (
          <li key={product.id} className={place < SHOWN_ON_PHONES ? undefined : 'max-sm:hidden'}>
            <ProductCard product={product} isFirst={false} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}
