/** The search of Payload's own lists of products and orders, once something was saved: as the shop's screens search. */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { ask, json, sharedOffice } from '../../support/api';
import { createProduct } from '../../support/back-office';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';

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
  const mark = randomUUID().slice(0, 8);
  const title = `Vannélia ${mark} à trois voies`;
  const reference = `0010-${mark}.A`;
  const brandName = `Brûleuse ${mark}`;

  it.each([
    ['words in any order, without their accents', `voies vannelia ${mark}`],
    ['a word of the title with the part number, as it is written', `vannelia ${reference}`],
    ['the part number without its signs', reference.replace(/\W/g, '')],
    ['the brand with a word of the title', `bruleuse ${mark} trois`],
  ])('are found by %s', async (_, search) => {
    const brand = await office.create('tags', { name: `${brandName} ${randomUUID()}` });
    const found = randomUUID();
    const { id } = await createProduct(office, {
      title: `${title} ${randomUUID()}`,
      shortDescription: found,
      reference: `${reference}${randomUUID().slice(0, 6)}`,
      tags: [brand.id],
    });
    await json(await office.update('products', id, { price: 1_500 }));

    expect(await listPage('products', search)).toContain(found);
    expect(await listPage('products', `${search} ${randomUUID()}`)).not.toContain(found);
  });

  it('are found by letters of which no search text is kept', async () => {
    const found = randomUUID();
    const latin = `vanne${found.slice(0, 8)}`;
    await createProduct(office, { title: `صمام الغاز ${latin}`, shortDescription: found });

    expect(await listPage('products', 'صمام')).toContain(found);
    expect(await listPage('products', 'مروحة')).not.toContain(found);
    expect(await listPage('products', `${latin} صمام`)).toContain(found);
    expect(await listPage('products', `${latin} مروحة`)).not.toContain(found);
    expect(await listPage('products', '%')).not.toContain(found);
  });

  it('are chosen by the same search for an edit of many', async () => {
    const word = `lot${randomUUID().slice(0, 8)}`;
    const chosen = await createProduct(office, { title: `Électrode ${word}`, price: 100 });
    const other = await createProduct(office, { title: 'Électrode sans', price: 100 });

    await json(await office.ask(`products?where[or][0][searchText][like]=${word} Électrode`, 'PATCH', { price: 150 }));

    const prices = await Promise.all(
      [chosen, other].map(async ({ id }) => (await json<{ price: number }>(await ask(`/api/products/${id}/`))).price),
    );
    expect(prices).toEqual([150, 100]);
  });
});

describe('orders', () => {
  const lastName = `Bénallou-${randomUUID().slice(0, 8)}`;

  it.each([
    ['the number', ({ id }: { id: number }) => String(id)],
    ['first and last name in any order, without accents', () => `${lastName.replace('é', 'e')} lila`],
    ['a name and the phone', ({ phone }: { phone: string }) => `lila ${phone}`],
    ['the number with its sign', ({ id }: { id: number }) => `#${id}`],
    ['the phone as it is dialled from abroad', ({ phone }: { phone: string }) => phone.replace(/^0/, '+213')],
    ['the phone with spaces', ({ phone }: { phone: string }) => phone.replace(/(\d\d)(?=\d)/g, '$1 ')],
    ['a beginning of the e-mail', ({ email }: { email: string }) => email.slice(0, 20).toUpperCase()],
  ])('are found by %s', async (_, searchOf) => {
    const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const email = `${randomUUID()}@example.com`;
    const found = randomUUID();
    const { id: product } = await createProduct(office);
    const { order_id: id } = await json<{ order_id: number }>(
      await postOrder(url, {
        ...orderBody(product),
        customer: { firstName: 'Lila', lastName, email, phone },
        shipping: { address: found, city: 'Alger', region: 'alger' },
      }),
      201,
    );
    await json(await office.update('orders', id, { status: 'processing' }));

    const search = searchOf({ id, phone, email });

    expect(await listPage('orders', search)).toContain(found);
    expect(await listPage('orders', `${search} ${randomUUID()}`)).not.toContain(found);
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

/** The callers who may not search these texts, in any way. */
const ASKED = [
  'products?where[searchText][like]=a',
  'products?where[searchText][contains]=a',
  'products?sort=searchText',
  'orders?where[customerFolded][like]=a',
  'orders?where[customerFolded][contains]=a',
  'orders?sort=-customerFolded',
];

describe('the texts that are searched', () => {
  it.each(ASKED)('cannot be asked for by a customer: %s', async (query) => {
    const customer = await createPerson({ url, admin: office, role: 'customer' });

    expect((await customer.office.ask(query)).status).toBe(401);
  });

  it('are in no answer', async () => {
    const { id } = await createProduct(office);

    const product = await json<Record<string, unknown>>(await office.ask(`products/${id}?select[searchText]=true`));

    expect(product).not.toHaveProperty('searchText');
  });
});
