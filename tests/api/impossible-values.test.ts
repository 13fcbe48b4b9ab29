/** Values that JSON and addresses can hold and PostgreSQL cannot. */
import { expect, it } from 'vitest';
import { askAdmin } from '../support/admin-calls';
import { refusal, sharedOffice } from '../support/api';
import { createCategory } from '../support/back-office';

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
