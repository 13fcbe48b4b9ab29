import type { ListingProduct } from '@/contract/catalogue';
import { ProductGrid } from '../catalogue/cards/grid';
import { ProductCard } from '../catalogue/cards/product-card';
import { Section } from '../layout/section';

export function NewestProducts({ products }: { products: readonly ListingProduct[] }) {
  return (
    <Section id="nouveautes" title="Derniers arrivages" more={{ href: '/products', label: 'Tous les produits' }}>
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
