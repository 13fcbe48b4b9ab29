import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/client/api/api-error';
import { QueryProvider } from '@/storefront/api/query-provider';
import { suggestionsQuery } from '@/storefront/api/search-queries';

function queriesOf() {
  let client: QueryClient | undefined;
  function Probe() {
    client = useQueryClient();
    return null;
  }
  renderToStaticMarkup(
    <QueryProvider>
      <Probe />
    </QueryProvider>,
  );
  const { queries, mutations } = client?.getDefaultOptions() ?? {};
  const { staleTime, retry, retryDelay, networkMode } = queries ?? {};
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('No functions.');
  return { staleTime, retry, retryDelay, networkModes: [networkMode, mutations?.networkMode] };
}

afterEach(() => vi.unstubAllGlobals());

const failure = (status: number) => new ApiError({ status, message: '' });

describe('what the server answers', () => {
  it('is taken for fresh for 5 minutes', () => {
    expect(queriesOf().staleTime).toBe(300_000);
  });

  it.each([0, 500, 503])('with a failure (%i) is asked for three times more', (status) => {
    const { retry } = queriesOf();
    expect([0, 1, 2, 3].map((failures) => retry(failures, failure(status)))).toEqual([true, true, true, false]);
  });

  it.each([
    ...[400, 404, 429].map((status) => failure(status)),
    new ApiError({ status: 0, message: '', isOutOfTime: true }),
  ])('with a refusal, or out of time, is not asked for again by itself: $status', (error) => {
    expect(queriesOf().retry(0, error)).toBe(false);
  });

  it('while the browser is offline is asked for all the same, and not again by itself', () => {
    vi.stubGlobal('navigator', { onLine: false });

    expect(queriesOf().networkModes).toEqual(['always', 'always']);
    expect(queriesOf().retry(0, failure(0))).toBe(false);
  });

  it('is waited for from 1 s, doubling to 30 s', () => {
    const { retryDelay } = queriesOf();
    const delays = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => retryDelay(attempt, failure(500)));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });
});

it('suggestions are asked for non-blank text only, trimmed', () => {
  expect([' ', ''].map((text) => suggestionsQuery(text, '').enabled)).toEqual([false, false]);
  expect(suggestionsQuery(' wilo ', '')).toMatchObject({ enabled: true, queryKey: ['suggestions', 'q=wilo'] });
});
