/** Fails a test on an unexpected console.error or console.warn, which otherwise nobody would notice. */
import { afterEach, expect, vi } from 'vitest';

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

afterEach(() => {
  expect(error.mock.calls).toEqual([]);
  expect(warn.mock.calls).toEqual([]);
  error.mockClear();
  warn.mockClear();
});
