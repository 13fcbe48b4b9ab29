import { expect } from 'vitest';

/** A busy machine may be five times slower than a quiet one. */
const PATIENCE_MS = 30_000;

/** `expect` for what becomes true in a moment: repeated until it holds. */
export function eventually<T>(read: () => T | Promise<T>, timeout = PATIENCE_MS) {
  return expect.poll(read, { timeout, interval: 50 });
}
