/** Answers of the CMS and the back office are for their caller alone. */
import { describe, expect, inject, it } from 'vitest';
import { bearer } from '../../support/accounts';
import { ask, json, sharedOffice } from '../../support/api';
import { createPerson } from '../../support/people';
import { screenFunction } from '../../support/running/screen-function';
import { photograph, upload } from '../../support/uploads';

const { url } = inject('shop');
const office = sharedOffice();
const [staff, customer] = await Promise.all(
  (['staff', 'customer'] as const).map((role) => createPerson({ url, admin: office, role })),
);
if (!staff || !customer) throw new Error('Two people were made.');
const { doc: picture } = await json<{ doc: { id: number; filename: string } }>(
  await upload({ url, token: office.token, file: await photograph('png'), alt: 'Facture de Mme Haddad' }),
  201,
);
const cookieOf = ({ office: { token } }: { office: { token: string } }) => ({
  Cookie: `payload-token=${token}`,
  Origin: url,
});

describe('no answer is kept by anybody', () => {
  it.each([
    ['GET', '/cms/users'],
    ['GET', '/cms/users/me'],
    ['GET', '/cms/users/1'],
    ['GET', '/cms/products'],
    ['GET', '/cms/access'],
    ['GET', '/cms/nowhere'],
    ['GET', '/cms'],
    ['GET', '/CMS/users'],
    ['GET', '/cms/media'],
    ['GET', `/cms/media/file/${picture.filename}`],
    ['OPTIONS', '/cms/users'],
    ['POST', '/cms/users/login'],
    ['GET', '/admin'],
    ['HEAD', '/admin'],
    ['GET', '/Admin'],
    ['GET', '/admin/login'],
    ['GET', '/admin/nowhere'],
    ['GET', '/admin/collections/users'],
    ['GET', '/admin/invoice/1'],
    ['GET', '/admin/invoice/1/nowhere'],
    ['GET', '/admin/invoices?ids=1'],
    ['GET', '/admin/picking-list?ids=1'],
    ['POST', '/admin'],
    ['DELETE', '/admin'],
  ])('%s %s', async (method, path) => {
    const asked: Record<string, string>[] = [{}, bearer(office.token), cookieOf(staff)];

    const answers = await Promise.all(asked.map((headers) => ask(path, { method, headers })));

    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'));
  });

  it('of what scripts ask the back office', async () => {
    const answers = await Promise.all(
      ['/admin', '/admin/collections/products'].map((path) =>
        ask(path, { headers: { RSC: '1', ...cookieOf(staff) }, redirect: 'follow' }),
      ),
    );

    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(Array(2).fill('private, no-store'));
  });
});

it('the library shows its files to everybody, under both their addresses', async () => {
  const [own, payloads, gone] = await Promise.all(
    [`/media/${picture.filename}`, `/cms/media/file/${picture.filename}`, '/cms/media/file/gone.webp'].map((path) =>
      ask(path),
    ),
  );

  expect([own?.status, payloads?.status, gone?.status]).toEqual([200, 200, 404]);
  expect(await payloads?.arrayBuffer()).toEqual(await own?.arrayBuffer());
});

describe("the functions that the back office's screens call", () => {
  const call = async (headers: Record<string, string>, body: string | FormData, path = '/admin') => {
    const id = await screenFunction();
    return ask(path, { method: 'POST', headers: { 'Next-Action': id, ...headers }, body });
  };
  const named = (name: unknown, args: unknown = {}) => JSON.stringify([{ name, args }]);

  it('are for editors only', async () => {
    const body = named('slugify', { valueToSlugify: 'Été', collectionSlug: 'products', path: 'title' });

    expect((await call({}, body)).status).toBe(401);
    expect((await call({ ...cookieOf(customer) }, body)).status).toBe(403);
    expect((await call({ ...cookieOf(staff) }, body)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no list', '1'],
    ['an empty list', '[]'],
    ['nobody', '[null]'],
    ['a name that is none', named('nope')],
    ['a name of every object', named('constructor')],
    ['a name that is no text', named({})],
    ['no arguments', named('form-state', null)],
    ['arguments that are none', named('form-state')],
    ['a list of nothing', named('table-state', { collectionSlug: 'nope' })],
    ['a document of nothing', named('render-document', { collectionSlug: 'nope', docID: {} })],
    ['a list to be drawn of nothing', named('render-list', { collectionSlug: 'constructor', query: { where: 1 } })],
    ['a field of nothing', named('render-field', { field: 1 })],
    ['a date of nothing', named('schedule-publish', {})],
    ['a reference to itself', '["$0"]'],
    ['a reference to nothing', '["$F1"]'],
    ['a large number', '["$n99999999999999999999"]'],
    ['brackets', `[${'['.repeat(400_000)}`],
    ['brackets that are closed', '['.repeat(400_000) + ']'.repeat(400_000)],
  ])('never fail at %s', async (_, body) => {
    const response = await call({ ...cookieOf(staff), 'Content-Type': 'text/plain;charset=UTF-8' }, body);

    expect(response.status, await response.text()).toBeLessThan(500);
  });
});
