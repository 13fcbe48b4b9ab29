'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnreached } from '@/client/api/is-unreached';
import type { CategoryEntry } from '@/contract/catalogue';
import { categoriesTagsQuery } from '@/storefront/api/listing-queries';

const NONE: CategoryEntry[] = [];

/**
 * The categories, fetched at each mount, that is at each opening of the drawer. Known categories show meanwhile. A failure
 * is only logged and empties the list.
 */
export function useCategories() {
  const { data, error, isFetching, refetch } = useQuery({
    ...categoriesTagsQuery(),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  return {
    categories: error ? NONE : (data?.categories ?? NONE),
    isLoading: isFetching,
    isLineDown: isUnreached(error),
    retry: () => void refetch(),
  };
}
