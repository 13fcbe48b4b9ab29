/** Values that JSON and addresses can hold and PostgreSQL cannot. */
import { expect, it } from 'vitest';
import { askAdmin } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';

const office = sharedOffice();

it.each(['from', 'to'])('a day of the year 0 in %s is refused', async (name) => {
  const { message } = await refusal(await askAdmin(`/api/admin/audit/?${name}=0000-01-01`), 400);

  expect(message).toContain(name);
});

it.each(['\u0000', 'a\u0000b'])('the slug %j is refused', async (slug) => {
  const { id } = await createCategory(office);
  const tag = await office.create('tags', { name: `Marque ${id}` });

  await refusal(await askAdmin(`/api/admin/categories2/${id}/`, { method: 'PUT', body: { slug } }), 400);
  await refusal(await askAdmin(`/api/admin/tags/${tag.id}/`, { method: 'PUT', body: { slug } }), 400);
  await refusal(await askAdmin('/api/admin/tags/', { method: 'POST', body: { name: `Autre ${id}`, slug } }), 400);
});

it.each([
  ...['/api/boilers/%00/', '/api/fault-codes/%00/F1/', '/api/fault-codes/x/%00/', '/api/categories/%00/brands/'],
  ...['/chaudieres/%00', '/chaudieres/%00/%00', '/codes-erreur/%00', '/codes-erreur/%00/F1', '/category/%00/brands'],
])('%s leads nowhere', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each(['/demande-piece?model=%00', '/search?q=%00', '/products?boiler=%00&search=%00&categories=%00&tags=%00'])(
  '%s is a page',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
  },
);

it.each([
  ...['/api/quotes/%00/', '/api/quotes/%00/pdf/', '/api/track/%00/', '/api/products/%00/', '/api/orders/%00/'],
  ...['/devis/%00', '/suivi/%00', '/CheckOut/merci/%00', '/product/%00'],
])('%s does not fail', async (path) => {
  expect((await ask(path)).status).toBeLessThan(500);
});

it.each(['%', '_', '!?', 'غير موجود'])('the search for %j finds no quote', async (search) => {
  const answer = await askAdmin(`/api/admin/quotes/?${new URLSearchParams({ search })}`);
  expect(await json<{ total: number }>(answer)).toMatchObject({ quotes: [], total: 0 });
});

it('filters by an unknown boiler, category or brand find nothing', async () => {
  for (const name of ['boiler', 'categories', 'tags', 'search']) {
    expect((await ask(`/api/products/?${name}=a%00`)).status, name).toBe(200);
  }
});
