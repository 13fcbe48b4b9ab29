'use client';

import { useCallback, useState } from 'react';

export type Selection = {
  chosen: ReadonlySet<number>;
  /** selects or deselects all of these */
  choose: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
};

/** The ids of the selected rows, on all pages of a list. */
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
