'use client';

import { useState } from 'react';

/**
 * Which rows of the tree are open: those that somebody opened, and by themselves those that hide what is searched. Each
 * search has its own, so that clearing it leads back to the tree as it was.
 */
export function useOpenRows(search: string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const key = (id: number) => `${search.trim()}\n${id}`;
  return {
    isOpen: (id: number, byItself: boolean) => chosen.get(key(id)) ?? byItself,
    setOpen: (ids: readonly number[], isOpen: boolean) =>
      setChosen((all) => new Map([...all, ...ids.map((id): [string, boolean] => [key(id), isOpen])])),
  };
}

export type OpenRows = ReturnType<typeof useOpenRows>;
