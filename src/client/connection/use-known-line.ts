import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Sets whether TanStack Query considers the browser online when it starts to listen. By default it assumes so, and a
 * connection lost while the page was loading would never count as restored: failed queries would not be refetched.
 */
export function useKnownLine(): void {
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
}
