import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUnreached } from '@/client/api/is-unreached';
import { queryClient } from '@/storefront/api/query-client';
import { searchQuery } from '@/storefront/api/search-queries';

/** The shop's answer to every call; the addresses that are called. */
function answering(body: object): string[] {
  const called: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    called.push(path);
    return Promise.resolve(Response.json(body));
  });
  vi.stubGlobal('document', { cookie: '' });
  return called;
}

afterEach(() => vi.unstubAllGlobals());

describe('a query of the API', () => {
  it('is read from the address that it names', async () => {
    // given
    const called = answering({ products: [], brands: [], faults: [{ id: 1 }] });

    // when
    const found = await queryClient().fetchQuery(searchQuery(' vanne gaz ', 'ecotec'));

    // then
    expect(called).toEqual(['/api/search/?q=vanne+gaz&fits_first=ecotec']);
    expect(found.faults).toEqual([{ id: 1 }]);
  });

  it('has what its answer lacks, as from an instance of the former version', async () => {
    // given
    answering({ products: [], brands: [] });

    // when
    const found = await queryClient().fetchQuery(searchQuery('vanne', ''));

    // then
    expect(found).toEqual({ products: [], brands: [], faults: [] });
  });

  it('whose call finds no line fails as a shop out of reach', async () => {
    // given
    answering({});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    // when
    const failure = await queryClient()
      .fetchQuery({ ...searchQuery('vanne', ''), retry: false })
      .catch((error: unknown) => error);

    // then
    expect(failure instanceof Error && isUnreached(failure)).toBe(true);
    expect([null, new Error('broken')].map(isUnreached)).toEqual([false, false]);
  });
});
