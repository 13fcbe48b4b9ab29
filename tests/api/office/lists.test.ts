/** The health of the shop, and the description of its calls. */
import { expect, it } from 'vitest';
import { routes } from '@/contract/routes';
import { ask, getJson } from '../../support/api';

it('health says that the shop can serve', async () => {
  expect(await getJson('/api/health/')).toEqual({ status: 'ok' });
});

it('the description names every documented call, as a page and as OpenAPI', async () => {
  const { openapi, paths } = await getJson<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json');
  const page = await ask('/api/docs/');

  expect(openapi).toMatch(/^3\.1/);
  const described = Object.keys(paths).map((path) => path.replace(/^\/api|\/$/g, ''));
  const documented = Object.values(routes).map(({ path }) => path);
  expect(described.toSorted()).toEqual([...new Set(documented)].toSorted());
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await page.text();
  expect(documented.filter((path) => !text.includes(path))).toEqual([]);
});
