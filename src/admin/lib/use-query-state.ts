'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

type Changes<Key extends string> = Partial<Record<Key, string>>;

/**
 * The state of a screen in its address, so that a reload, a bookmark and the Back button keep it. Blank values are left out.
 * @param defaults the parameters of this screen, with the value of each if it is absent
 */
export function useQueryState<Key extends string>(
  defaults: Readonly<Record<Key, string>>,
): [Record<Key, string>, (changes: Changes<Key>, options?: { isNewEntry?: boolean }) => void] {
  const params = useSearchParams();
  // `Object.entries` forgets the keys' own type.
  const keys = Object.keys(defaults) as Key[];
  const values = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? defaults[key]])) as Record<Key, string>;
  const change = useCallback(
    (changes: Changes<Key>, { isNewEntry = false }: { isNewEntry?: boolean } = {}) => {
      const next = new URLSearchParams(window.location.search);
      for (const [key, value] of Object.entries<string | undefined>(changes)) {
        if (value === undefined || value === '' || value === defaults[key as Key]) next.delete(key);
        else next.set(key, value);
      }
      const address = `${window.location.pathname}?${next}`;
      // With a new entry, Back leads to the state before.
      if (isNewEntry) window.history.pushState(null, '', address);
      else window.history.replaceState(null, '', address);
    },
    [defaults],
  );
  return [values, change];
}
