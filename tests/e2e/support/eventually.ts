import { expect } from 'vitest';

/** `expect` for what becomes true in a moment: repeated until it holds. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 10_000, interval: 50 });
}
