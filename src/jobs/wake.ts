/** Wakes the worker of this process. One hook for both copies of this module (the server's and Next.js'). */
const holder = globalThis as typeof globalThis & { __wakeWorker?: () => void };

export function wakeWorker(): void {
  holder.__wakeWorker?.();
}

export function onWake(wake: (() => void) | undefined): void {
  if (wake) holder.__wakeWorker = wake;
  else delete holder.__wakeWorker;
}
