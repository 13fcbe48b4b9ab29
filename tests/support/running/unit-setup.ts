/** Set-up of every unit test: it fails on console warnings, shows toasts without a browser, and starts with an empty document. */
import { afterAll, afterEach, expect, vi } from 'vitest';

// Payload's components cannot be imported outside a bundler, which reads their styles. Its toasts are sonner's.
vi.mock('@payloadcms/ui', async () => ({ toast: (await import('sonner')).toast }));

const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

// A warning would go unnoticed otherwise.
afterEach(() => {
  expect(error.mock.calls).toEqual([]);
  expect(warn.mock.calls).toEqual([]);
  error.mockClear();
  warn.mockClear();
});

// The files of a worker share its document.
afterAll(() => globalThis.document?.body.replaceChildren());
