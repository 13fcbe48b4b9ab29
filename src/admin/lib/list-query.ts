'use client';

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The highest page that the server accepts. */
const MAX_PAGE = 1_000_000;

/** The page number in an address; 1 if it is not a number that a page can have. */
export function readPage(text: string): number {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return number <= MAX_PAGE ? number : 1;
}

/** Without blank values. */
export function filledFields(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The query of a call: blank values are left out. */
export function filledParams(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(filledFields(values)).toString();
}

/**
 * Fetches again what is shown under a key, after a change. Requests under way began before the change. `invalidateQueries` alone
 * lets the first request of a query run on, whose answer would then count as new.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}

type PagedQuery = { data: { total_pages: number } | undefined; isPlaceholderData: boolean };

/** Turns to the last page if the address names a page that no longer exists. */
export function useExistingPage(
  { data, isPlaceholderData }: PagedQuery,
  page: number,
  change: (state: { page: string }) => void,
): void {
  const last = data && !isPlaceholderData ? Math.max(data.total_pages, 1) : null;
  useEffect(() => {
    if (last !== null && page > last) change({ page: String(last) });
  }, [page, last, change]);
}
