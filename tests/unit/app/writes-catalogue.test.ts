import { expect, it } from 'vitest';
import { writesCatalogue } from '@/app/(payload)/cms/[...slug]/writes-catalogue';

it.each([
  ['POST', 'products', {}, true],
  ['PATCH', 'products/7', {}, true],
  ['DELETE', 'categories', {}, true],
  ['POST', 'users/login', {}, false],
  ['POST', 'payload-preferences/products', {}, false],
  ['POST', 'products/access/7', {}, false],
  ['POST', 'products', { 'X-Payload-HTTP-Method-Override': 'GET' }, false],
  ['POST', 'products', { 'X-HTTP-Method-Override': 'GET' }, false],
])('%s /cms/%s with %j writes to the catalogue: %s', (method, path, headers, answer) => {
  expect(writesCatalogue({ method, slug: path.split('/'), headers: new Headers(headers) })).toBe(answer);
});
