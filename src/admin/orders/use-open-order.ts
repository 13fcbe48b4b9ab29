'use client';

import { useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';

const STATE = { order: '' };

/** The order that the dialog shows, from the address: `order=12`. */
export function useOpenOrder() {
  const [{ order }, setState] = useQueryState(STATE);
  const { open, close } = useOpenEntry((value, options) => setState({ order: value }, options));
  const opened = /^[1-9]\d{0,9}$/.test(order) ? Number(order) : null;
  return { opened, open: (id: number) => open(String(id)), close: () => close() };
}
