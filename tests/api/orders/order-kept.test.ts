/** What remains of an order: its own copy of everything, and the mail that confirms it. */
import { expect, inject, it, vi } from 'vitest';
import { placeBody as place } from '../../support/admin-orders';
import { sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { mailFiles, readMail } from '../../support/mails';
import { linesFor, orderBody, postOrder } from '../../support/orders';
import { sharedDatabase } from '../../support/running/database';

const { url, dataDir } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const mailOf = (orderId: number) => vi.waitFor(() => readMail(dataDir, orderId), { timeout: 45_000 });

it("an order keeps titles, pictures, prices and the wilaya's name when the catalogue changes and goes", async () => {
  const category = await createCategory(office);
  const wilaya = await office.create('wilayas', { name: `Passagère ${Date.now()}`, price: 50 });
  const { id, title } = await createProduct(office, {
    categories: [category.id],
    price: 70,
    image1Url: '/media/1.webp',
  });
  const region = (wilaya as unknown as { name: string }).name.toLowerCase().replaceAll(' ', '-');
  const order = await place(orderBody(id, { shipping: { address: 'x', city: 'y', region } }));
  const kept = async () => ({
    order: await rows('SELECT wilaya_name, charges, total FROM orders WHERE id = $1', [order]),
    items: await rows(
      'SELECT product_id, title, image, price, quantity, total_price FROM orders_items WHERE _parent_id = $1',
      [order],
    ),
  });
  const before = await kept();
  expect(before.items).toMatchObject([{ title, image: '/media/1.webp', price: '70' }]);

  await office.update('products', id, { title: 'Autre', price: 9999, image1Url: '/media/2.webp' });
  await office.update('wilayas', wilaya.id, { name: `Renommée ${Date.now()}`, price: 999 });
  expect(await kept()).toEqual(before);

  await Promise.all([
    office.remove('products', id),
    office.remove('wilayas', wilaya.id),
    office.remove('categories', category.id),
  ]);
  expect(await kept()).toEqual(before);
});

it('a confirmation goes out in French, with lines and totals, as HTML and as text', async () => {
  const { id, title } = await createProduct(office, { title: `Joints & vannes ${Date.now()}`, price: 1250.5 });
  const body = orderBody(id, { items: linesFor([id, 2]) });

  const order = await place({ ...body, customer: { ...body.customer, firstName: 'Éloïse' } });
  const { headers, text, html } = await mailOf(order);

  expect(headers).toMatch(new RegExp(`^Message-ID: <order-${order}-confirmation@[^>]+>`, 'im'));
  expect(headers).toMatch(/^To: .*Éloïse Benali.*<amine\.\S+@example\.com>/im);
  expect(headers).toMatch(new RegExp(`^Subject: Confirmation de votre commande #${order}`, 'im'));
  for (const part of [text, html]) {
    for (const told of [`#${order}`, 'Éloïse', '2\u202f501.00 DZD', '400.00 DZD', '2\u202f901.00 DZD', 'Alger']) {
      expect(part).toContain(told);
    }
  }
  expect(text).toContain(title);
  expect(html).toContain(title.replace('&', '&amp;'));
});

it('names cannot add recipients to the mail', async () => {
  const { id } = await createProduct(office);
  const body = orderBody(id);
  const customer = { ...body.customer, firstName: 'Eve, <eve@example.com>', lastName: 'a"<x@example.com>' };

  const { rawHeaders } = await mailOf(await place({ ...body, customer }));

  expect(rawHeaders).not.toMatch(/^(Bcc|Cc):/im);
  expect(rawHeaders.match(/^To: .*/gim)).toEqual([
    `To: "Eve, <eve@example.com> a\\"<x@example.com>" <${customer.email}>`,
  ]);
});

it('each order is confirmed once, and a refused one never', async () => {
  const { id } = await createProduct(office, { stock: 1 });
  const order = await place(orderBody(id));
  await postOrder(url, orderBody(id));
  await mailOf(order);

  const next = await place(orderBody((await createProduct(office)).id));
  await mailOf(next);

  expect(await mailFiles(dataDir, order)).toHaveLength(1);
  const jobs = await rows(
    `SELECT 1 FROM payload_jobs WHERE completed_at IS NULL AND (input->>'orderId')::int IN ($1, $2)`,
    [order, next],
  );
  expect(jobs.length).toBeLessThanOrEqual(1);
});
