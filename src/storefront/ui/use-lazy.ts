'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

type Lazy<P> = {
  /** must be the same function at every render */
  load: () => Promise<ComponentType<P>>;
  isWanted: boolean;
  /** called when the script cannot be fetched, so that the next click tries again */
  onFailure?: () => void;
};

/**
 * A component whose script is fetched when it is first wanted; null until then. Unlike `next/dynamic`, a script that
 * cannot be fetched leaves the page standing.
 */
export function useLazy<P>({ load, isWanted, onFailure }: Lazy<P>): ComponentType<P> | null {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const fail = useEffectEvent((error: unknown) => {
    console.error(error);
    onFailure?.();
  });
  const isMissing = isWanted && Component === null;
  useEffect(() => {
    if (isMissing) load().then((loaded) => setComponent(() => loaded), fail);
  }, [isMissing, load]);
  return Component;
}
