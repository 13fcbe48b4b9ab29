'use client';

import { useCallback, useState } from 'react';

export type Selection = {
  chosen: ReadonlySet<number>;
  /** chooses all of these, or none of them */
  choose: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
};

/** Chosen orders, by number: other pages of the list keep their own. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = useCallback((ids: readonly number[], isChosen: boolean) => {
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  }, []);
  return { chosen, choose, clear: useCallback(() => setChosen(new Set()), []) };
}
