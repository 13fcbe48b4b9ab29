/** What all calls about products share: roles, unknown products, malformed bodies. */
import { expect, inject, it } from 'vitest';
import { refusal, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { askProducts, getProduct, postProduct } from '../../support/products';

const { url } = inject('shop');
const office = sharedOffice();
const customer = await createPerson({ url, admin: office, role: 'customer' });

/** Each call that is about products, as [method, path, whether it takes a body]. */
const OF_ONE = [
  ['GET', '{id}/', false],
  ['PUT', '{id}/', true],
  ['DELETE', '{id}/', false],
  ['POST', '{id}/swap-images/', true],
  ['POST', '{id}/delete-image/', true],
  ['POST', '{id}/make-main/', true],
] as const;
const CALLS = [['GET', '', false], ['POST', '', true], ...OF_ONE] as const;
const WITH_BODY = CALLS.filter(([, , takesBody]) => takesBody);

const at = (path: string, id: number | string) => path.replace('{id}', String(id));

it.each(CALLS)(
  "%s /api/admin/products/%s is refused to nobody's and a stranger's token (401) and to a customer (403)",
  async (method, path) => {
    const { id, title } = await postProduct(office);
    const withBody = method === 'GET' ? {} : { body: { title: 'Volé', price: 1, position: 1 } };

    const answers = await Promise.all(
      [null, 'x.y.z', customer.office.token].map((token) => askProducts(token, at(path, id), { method, ...withBody })),
    );

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
    expect(await getProduct(office, id)).toMatchObject({ title });
  },
);

it.each(OF_ONE)('%s /api/admin/products/%s knows no product that does not exist', async (method, path) => {
  const body = { position: 1, position1: 1, position2: 2, title: 'x' };
  for (const id of ['2000000000', '99999999999', '0', 'abc', '-1', '1.5']) {
    const response = await askProducts(office.token, at(path, id), { method, ...(method === 'GET' ? {} : { body }) });
    await refusal(response, 404);
  }
});

it.each(WITH_BODY)('%s /api/admin/products/%s wants a form or JSON', async (method, path) => {
  const { id } = await postProduct(office);
  const send = (type: string, text: string) =>
    fetch(`${url}/api/admin/products/${at(path, id)}`, {
      method,
      headers: { Authorization: `Bearer ${office.token}`, 'Content-Type': type },
      body: text,
    });

  await refusal(await send('text/plain', 'title=x'), 415);
  await refusal(await send('application/json', '{'), 400);
  await refusal(await send('application/json', '[]'), 400);
  await refusal(await send('multipart/form-data; boundary=x', 'nothing of the kind'), 400);
  await refusal(await send('application/json', `{"title":"${'x'.repeat(1_100_000)}"}`), 413);
});
