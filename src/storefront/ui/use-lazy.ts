'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { endTrouble, tellTrouble } from '@/client/connection/trouble';

type Lazy<P> = {
  /** must be the same function at every render */
  load: () => Promise<ComponentType<P>>;
  isWanted: boolean;
};

type LazyPart<P> = {
  /** null until its script is there */
  Part: ComponentType<P> | null;
  /** the script could not be fetched */
  hasFailed: boolean;
  retry: () => void;
};

/**
 * A component whose script is fetched when it is first wanted. Unlike with `next/dynamic`, a script that cannot be fetched
 * does not take the page away: the caller shows the failure in the component's place.
 */
export function useLazy<P>({ load, isWanted }: Lazy<P>): LazyPart<P> {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && Part === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    // The first call may join an earlier request for the script and fail with it, although the connection is back.
    const loading = load().catch(load);
    loading.then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        console.error(error);
        setHasFailed(true);
      },
    );
  }, [isMissing, load]);
  return { Part, hasFailed, retry: () => setHasFailed(false) };
}

type LazySheet<P> = {
  /** must be the same function at every render */
  load: () => Promise<ComponentType<P>>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * A drawer or sheet whose script comes with its first opening; null until then. If the script cannot be fetched, the drawer
 * is closed again and the notice offers another try.
 */
export function useLazySheet<P>({ load, isOpen, onOpenChange }: LazySheet<P>): ComponentType<P> | null {
  const { Part, hasFailed, retry } = useLazy({ load, isWanted: isOpen });
  const fail = useEffectEvent(() => {
    retry();
    onOpenChange(false);
    tellTrouble({ retry: () => onOpenChange(true), dismiss: () => undefined });
  });
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  useEffect(() => {
    if (Part) endTrouble();
  }, [Part]);
  return Part;
}
