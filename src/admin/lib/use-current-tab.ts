'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a row of tabs that is wider than a phone to the tab with `aria-current`.
 * @param current changes with the tab
 */
export function useCurrentTab(current: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return row;
}
