/** What the CMS's own REST refuses, apart from roles. */
import { expect, inject, it } from 'vitest';
import { ask, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { announce } from '../../support/running/ask-raw';

const office = sharedOffice();
const url = () => inject('shop').url;

it.each(['users', 'orders'])('gives the admin %s a page at a time: more is an export', async (name) => {
  for (const query of ['limit=0', 'limit=5000', 'pagination=false', 'limit=0&pagination=false']) {
    const list = await json<{ limit: number }>(await office.ask(`${name}?${query}`));

    expect(list, query).toMatchObject({ limit: 100 });
  }
});

it('keeps its own collections from customers', async () => {
  const customer = await createPerson({ url: url(), admin: office, role: 'customer' });

  const answers = await Promise.all(['payload-preferences', 'payload-jobs'].map((name) => customer.office.ask(name)));

  expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
});

it('reads no body of unknown or endless length', async () => {
  expect(await announce('/cms/users/login', { 'Transfer-Encoding': 'chunked' })).toBe(411);
  expect(await announce('/cms/users/login', { 'Content-Length': '400000000' })).toBe(413);
});

it('keeps pieces sold while a form was open, and refuses a stock entered over one that changed', async () => {
  const { id } = await createProduct(office, { stock: 10 });
  expect((await postOrder(url(), orderBody(id, { items: [{ product_id: id, quantity: 4 }] }))).status).toBe(201);

  expect((await office.update('products', id, { title: 'Autre titre', stock: 10, stockSeen: 10 })).status).toBe(200);
  expect(await stockOf(id)).toBe(6);
  const refused = await office.update('products', id, { stock: 12, stockSeen: 10 });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('Stock changed since this form was opened');
  expect(await stockOf(id)).toBe(6);
});

it('refuses what is no picture by its content, with their messages', async () => {
  const svg = await upload(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }));
  const large = await upload(new Blob([new Uint8Array(6_000_000)], { type: 'image/jpeg' }));

  expect({ status: svg.status, text: await svg.text() }).toMatchObject({
    status: 415,
    text: expect.stringContaining('Please select a valid image file (JPEG, PNG, or WebP)'),
  });
  expect({ status: large.status, text: await large.text() }).toMatchObject({
    status: 413,
    text: expect.stringContaining('Image size must be less than 5MB'),
  });
});

async function stockOf(id: number): Promise<number> {
  return (await json<{ stock: number }>(await ask(`/api/product/${id}/`))).stock;
}

function upload(file: Blob): Promise<Response> {
  const form = new FormData();
  form.set('_payload', '{}');
  form.set('file', file, 'picture.png');
  return ask('/cms/media', { method: 'POST', body: form, headers: { Authorization: `Bearer ${office.token}` } });
}
