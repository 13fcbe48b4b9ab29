/** Queries and bodies that Payload's own REST cannot read: refused for every sender, and not counted as failures of the server. */
import { expect, it } from 'vitest';
import { ask, sharedOffice } from '../../support/api';
import { problems } from '../../support/cms-problems';

const office = sharedOffice();

it.each([
  'where=abc',
  'where[title][like][0]=abc',
  'where[date][like]=x',
  'where[id][equals]=99999999999999',
  'where[title][equals]=%00',
  'where[nope][equals]=1',
  'where[id][near]=1,2,3',
  'where[id][all]=1',
  'where[searchText]=abc',
  'where[or]=abc',
  'where={"or":[null]}',
  'where={"title":null}',
  'where={"title":{"like":null}}',
  'where={"date":{"equals":1e99}}',
  'page=-1',
])('refuses the query %s', async (query) => {
  const answer = await office.ask(`products?${query}`);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});

it.each(['{"title":', '1', 'null', '[]'])('refuses the body %s', async (body) => {
  const answer = await ask('/cms/products', {
    method: 'POST',
    headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': 'application/json' },
    body,
  });

  expect(answer.status).toBe(400);
});

it.each([
  ['categories', 'name', {}],
  ['categories', 'slug', {}],
  ['tags', 'name', ['Vaillant']],
  ['wilayas', 'name', 16],
  ['couriers', 'name', 16],
  ['couriers', 'secret', 16],
  ['courier-profiles', 'key', {}],
  ['products', 'title', { fr: 'Vanne' }],
  ['products', 'reference', ['A']],
  ['products', 'shortDescription', {}],
  ['products', 'image1Url', {}],
  ['users', 'username', []],
  ['users', 'email', 5],
  ['users', 'firstName', {}],
])('refuses a document of %s whose %s is no text', async (collection, field, value) => {
  const answer = await office.ask(collection, 'POST', { [field]: value });

  expect(await problems(answer)).toMatchObject({ [field]: 'This must be text.' });
});
