'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { type Flash, SHOWN_MS, type Shown, withFlash } from './flashes';

/**
 * Messages about what has just worked or failed, each shown for a limited time.
 * @param toastText the text of a toast, for people who left the screen before the answer came
 */
export function useFlashes<F extends Flash>(
  toastText: (flash: F) => string,
): [readonly Shown<F>[], (flash: F) => void] {
  const [flashes, setFlashes] = useState<readonly Shown<F>[]>([]);
  const count = useRef(0);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const tell = (flash: F) => {
    if (!isHere.current) {
      toast[flash.kind](toastText(flash));
      return;
    }
    count.current += 1;
    const key = count.current;
    setFlashes((shown) => withFlash(shown, { ...flash, key }));
    setTimeout(() => setFlashes((shown) => shown.filter((other) => other.key !== key)), SHOWN_MS[flash.kind]);
  };
  return [flashes, tell];
}
