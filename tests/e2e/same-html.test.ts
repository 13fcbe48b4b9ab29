import { expect, inject, it } from 'vitest';

const VISITORS: Record<string, string>[] = [
  {},
  { Cookie: 'csrftoken=known; payload-token=somebody' },
  { Authorization: 'Bearer token', 'Accept-Language': 'ar' },
];

/** What is drawn: how the scripts' data is cut into pieces depends on how fast it was made. */
async function drawn(path: string, headers: Record<string, string>): Promise<string> {
  const html = await (await fetch(inject('shop').url + path, { headers })).text();
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
}

/** Pages whose catalogue parts other tests do not change meanwhile. */
it.each(['/checkout', '/nulle-part'])('%s is the same HTML for every visitor', async (path) => {
  const [first, ...others] = await Promise.all(VISITORS.map((headers) => drawn(path, headers)));

  expect(first).toContain('</html>');
  for (const other of others) expect(other).toBe(first);
});
