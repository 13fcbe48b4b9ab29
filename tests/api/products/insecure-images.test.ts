/** Pictures at http addresses, which no page shows: refused when they are entered, and listed where they are there already. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminHealthAnswer } from '@/contract/admin/health';
import { askAdmin } from '../../support/admin-calls';
import { ask, json, refusal, sharedOffice } from '../../support/api';
import { createCategory, createProduct } from '../../support/back-office';
import { problems } from '../../support/cms-problems';
import { askProducts, productForm, putProduct } from '../../support/products';
import { sharedDatabase } from '../../support/running/database';

const office = sharedOffice();
const rows = sharedDatabase();
const INSECURE = 'http://pictures.example/a.png';
const MESSAGE = 'Image address must begin with https, not http: browsers do not show the picture otherwise';

const listed = async (id: number) => {
  const health = adminHealthAnswer.strict().parse(await json(await askAdmin('/api/admin/health/')));
  return health.insecure_images.filter((image) => image.id === id);
};

/** A product that got its address before such were refused. */
async function oldProduct() {
  const product = await createProduct(office, { title: `Ancienne ${randomUUID()}` });
  await rows('UPDATE products SET image2_url = $1 WHERE id = $2', [INSECURE, product.id]);
  return product;
}

describe('an http address of a picture', () => {
  it('is refused by the calls, in a form and in JSON, of a new product and of a known one', async () => {
    const { id: category } = await createCategory(office);
    const { id } = await createProduct(office);
    const fields = { title: 'x', price: 1, category_ids: category, image_2_url: INSECURE };
    const answers = [
      await askProducts(office.token, '', { method: 'POST', body: productForm(fields) }),
      await askProducts(office.token, '', { method: 'POST', body: { ...fields, category_ids: [category] } }),
      await askProducts(office.token, `${id}/`, { method: 'PUT', body: { image_2_url: ` ${INSECURE}` } }),
    ];

    for (const answer of answers) {
      expect(await refusal(answer, 400)).toMatchObject({ message: MESSAGE, details: { image_2_url: [MESSAGE] } });
    }
  });

  it('is refused by the CMS, of a new product and of a known one', async () => {
    const { id, title } = await createProduct(office);

    const created = await office.ask('products', 'POST', { title, price: 1, image1Url: INSECURE });
    const changed = await office.update('products', id, { image3Url: INSECURE });

    expect(await problems(created)).toMatchObject({ image1Url: MESSAGE });
    expect(await problems(changed)).toEqual({ image3Url: MESSAGE });
  });
});

describe('a product that has one from before', () => {
  it('can be edited otherwise, and keeps it', async () => {
    const { id } = await oldProduct();

    expect((await office.update('products', id, { price: 1234 })).status).toBe(200);
    expect(await putProduct(office, id, { price: 1235 })).toMatchObject({ price: 1235, image_2_url: INSECURE });
  });

  it('is listed for the admin until it has another', async () => {
    const { id, title } = await oldProduct();
    const image = { collection: 'products', id, title, field: 'image_2_url', url: INSECURE };

    expect(await listed(id)).toEqual([image]);
    await putProduct(office, id, { image_2_url: 'https://pictures.example/a.png' });
    expect(await listed(id)).toEqual([]);
  });

  it('is shown with the placeholder in its place', async () => {
    const { id } = await oldProduct();

    const html = await (await ask(`/product/${id}?${randomUUID()}`)).text();

    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain(INSECURE);
    expect(html).toContain('/placeholder.svg');
  });
});
