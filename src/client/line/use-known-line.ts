import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Tells TanStack Query whether the browser is online when it starts to listen. It assumes so until it hears otherwise, and a
 * line that was cut while the page still loaded would never be seen to come back: what failed would not be fetched again.
 */
export function useKnownLine(): void {
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
}
