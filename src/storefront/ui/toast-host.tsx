'use client';

import { useEffect, useState } from 'react';
import { onFirstToast } from './toast';
import { useLazy } from './use-lazy';

const loadView = () => import('./toast-view').then(({ ToastView }) => ToastView);

/**
 * Where toasts appear. The live region stands in the page from the start, so that screen readers also announce the
 * first toast; the library comes with it.
 */
export function ToastHost() {
  const [isWanted, setIsWanted] = useState(false);
  const View = useLazy({ load: loadView, isWanted, onFailure: () => setIsWanted(false) });
  useEffect(() => onFirstToast(() => setIsWanted(true)), []);
  return <div aria-live="polite">{View && <View />}</div>;
}
