'use client';

import { useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';

const STATE = { product: '' };

/** The product that the dialog shows, from the address: `product=12` or `product=new`. */
export function useOpenProduct() {
  const [{ product }, setState] = useQueryState(STATE);
  const { open, close } = useOpenEntry((value, options) => setState({ product: value }, options));
  return { opened: readOpened(product), open: (id: number | 'new') => open(String(id)), close };
}

function readOpened(product: string): number | 'new' | null {
  if (product === 'new') return product;
  return /^[1-9]\d{0,9}$/.test(product) ? Number(product) : null;
}
