'use client';

import { useOpenEntry } from '../lib/use-open-entry';
import { useQueryState } from '../lib/use-query-state';

const STATE = { import: '' };

export type OpenImport = ReturnType<typeof useOpenImport>;

/** The step of the import dialog, from the address: `import=open` to choose a file, or `import=12`. */
export function useOpenImport() {
  const [{ import: opened }, setState] = useQueryState(STATE);
  const { open, close } = useOpenEntry((value, options) => setState({ import: value }, options));
  return {
    isOpen: opened !== '',
    /** of an import; null while a file is chosen */
    id: /^\d+$/.test(opened) ? Number(opened) : null,
    open: () => open('open'),
    close: () => close(),
    /** The next step replaces the address of the one before: Back leads out of the dialog. */
    goOn: (id: number | null) => setState({ import: id === null ? 'open' : String(id) }),
  };
}
