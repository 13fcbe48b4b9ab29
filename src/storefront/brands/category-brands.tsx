'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUnreached } from '@/client/api/is-unreached';
import { sortBrands } from '@/domain/products/brands';
import { categoryBrandsQuery } from '@/storefront/api/queries';
import { listingLink } from '@/storefront/catalogue/links';
import { PageHeader } from '@/storefront/layout/section';
import { BackLink } from '@/storefront/product/back-link';
import { buttonClass } from '@/storefront/ui/button';
import { LineDown } from '@/storefront/ui/line-down';
import { ShopLink } from '@/storefront/ui/shop-link';
import { categoryListWords } from '@/words/fr/catalogue/category-lists';
import { commonWords } from '@/words/fr/common';
import { BrandList } from './brand-list';
import { CategoryFailure } from './category-failure';

/** The brands of one category, each leading to its products there. @param children what stands above them */
export function CategoryBrands({ slug, children }: { slug: string; children?: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(categoryBrandsQuery(slug));
  if (isUnreached(error) && !data) {
    return (
      <>
        <BackLink />
        <LineDown onRetry={() => void refetch()} isTrying={isFetching} className="mt-4" />
      </>
    );
  }
  // Any answer that is not OK means one thing here.
  if (error && !data) return <CategoryFailure message={categoryListWords.unknownCategory} />;
  const brands = data && sortBrands(data.brands, 'name');
  return (
    <>
      <BackLink />
      <PageHeader
        title={data?.category ?? categoryListWords.ofCategory}
        text={categoryListWords.ofCategoryHint}
        actions={
          <>
            <ShopLink href={listingLink({ category: slug })} className={buttonClass({ variant: 'action' })}>
              {commonWords.allProducts}
            </ShopLink>
            <ShopLink href="/allbrands" className={buttonClass({ variant: 'outline' })}>
              {categoryListWords.allOurs}
            </ShopLink>
          </>
        }
      />
      {children}
      <BrandList
        brands={brands?.map(({ id, name, logo, product_count }) => ({
          id,
          name,
          logo,
          count: product_count,
          href: listingLink({ category: slug, brand: name }),
        }))}
      />
    </>
  );
}
