/** The search of Payload's own lists of products and orders, once something was saved: as the shop's screens search. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { getJson, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';

const office = sharedOffice();
const url = inject('shop').url;

/** The page of a searched list, as the admin gets it. */
async function listPage(collection: 'products' | 'orders', search: string): Promise<string> {
  const page = `${url}/admin/collections/${collection}?search=${encodeURIComponent(search)}`;
  const answer = await fetch(page, { headers: { Cookie: `payload-token=${office.token}` } });
  expect(answer.status).toBe(200);
  return await answer.text();
}

describe('products', () => {
  it('are found by any words of title, part number and brand, in any order and without their accents', async () => {
    const mark = randomUUID().slice(0, 8);
    const reference = `0010-${mark}.A`;
    const brand = await office.create('tags', { name: `Brûleuse ${mark} ${randomUUID()}` });
    const found = randomUUID();
    const texts = { title: `Vannélia ${mark} à trois voies ${randomUUID()}`, shortDescription: found };
    const { id } = await createProduct(office, { ...texts, reference: `${reference}zz`, tags: [brand.id] });
    await json(await office.update('products', id, { price: 1_500 }));

    for (const search of [
      `voies vannelia ${mark}`,
      `vannelia ${reference}`,
      reference.replace(/\W/g, ''),
      `bruleuse ${mark} trois`,
    ]) {
      expect(await listPage('products', search), search).toContain(found);
      expect(await listPage('products', `${search} ${randomUUID()}`), search).not.toContain(found);
    }
  });

  it('are found by letters of which no search text is kept', async () => {
    const found = randomUUID();
    const latin = `vanne${found.slice(0, 8)}`;
    await createProduct(office, { title: `صمام الغاز ${latin}`, shortDescription: found });

    for (const search of ['صمام', `${latin} صمام`]) expect(await listPage('products', search)).toContain(found);
    for (const search of ['مروحة', `${latin} مروحة`, '%'])
      expect(await listPage('products', search)).not.toContain(found);
  });

  it('are chosen by the same search for an edit of many', async () => {
    const word = `lot${randomUUID().slice(0, 8)}`;
    const chosen = await createProduct(office, { title: `Électrode ${word}`, price: 100 });
    const other = await createProduct(office, { title: 'Électrode sans', price: 100 });

    await json(await office.ask(`products?where[or][0][searchText][like]=${word} Électrode`, 'PATCH', { price: 150 }));

    expect(await getJson(`/api/products/${chosen.id}/`)).toMatchObject({ price: 150 });
    expect(await getJson(`/api/products/${other.id}/`)).toMatchObject({ price: 100 });
  });
});

describe('orders', () => {
  it('are found by their number, names in any order, the phone as it is dialled, and the e-mail', async () => {
    const lastName = `Bénallou-${randomUUID().slice(0, 8)}`;
    const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const email = `${randomUUID()}@example.com`;
    const found = randomUUID();
    const customer = { firstName: 'Lila', lastName, email, phone };
    const shipping = { address: found, city: 'Alger', region: 'alger' };
    const { id: product } = await createProduct(office);
    const placed = await postOrder(url, orderBody(product, { customer, shipping }));
    const { order_id: id } = await json<{ order_id: number }>(placed, 201);
    await json(await office.update('orders', id, { status: 'processing' }));

    for (const search of [
      ...[String(id), `#${id}`, `${lastName.replace('é', 'e')} lila`, `lila ${phone}`],
      ...[phone.replace(/^0/, '+213'), phone.replace(/(\d\d)(?=\d)/g, '$1 '), email.slice(0, 20).toUpperCase()],
    ]) {
      expect(await listPage('orders', search), search).toContain(found);
      expect(await listPage('orders', `${search} ${randomUUID()}`), search).not.toContain(found);
    }
    expect(await listPage('orders', 'b_nallou')).not.toContain(found);
  });

  it('are all there if only spaces are typed', async () => {
    const counted = async (query: string) => await json<{ totalDocs: number }>(await office.ask(`orders?${query}`));
    await postOrder(url, orderBody((await createProduct(office)).id));

    // Other tests order meanwhile: repeated until all three are read between two orders.
    await expect
      .poll(async () => {
        const before = (await counted('limit=1')).totalDocs;
        const found = (await counted('where[or][0][customerFolded][like]=%20%20')).totalDocs;
        return [before, found, (await counted('limit=1')).totalDocs].map((count) => count - before);
      })
      .toEqual([0, 0, 0]);
  });
});

it('the texts that are searched are in no answer', async () => {
  const { id } = await createProduct(office);

  expect(await json(await office.ask(`products/${id}?select[searchText]=true`))).not.toHaveProperty('searchText');
});
