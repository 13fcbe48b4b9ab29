'use client';

import { useQuery } from '@tanstack/react-query';
import { sortByName } from '@/domain/text';
import { brandsQuery } from '@/storefront/api/queries';
import { listingLink } from '@/storefront/catalogue/listing-link';
import { BrandList } from './brand-list';

/** All brands by name. A list that cannot be had counts as empty (spec, storefront section 8). */
export function AllBrands() {
  const { data, isError } = useQuery(brandsQuery());
  const brands = data?.brands ?? (isError ? [] : undefined);
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
