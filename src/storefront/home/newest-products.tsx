import type { ListingProduct } from '@/contract/catalogue';
import { commonWords } from '@/words/fr/common';
import { homeWords } from '@/words/fr/home';
import { ProductGrid } from '../catalogue/cards/card-parts';
import { ProductCard } from '../catalogue/cards/product-card';
import { Section } from '../layout/section';

/** Whole rows only: three products in one column, then two rows of two to five. */
const SHOWN = '@max-md:nth-[n+4]:hidden @max-2xl:nth-[n+5]:hidden @max-4xl:nth-[n+7]:hidden @max-6xl:nth-[n+9]:hidden';

export function NewestProducts({ products }: { products: readonly ListingProduct[] }) {
  return (
    <Section id="nouveautes" title={homeWords.newest} more={{ href: '/products', label: commonWords.allProducts }}>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id} className={SHOWN}>
            <ProductCard product={product} isFirst={false} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}
