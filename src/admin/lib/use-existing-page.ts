'use client';

import { useEffect } from 'react';

type Asked = { data: { total_pages: number } | undefined; isPlaceholderData: boolean };

/**
 * Turns to the last page where the address names one that is no longer there: entries have gone, or the address is of a day
 * when there were more.
 */
export function useExistingPage(
  { data, isPlaceholderData }: Asked,
  page: number,
  change: (state: { page: string }) => void,
): void {
  const last = data && !isPlaceholderData ? Math.max(data.total_pages, 1) : null;
  useEffect(() => {
    if (last !== null && page > last) change({ page: String(last) });
  }, [page, last, change]);
}
