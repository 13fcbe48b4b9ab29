import { expect } from 'vitest';

/** `expect` for what comes about in a moment: asked again until it holds. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000, interval: 50 });
}
