import { expect, inject, it } from 'vitest';

const VISITORS: Record<string, string>[] = [
  {},
  { Cookie: 'csrftoken=known; payload-token=somebody' },
  { Authorization: 'Bearer token', 'Accept-Language': 'ar' },
];

/** Pages whose catalogue parts other tests do not change meanwhile. */
it.each(['/checkout', '/nulle-part'])('%s is the same HTML for every visitor', async (path) => {
  const pages = [];
  for (const headers of VISITORS) pages.push(await (await fetch(inject('shop').url + path, { headers })).text());

  expect(pages[0]).toContain('</html>');
  expect(new Set(pages).size).toBe(1);
});
