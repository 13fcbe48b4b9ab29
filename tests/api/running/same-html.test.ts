/** A page is the same HTML for everybody, so that one copy can be kept for all; what is personal the browser fills in. */
import { expect, it, vi } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';

const office = sharedOffice();

const VISITORS: Record<string, string>[] = [
  {},
  { Cookie: 'csrftoken=known; payload-token=somebody' },
  { Authorization: `Bearer ${office.token}`, Cookie: `payload-token=${office.token}`, 'Accept-Language': 'ar' },
];

/** What is drawn: how the scripts' data is cut into pieces depends on how fast it was made. */
async function drawn(path: string, headers: Record<string, string>): Promise<string> {
  const response = await ask(path, { headers });
  const html = await response.text();
  expect(html).toMatch(/<\/html>\s*$/);
  return `${response.status} ${html.replaceAll(/<script[\s\S]*?<\/script>/g, '')}`;
}

it.each([
  ['/checkout', 200],
  ['/profile', 200],
  ['/nulle-part', 404],
  ['/product/:id', 200],
])('%s is the same HTML for every visitor', async (address, status) => {
  // Its category has enough others, or the page would show the newest products of all, which other tests make.
  const categories = [(await createCategory(office)).id];
  for (let made = 0; made < 6; made++) await createProduct(office, { categories });
  const { id } = await createProduct(office, { categories });
  const path = address.replace(':id', String(id));
  let turn = 0;
  // Other tests change the catalogue meanwhile: the pages may differ once, but not each time.
  await vi.waitFor(
    async () => {
      turn++;
      // Each visit has a unique URL, or the first page would be kept for all.
      const visits = VISITORS.map((headers, index) => drawn(`${path}?visite=${turn}-${index}`, headers));
      const [first, ...others] = await Promise.all(visits);

      expect(first?.slice(0, 3)).toBe(String(status));
      for (const other of others) expect(other).toBe(first);
    },
    { timeout: 60_000 },
  );
});
