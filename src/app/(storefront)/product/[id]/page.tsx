import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { canBuy } from '@/domain/products/availability';
import { isBlank } from '@/domain/text';
import { absolute } from '@/env';
import { PAGE_WIDTH } from '@/storefront/layout/page-width';
import { BackLink } from '@/storefront/product/back-link';
import { Breadcrumb } from '@/storefront/product/breadcrumb';
import { breadcrumbSteps } from '@/storefront/product/breadcrumb-steps';
import { BuyBarPlace } from '@/storefront/product/buy-bar-place';
import { ProductView } from '@/storefront/product/product-view';
import { RelatedProducts } from '@/storefront/product/related-products';
import { ScrollOnEntry } from '@/storefront/product/scroll-on-entry';
import { shownRelated } from '@/storefront/product/shown-related';
import { breadcrumbData, JsonLd, productData } from '@/storefront/seo/structured-data';
import { pageWords } from '@/words/fr/pages';
import { shopWords } from '@/words/fr/shop';
import { loadProduct, loadRelated } from './load-product';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await loadProduct((await params).id);
  if (!shown) return { title: pageWords.unknownProduct.title };
  const { id, title, short_description } = shown.product;
  const description = isBlank(short_description) ? `${title}. ${shopWords.description()}` : short_description;
  return {
    title,
    description,
    alternates: { canonical: `/product/${id}` },
    openGraph: { title, description, type: 'website', url: `/product/${id}` },
  };
}

/** Nothing here may suspend before the product is known: the status of an unknown one must be 404. */
export default async function ProductPage({ params }: Props) {
  const shown = await loadProduct((await params).id);
  if (!shown) notFound();
  const { product, isCounted } = shown;
  const related = await loadRelated(product);
  return (
    <main id="contenu" tabIndex={-1} className={`${PAGE_WIDTH} py-4 lg:py-6`}>
      <JsonLd data={productData(product, absolute)} />
      <JsonLd data={breadcrumbData(breadcrumbSteps(product), absolute)} />
      <ScrollOnEntry id={product.id} />
      <div className="mb-2 flex items-center gap-x-6 md:mb-4">
        <BackLink />
        <Breadcrumb steps={breadcrumbSteps(product)} />
      </div>
      <ProductView product={product} isCounted={isCounted} />
      {related && related.related_products.length > 0 && (
        <RelatedProducts
          key={product.id}
          id={product.id}
          products={related.related_products.map(shownRelated)}
          totalFound={related.total_found}
        />
      )}
      {canBuy(product).ok && <BuyBarPlace />}
    </main>
  );
}
