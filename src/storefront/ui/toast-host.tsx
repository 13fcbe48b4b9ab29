'use client';

import { useEffect, useState } from 'react';
import { PlainToasts } from './plain-toasts';
import { onFirstToast } from './toast';
import { useLazy } from './use-lazy';

const loadView = () => import('./toast-view').then(({ ToastView }) => ToastView);

/**
 * Where toasts appear. The live region is in the page from the start, so that screen readers also announce the
 * first toast; the library comes with it. If it cannot be fetched, toasts are shown without it: the first toast is often the one
 * that says that the line is down.
 */
export function ToastHost() {
  const [isWanted, setIsWanted] = useState(false);
  const { Part: View, hasFailed, retry } = useLazy({ load: loadView, isWanted });
  useEffect(() => onFirstToast(() => setIsWanted(true)), []);
  return (
    <div aria-live="polite">
      {View && <View />}
      {!View && hasFailed && <PlainToasts onEnd={retry} />}
    </div>
  );
}
