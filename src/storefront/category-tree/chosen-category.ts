import { replaceAddress } from '@/storefront/catalogue/state/location-search';

/** In the address, so that going back finds the same category open. */
const PARAMETER = 'category';

export function readChosen(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

/** @param slug null closes what is open */
export function writeChosen(slug: string | null): void {
  const query = slug === null ? '' : `?${new URLSearchParams({ [PARAMETER]: slug })}`;
  replaceAddress(window.location.pathname + query);
}
