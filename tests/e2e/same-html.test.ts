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
it.each(['/checkout', '/profile', '/nulle-part'])('%s is the same HTML for every visitor', async (path) => {
  // Each visit has an address of its own, or the first one's page would be kept for all.
  const visits = VISITORS.map((headers, index) => drawn(`${path}?visite=${index}`, headers));
  const [first, ...others] = await Promise.all(visits);

  expect(first).toContain('</html>');
  for (const other of others) expect(other).toBe(first);
});
