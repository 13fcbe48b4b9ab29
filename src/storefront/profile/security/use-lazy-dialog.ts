'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useLazy } from '@/storefront/ui/use-lazy';

type LazyDialog<P> = {
  /** must be the same function at every render */
  load: () => Promise<ComponentType<P>>;
  /** the id of the element that takes the focus if the button that opened the dialog is gone */
  focusAfter: string;
};

/** A dialog whose script is loaded when it is first opened. `hasFailed`: loading failed; the next click tries again. */
export function useLazyDialog<P>({ load, focusAfter }: LazyDialog<P>) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const { Part, hasFailed, retry } = useLazy({ load, isWanted: isOpen });
  return {
    /** null while it is closed or its script is loading */
    Dialog: isOpen ? Part : null,
    isLoading: isOpen && Part === null && !hasFailed,
    hasFailed,
    open: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget;
      retry();
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    returnTo: () => (opener.current?.isConnected ? opener.current : document.getElementById(focusAfter)),
  };
}
