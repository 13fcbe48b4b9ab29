import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from '@/client/api/api-error';
import { mayRetryByItself } from '@/client/connection/may-retry';
import { getJson } from './calls';

const FIVE_MINUTES = 5 * 60_000;
const RETRIES = 3;

let shared: QueryClient | undefined;

/** One for the whole visit in a browser, and a new one for each page that the server renders. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient();
  shared ??= newQueryClient();
  return shared;
}

/** Cached for 5 minutes; 3 retries, 1 s doubling to 30 s. A refusal (4xx) is not retried. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readApi,
        staleTime: FIVE_MINUTES,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error) && mayRetryByItself(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // By default calls wait silently while the browser is offline.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Reads what an `apiQuery` names. @throws ApiError as `callApi` does */
async function readApi({ meta, signal }: QueryFunctionContext): Promise<unknown> {
  if (!meta) throw new Error('A query without a function is an apiQuery');
  const answer = await getJson<object>(meta.path, { signal });
  return meta.absent ? { ...meta.absent, ...answer } : answer;
}
