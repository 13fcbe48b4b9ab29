'use client';

import { useQuery } from '@tanstack/react-query';
import { isUnreached } from '@/client/api/is-unreached';
import { sortByName } from '@/domain/texts/name-order';
import { brandsQuery } from '@/storefront/api/queries';
import { listingLink } from '@/storefront/catalogue/links';
import { LineDown } from '@/storefront/ui/line-down';
import { BrandList } from './brand-list';

/** All brands by name. A list that the server fails counts as empty. */
export function AllBrands() {
  const { data, error, isFetching, refetch } = useQuery(brandsQuery());
  if (isUnreached(error) && !data) {
    return <LineDown onRetry={() => void refetch()} isTrying={isFetching} className="mt-6" />;
  }
  const brands = data?.brands ?? (error ? [] : undefined);
  return (
    <BrandList
      brands={
        brands &&
        sortByName(brands).map(({ id, name, image_url, count }) => ({
          id,
          name,
          logo: image_url,
          count,
          href: listingLink({ brand: name, opensFilters: true }),
        }))
      }
    />
  );
}
