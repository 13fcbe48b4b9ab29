'use client';

import { useRef } from 'react';
import { useQueryState } from '../lib/use-query-state';

const STATE = { product: '' };

/** The product that the dialog is about, as it stands in the address: `product=12`, or `product=new`. */
export function useOpenProduct() {
  const [{ product }, setState] = useQueryState(STATE);
  const hasOwnEntry = useRef(false);
  const open = (id: number | 'new') => {
    hasOwnEntry.current = true;
    setState({ product: String(id) }, { isNewEntry: true });
  };
  /** @param above entries of the same address that stand above the dialog's own (lib/use-leave-guard.ts) */
  const close = (above = 0) => {
    if (hasOwnEntry.current) window.history.go(-1 - above);
    else setState({ product: '' });
    hasOwnEntry.current = false;
  };
  return { opened: readOpened(product), open, close };
}

function readOpened(product: string): number | 'new' | null {
  if (product === 'new') return product;
  return /^[1-9]\d{0,9}$/.test(product) ? Number(product) : null;
}
