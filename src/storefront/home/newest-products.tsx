import type { ListingProduct } from '@/contract/catalogue';
import { commonWords } from '@/words/fr/common';
import { homeWords } from '@/words/fr/home';
import { ProductGrid } from '../catalogue/cards/card-parts';
import { ProductCard } from '../catalogue/cards/product-card';
import { Section } from '../layout/section';

export function NewestProducts({ products }: { products: readonly ListingProduct[] }) {
  return (
    <Section id="nouveautes" title={homeWords.newest} more={{ href: '/products', label: commonWords.allProducts }}>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isFirst={false} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  );
}
