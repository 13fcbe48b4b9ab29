/** Creating, describing and deleting products by the back office's own calls. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { adminProduct } from '@/contract/admin/products';
import { ATTRIBUTE_KEYS } from '@/domain/products/product-attributes';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, postProduct, productForm, putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const { url } = inject('shop');
const office = sharedOffice();
const rows = sharedDatabase();
const staff = await createPerson({ url, admin: office, role: 'staff' });
const createBrand = () => office.create<{ id: number; name: string }>('tags', { name: `Marque ${randomUUID()}` });

describe('a new product', () => {
  it('is what the form says, field by field, and in the shop at once', async () => {
    const [one, other, brand] = [await createCategory(office), await createCategory(office), await createBrand()];
    const [reference, pump] = [`R-${randomUUID()}`, 'https://example.com/pompe.jpg'];

    const created = await postProduct(staff.office, {
      title: '  Pompe de relevage  ',
      short_description: 'Courte',
      description: 'Un & deux\n\n- trois\n- quatre',
      price: '1250.5',
      stock_status: 'outofstock',
      stock: '4',
      date: '2026-03-05',
      reference,
      published: 'true',
      warranty_months: '24',
      category_ids: [one.id, other.id],
      tag_ids: [brand.id],
      image_2_url: pump,
    });

    const html = '<p>Un &amp; deux</p><ul><li>trois</li><li>quatre</li></ul>';
    expect(adminProduct.parse(created)).toEqual(created);
    expect(created).toEqual({
      id: expect.any(Number),
      title: 'Pompe de relevage',
      short_description: 'Courte',
      description: html,
      description_text: 'Un & deux\n\n- trois\n- quatre',
      price: 1250.5,
      stock_status: 'instock',
      stock: 4,
      in_stock: true,
      main_image: pump,
      ...{ image_1: null, image_2: null, image_3: null, image_4: null },
      ...{ image_1_url: null, image_2_url: pump, image_3_url: null, image_4_url: null },
      all_images: [pump],
      categories: [one, other].map(({ id, name }) => ({ id, name })),
      tags: [{ id: brand.id, name: brand.name }],
      documents: [],
      date: '2026-03-05T00:00:00.000Z',
      reference,
      replaced_by: null,
      warranty_months: 24,
      ...Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, null])),
      published: true,
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(await getProduct(staff.office, created.id)).toEqual(created);
    const shown = await json<object>(await ask(`/api/product/${created.id}/`));
    expect(shown).toMatchObject({ title: 'Pompe de relevage', description: html, price: 1250.5, stock: 4, reference });
  });

  it('may come as JSON', async () => {
    const category = await createCategory(office);
    const body = { title: `Pièce ${randomUUID()}`, price: 10, category_ids: [String(category.id)], published: false };

    const created = await json(await askProducts(office.token, '', { method: 'POST', body }), 201);

    expect(created).toMatchObject({ price: 10, published: false, stock: null, stock_status: 'instock', tags: [] });
  });

  it("has today's date, is published and not counted if the form says nothing of it", async () => {
    const created = await postProduct(office, { stock: '', date: '', published: '', stock_status: '', reference: ' ' });

    expect(created).toMatchObject({ stock: null, stock_status: 'instock', published: true, reference: null });
    expect(Math.abs(Date.parse(created.date) - Date.now())).toBeLessThan(60_000);
  });

  it('says all that is wrong at once, each at its field, to the letter', async () => {
    const body = productForm({
      title: '   ',
      price: 0,
      short_description: 'x'.repeat(201),
      stock: '1.5',
      image_1_url: 'javascript:alert(1)',
      date: 'hier',
      stock_status: 'gone',
      published: 'perhaps',
      tag_ids: ['x'],
    });

    const { message, details } = await refusal(await askProducts(office.token, '', { method: 'POST', body }), 400);

    expect(message).toBe('Product title is required');
    expect(details).toEqual({
      title: ['Product title is required'],
      price: ['Price must be greater than 0'],
      category_ids: ['Please select at least one category'],
      short_description: ['Short description must be at most 200 characters'],
      stock: ['Stock must be a whole number of 0 or more'],
      image_1_url: ['Image address must be an https address or a path of this site'],
      date: ['Date must be a date such as 2026-11-22'],
      stock_status: ['Stock status must be instock or outofstock'],
      published: ['Must be true or false'],
      tag_ids: ['tag_ids must be ids'],
    });
  });

  const shelf = createCategory(office);

  it.each([
    ['a blank price', { price: ' ' }, 'price', /greater than 0/],
    ['less than a centime', { price: '0.001' }, 'price', /greater than 0/],
    ['a category that does not exist', { category_ids: 2_000_000_000 }, 'category_ids', /does not exist/],
    ['a brand that does not exist', { tag_ids: 2_000_000_000 }, 'tag_ids', /does not exist/],
    ['a price that is no number', { price: '12,5' }, 'price', /must be a number/],
    ['a price beyond all measure', { price: 1e12 }, 'price', /at most/],
    ['more than ten years of warranty', { warranty_months: 121 }, 'warranty_months', /from 0 to 120/],
    ['half a month of warranty', { warranty_months: '1.5' }, 'warranty_months', /from 0 to 120/],
    ['a warranty in words', { warranty_months: 'deux ans' }, 'warranty_months', /from 0 to 120/],
    ['a title of another type', { title: ['a', 'b'] }, 'title', /required/],
    ['a title that is too long', { title: 'x'.repeat(301) }, 'title', /at most 300/],
    ['a character that no database keeps', { reference: 'a\u0000b' }, 'reference', /cannot be stored/],
    ['a text in place of a picture', { image_3: 'hello' }, 'image_3', /valid image file/],
    ['a date before all time', { date: '0001-01-01' }, 'date', /must be a date/],
    ['more tags than are read at once', { description: '<b>a</b>'.repeat(800) }, 'description', /at most 1500 HTML/],
  ])('is refused with %s', async (_, fields, field, message) => {
    const body = productForm({ title: `x ${randomUUID()}`, price: 1, category_ids: (await shelf).id, ...fields });

    const { details } = await refusal(await askProducts(office.token, '', { method: 'POST', body }), 400);

    expect(Object.keys(details ?? {})).toEqual([field]);
    expect(details?.[field]?.[0]).toMatch(message);
  });

  it('cannot take a reference that another has', async () => {
    const reference = `R-${randomUUID()}`;
    await postProduct(office, { reference });
    const body = productForm({ title: 'x', price: 1, reference, category_ids: (await shelf).id });

    const { details } = await refusal(await askProducts(office.token, '', { method: 'POST', body }), 409);

    expect(details).toEqual({ reference: ['A product with this reference already exists'] });
  });
});

describe('a description', () => {
  it('of simple HTML keeps its formatting and loses what could run', async () => {
    const sent =
      '<h2>Fiche</h2><p onclick="x()">Un <strong>deux</strong> <a href="javascript:x()">trois</a> <a href="https://example.com/x">ici</a></p><script>x()</script><ul><li>quatre</li></ul>';

    const { description, description_text } = await postProduct(office, { description: sent });

    expect(description).toMatch(
      /^<h2>Fiche<\/h2><p>Un <strong>deux<\/strong> .*trois.*<\/p><ul><li>quatre<\/li><\/ul>$/,
    );
    expect(description).not.toMatch(/script|onclick/);
    expect(description_text).toBeNull();
  });

  it('that looks like a comparison is text', async () => {
    const { description, description_text } = await postProduct(office, { description: 'Ø < 10 mm & > 5 mm' });

    expect(description).toBe('<p>Ø &lt; 10 mm &amp; &gt; 5 mm</p>');
    expect(description_text).toBe('Ø < 10 mm & > 5 mm');
  });

  it('that comes back as it was read keeps all that the editor made of it', async () => {
    const text = { type: 'text', version: 1, text: 'gras', detail: 0, format: 1, mode: 'normal', style: '' };
    const block = { version: 1, direction: null, format: 'center', indent: 2 };
    const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: [text] };
    const rich = { root: { ...block, type: 'root', children: [paragraph] } };
    const { id } = await postProduct(office);
    await office.update('products', id, { description: rich });
    const { description } = await getProduct(office, id);

    await putProduct(office, id, productForm({ title: 'Autre', description }));

    const [row] = await rows('SELECT description FROM products WHERE id = $1', [id]);
    expect(row?.description).toEqual(rich);
  });

  it('of a thousand nested lists breaks nothing', async () => {
    const { id } = await postProduct(office);

    const body = { description: '<ul><li>'.repeat(5_000) };
    const response = await askProducts(office.token, `${id}/`, { method: 'PUT', body });

    expect(response.status).toBeLessThan(500);
  });
});

describe('a deletion', () => {
  it('leaves orders unharmed, and the product unknown to everybody', async () => {
    const { id, title } = await postProduct(office, { stock: 5, image_1_url: '/media/1.webp' });
    const { order_id } = await json<{ order_id: number }>(await postOrder(url, orderBody(id)), 201);

    const response = await askProducts(staff.office.token, `${id}/`, { method: 'DELETE' });

    expect([response.status, await response.text()]).toEqual([204, '']);
    await refusal(await askProducts(office.token, `${id}/`), 404);
    expect((await ask(`/api/product/${id}/`)).status).toBe(404);
    const [item] = await rows('SELECT title, image, price::float8 AS price FROM orders_items WHERE _parent_id = $1', [
      order_id,
    ]);
    expect(item).toEqual({ title, image: '/media/1.webp', price: 1000 });
  });
});
