'use client';

import { useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';

const STATE = { import: '' };

export type OpenImport = ReturnType<typeof useOpenImport>;

/** What the dialog of imports is about, as it stands in the address: `import=open`, where a file is chosen, or `import=12`. */
export function useOpenImport() {
  const [{ import: opened }, setState] = useQueryState(STATE);
  const { open, close } = useOpenEntry((value, options) => setState({ import: value }, options));
  return {
    isOpen: opened !== '',
    /** of an import; null where a file is chosen */
    id: /^\d+$/.test(opened) ? Number(opened) : null,
    open: () => open('open'),
    close: () => close(),
    /** The next step takes the place of the one before: the way back leads out of the dialog. */
    goOn: (id: number | null) => setState({ import: id === null ? 'open' : String(id) }),
  };
}
