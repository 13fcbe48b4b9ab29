import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { filledParams } from '../lib/list-query';
import { callAdmin } from './client';
import { expected } from './expected';

type PageQuery<T> = {
  key: QueryKey;
  path: string;
  /** without what is blank or null; `page` also without the first */
  params: Readonly<Record<string, string | number | null>>;
  isExpected: (answer: unknown) => answer is T;
};

/** A page of a list, which stays in view until the next one has loaded. */
export function pageQuery<T>({ key, path, params, isExpected }: PageQuery<T>) {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value ?? '')]);
  const query = filledParams({ ...Object.fromEntries(texts), ...(params.page === 1 && { page: '' }) });
  return queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `${path}?${query}`, { signal }), isExpected),
    placeholderData: keepPreviousData,
  });
}
