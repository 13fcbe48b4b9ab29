'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnreached } from '@/client/api/api-error';
import type { CategoryEntry } from '@/contract/catalogue';
import { categoriesTagsQuery } from '@/storefront/api/queries';

const NONE: CategoryEntry[] = [];

/**
 * The categories, asked for anew at every mount, that is at every opening of the drawer. What is known already shows
 * meanwhile. A failure is logged only and empties the list.
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
