/**
 * What a guest and each role may do in the back office: each call of /api/admin, each route of Payload's
 * REST under /cms, each page under /admin. A test compares these tables with the shop's table of calls and Payload's
 * configuration, so that they are complete.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { routes } from '@/contract/routes';
import type { Right } from '@/domain/accounts/roles';
import { bearer } from '../../support/accounts';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct, logIn } from '../../support/back-office';
import { bodyOf, documentOf, guestOf } from '../../support/cms-documents';
import { COLLECTION_ROUTES } from '../../support/collection-routes';
import { createCourier } from '../../support/couriers';
import { orderBody, postOrder } from '../../support/orders';
import { createPeople } from '../../support/people';
import { ADMIN } from '../../support/running/shop';
import { photograph, smallPdf, upload, uploadPdf } from '../../support/uploads';

const { url } = inject('shop');
const admin = sharedOffice();
const { customer, staff, clerk } = await createPeople(admin, ['customer', 'staff', 'clerk']);

const ASKERS = { nobody: guestOf(url), customer: customer.office, staff: staff.office, clerk: clerk.office, admin };
type Who = keyof typeof ASKERS;
const EVERYBODY = Object.keys(ASKERS) as Who[];
/** The header that names the caller, as the API reads it. */
const headersOf = (who: Who): Record<string, string> => (who === 'nobody' ? {} : bearer(ASKERS[who].token));

/** Every call of the back office, and the right that it requires. */
const RIGHTS: Record<string, Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Right>>> = {
  '/admin/products': { GET: 'office', POST: 'editor' },
  '/admin/missed-searches': { GET: 'office' },
  '/admin/search-words': { POST: 'editor' },
  '/admin/products/{id}': { GET: 'office', PUT: 'editor', DELETE: 'editor' },
  '/admin/products/{id}/fits': { GET: 'office' },
  '/admin/products/{id}/deletion': { GET: 'editor' },
  '/admin/products/{id}/swap-images': { POST: 'editor' },
  '/admin/products/{id}/delete-image': { POST: 'editor' },
  '/admin/products/{id}/make-main': { POST: 'editor' },
  '/admin/documents': { POST: 'editor' },
  '/admin/products/export': { GET: 'editor' },
  '/admin/boiler-models/export': { GET: 'editor' },
  '/admin/boiler-models/import': { POST: 'editor' },
  '/admin/fitments/export': { GET: 'editor' },
  '/admin/fitments/import': { POST: 'editor' },
  '/admin/part-numbers/export': { GET: 'editor' },
  '/admin/part-numbers/import': { POST: 'editor' },
  '/admin/products/import': { POST: 'editor', GET: 'editor' },
  '/admin/product-imports/{id}': { GET: 'editor' },
  '/admin/product-imports/{id}/cancel': { POST: 'editor' },
  '/admin/categories': { GET: 'office', POST: 'editor' },
  '/admin/categories2': { GET: 'office', POST: 'editor' },
  '/admin/products/bulk': { POST: 'editor' },
  '/admin/products/bulk/{id}/undo': { POST: 'editor' },
  '/admin/categories2/{id}': { PUT: 'editor', DELETE: 'editor' },
  '/admin/categories2/{id}/deletion': { GET: 'editor' },
  '/admin/tags': { GET: 'office', POST: 'editor' },
  '/admin/tags/{id}': { PUT: 'editor', DELETE: 'editor' },
  '/admin/tags/{id}/deletion': { GET: 'editor' },
  '/admin/orders': { GET: 'clerk', POST: 'clerk' },
  '/admin/orders/counts': { GET: 'clerk' },
  '/admin/orders/export': { GET: 'admin' },
  '/admin/orders/{id}': { GET: 'clerk', PATCH: 'clerk' },
  '/admin/orders/{id}/status': { PATCH: 'clerk' },
  '/admin/orders/{id}/email': { GET: 'clerk', POST: 'clerk' },
  '/admin/orders/{id}/invoice': { GET: 'clerk' },
  '/admin/orders/{id}/calls': { POST: 'clerk' },
  '/admin/orders/{id}/claim': { POST: 'clerk', DELETE: 'clerk' },
  '/admin/orders/{id}/notes': { POST: 'clerk' },
  '/admin/orders/bulk-status': { POST: 'clerk' },
  '/admin/events': { GET: 'clerk' },
  '/admin/customers': { GET: 'clerk' },
  '/admin/customers/{phone_key}': { GET: 'clerk' },
  '/admin/customers/{phone_key}/block': { POST: 'clerk', DELETE: 'clerk' },
  '/admin/quotes': { GET: 'office' },
  '/admin/part-requests': { GET: 'office' },
  '/admin/part-requests/{id}': { PATCH: 'office' },
  '/admin/part-requests/{id}/pictures/{n}': { GET: 'office' },
  '/admin/wilayas': { GET: 'clerk', POST: 'admin' },
  '/admin/wilayas/{id}': { PATCH: 'admin', DELETE: 'admin' },
  '/admin/wilayas/bulk': { POST: 'admin' },
  '/admin/wilayas/{id}/communes': { GET: 'admin' },
  '/admin/communes/{code}': { PUT: 'admin' },
  '/admin/fees': { GET: 'admin', POST: 'admin' },
  '/admin/wilayas/{id}/deletion': { GET: 'admin' },
  '/admin/couriers': { GET: 'clerk' },
  '/admin/parcel-batches': { GET: 'clerk', POST: 'clerk' },
  '/admin/parcel-batches/{id}': { GET: 'clerk' },
  '/admin/parcel-batches/{id}/hand-over': { POST: 'clerk', GET: 'clerk' },
  '/admin/parcel-batches/{id}/labels': { GET: 'clerk' },
  '/admin/parcel-batches/{id}/papers': { GET: 'clerk' },
  '/admin/parcel-batches/{id}/picking-list': { GET: 'clerk' },
  '/admin/parcel-batches/{id}/courier-file': { GET: 'clerk' },
  '/admin/parcels': { GET: 'clerk' },
  '/admin/parcels/{id}': { GET: 'clerk', PATCH: 'clerk' },
  '/admin/parcels/{id}/return': { POST: 'clerk' },
  '/admin/parcels/import': { POST: 'clerk' },
  '/admin/cash': { GET: 'admin' },
  '/admin/cash/parcels': { GET: 'admin' },
  '/admin/cash/parcels/{id}': { GET: 'admin' },
  '/admin/cash/collect': { POST: 'admin' },
  '/admin/cash/adjustments': { POST: 'admin' },
  '/admin/cash/unallocated': { GET: 'admin' },
  '/admin/cash/unallocated/{id}/settle': { POST: 'admin' },
  '/admin/cash/export': { GET: 'admin' },
  '/admin/remittances': { GET: 'admin', POST: 'admin' },
  '/admin/remittances/{id}': { GET: 'admin' },
  '/admin/remittances/{id}/reverse': { POST: 'admin' },
  '/admin/reports': { GET: 'admin' },
  '/admin/audit': { GET: 'admin' },
  '/admin/health': { GET: 'admin' },
  '/admin/stock-movements': { GET: 'office' },
  '/admin/personal-data': { GET: 'admin' },
  '/admin/personal-data/file': { GET: 'admin' },
  '/admin/personal-data/anonymise': { POST: 'admin' },
  '/admin/users': { GET: 'admin' },
  '/admin/users/invite': { POST: 'admin' },
  '/admin/settings': { GET: 'admin', PATCH: 'admin' },
  '/admin/settings/logo': { POST: 'admin' },
  '/admin/users/{id}': { GET: 'admin', PATCH: 'admin' },
  '/admin/users/{id}/disable': { POST: 'admin' },
  '/admin/users/{id}/enable': { POST: 'admin' },
  '/admin/users/{id}/reset-password': { POST: 'admin' },
  '/admin/users/{id}/sessions': { GET: 'admin', DELETE: 'admin' },
  '/admin/users/{id}/sessions/{session}': { DELETE: 'admin' },
  '/admin/users/two-factor': { GET: 'admin' },
  '/admin/users/{id}/two-factor/reset': { POST: 'admin' },
  '/admin/statistics': { GET: 'admin' },
  '/admin/dashboard': { GET: 'admin' },
};
const CALLS = Object.entries(RIGHTS).flatMap(([path, rights]) =>
  Object.entries(rights).map(([method, right]): [call: string, right: Right] => [`${method} ${path}`, right]),
);

/** The people who may, so that the table above is readable. A change of `src/domain/accounts/roles.ts` shows here. */
const HOLDERS: Record<Right, readonly Who[]> = {
  office: ['staff', 'clerk', 'admin'],
  editor: ['staff', 'admin'],
  clerk: ['clerk', 'admin'],
  admin: ['admin'],
};

const NO_SUCH_ID = '2147483647';

/** With an invalid body, so that an authorised caller gets a 400 and changes nothing. */
function ask(call: string, who: Who, headers: Record<string, string> = {}): Promise<Response> {
  const [method = 'GET', path = ''] = call.split(' ');
  const headersOfCall = { ...headersOf(who), ...headers };
  return fetch(`${url}/api${path.replace('{id}', NO_SUCH_ID)}/`, { method, headers: headersOfCall });
}

/** Wrong bodies: a caller without the right must not learn that they are wrong. */
const WRONG_BODIES: readonly [type: string, body: string][] = [
  ['application/json', ''],
  ['application/json', '{"broken'],
  ['application/json', '[]'],
  ['text/plain', 'x'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/x-www-form-urlencoded', 'a=1'],
];

async function wrongStatuses(path: string, { method, who }: { method: string; who: Who }) {
  const answers = await Promise.all(
    WRONG_BODIES.map(([type, body]) =>
      fetch(url + path, { method, body, headers: { 'Content-Type': type, ...headersOf(who) } }),
    ),
  );
  return [...new Set(answers.map(({ status }) => status))];
}

describe('rights come before the shape of a request', () => {
  it.each(CALLS.filter(([call]) => !call.startsWith('GET')))('of %s', async (call, right) => {
    const [method = '', path = ''] = call.split(' ');
    for (const who of EVERYBODY.filter((person) => !HOLDERS[right].includes(person))) {
      const statuses = await wrongStatuses(`/api${path.replace('{id}', 'x')}/?page=x`, { method, who });
      expect(statuses, who).toEqual([who === 'nobody' ? 401 : 403]);
    }
  });
});

describe('the calls of the back office', () => {
  it('are all in this table', () => {
    const known = Object.values(routes)
      .filter(({ path, caller }) => path.startsWith('/admin/') || caller in HOLDERS)
      .map(({ method, path }) => `${method} ${path}`);

    expect(known.toSorted()).toEqual(CALLS.map(([call]) => call).toSorted());
  });

  it.each(CALLS)('%s', async (call, right) => {
    const answers = await Promise.all(EVERYBODY.map(async (who) => [who, (await ask(call, who)).status] as const));

    for (const [who, status] of answers) {
      if (who === 'nobody') expect(status).toBe(401);
      else if (!HOLDERS[right].includes(who)) expect(status, who).toBe(403);
      else {
        expect([401, 403], who).not.toContain(status);
        expect(status, who).toBeLessThan(500);
      }
    }
    const { status } = await ask(call, 'nobody', { Cookie: `payload-token=${admin.token}` });
    expect(status, "The back office's cookie alone opens nothing here.").toBe(401);
  });
});

/**
 * What each may do with anybody's documents: read, create, update, delete; guests and customers nothing. Their own are in
 * roles.test.ts.
 */
const rightsOf = ([staff, clerk, admin]: readonly [staff: string, clerk: string, admin: string]) => ({
  ...{ nobody: '----', customer: '----', staff, clerk, admin },
});
const COLLECTIONS: [collection: string, rights: Record<Who, string>][] = [
  ...['products', 'categories', 'tags', 'media', 'documents'].map((name) => [name, 'rcud', 'r---', 'rcud'] as const),
  ...['boiler-models', 'fitments', 'part-numbers'].map((name) => [name, 'rcud', 'r---', 'rcud'] as const),
  ...['fault-codes', 'search-words', 'symptoms'].map((name) => [name, 'rcud', 'r---', 'rcud'] as const),
  ['wilayas', 'r---', 'r---', 'rcud'] as const,
  ...['couriers', 'courier-profiles', 'users'].map((name) => [name, '----', '----', 'rcud'] as const),
  ['orders', '----', 'r-u-', 'r-u-'] as const,
  ['stock-movements', '----', '----', 'r---'] as const,
  // Another account's, that is.
  ['payload-preferences', '-c--', '-c--', '-c--'] as const,
  ...['payload-jobs', 'payload-kv'].map((name) => [name, '----', '----', '----'] as const),
].map(([collection, ...rights]) => [collection, rightsOf(rights)]);

const category = (await createCategory(admin)).id;

describe.each(COLLECTIONS)("Payload's REST over %s", (collection, rights) => {
  it.each(EVERYBODY)('gives %s the rights due, by every route', async (who) => {
    const opened: string[] = [];
    let id = await documentOf(admin, { collection, category });
    for (const { route, right, opens } of COLLECTION_ROUTES) {
      if (!(await opens({ asker: ASKERS[who], collection, id, category }))) continue;
      opened.push(route);
      // The call may have deleted it, so the next route gets one that exists.
      if (right !== 'r') id = await documentOf(admin, { collection, category });
    }

    const due = COLLECTION_ROUTES.filter(({ right }) => right !== null && rights[who].includes(right));
    expect(opened).toEqual(due.map(({ route }) => route));
  });
});

describe.each(COLLECTIONS)('rights come before the shape of a write to %s', (collection, rights) => {
  it.each([
    ['POST', '', 'c'],
    ['PATCH', '/1', 'u'],
    ['PATCH', '?where[id][equals]=1', 'u'],
    ['DELETE', '/1', 'd'],
  ] as const)('%s %s', async (method, path, right) => {
    // One's own preferences are anybody's of the back office.
    const due = collection === 'payload-preferences' && right !== 'c' ? [...HOLDERS.office] : ([] as Who[]);
    // Everybody may change their own account, which a condition may name.
    if (collection === 'users' && path.startsWith('?')) due.push('customer', 'staff', 'clerk');
    const others = EVERYBODY.filter((who) => !rights[who].includes(right) && !due.includes(who));
    for (const who of others) {
      const statuses = await wrongStatuses(`/cms/${collection}${path}`, { method, who });
      for (const status of statuses) expect([401, 403], `${who}: ${statuses}`).toContain(status);
    }
  });
});

const { doc: picture } = await json<{ doc: { id: number; filename: string } }>(
  await upload({ url, token: admin.token, file: await photograph('png') }),
  201,
);
const { doc: pdf } = await json<{ doc: { filename: string } }>(
  await uploadPdf({ url, token: admin.token, file: smallPdf() }),
  201,
);
const OFFICE = HOLDERS.office;
const EDITORS = HOLDERS.editor;
const CLERKS = HOLDERS.clerk;
const newUser = () => bodyOf('users', category);

/** The routes beside those that every collection has, what they are asked, and who is answered. */
const OTHER_ROUTES: readonly [
  route: string,
  path: string,
  answered: readonly Who[],
  data?: () => Record<string, unknown>,
][] = [
  // What one may do oneself, for the screens.
  ['get /access', 'access', OFFICE],
  ['products post /access/:id?', 'products/access', OFFICE],
  ['media get /file/:filename', `media/file/${picture.filename}`, EVERYBODY],
  ['media get /paste-url/:id?', `media/paste-url?src=${url}/api/health/`, []],
  ['documents get /file/:filename', `documents/file/${pdf.filename}`, EVERYBODY],
  ['documents get /paste-url/:id?', `documents/paste-url?src=${url}/api/health/`, []],
  ['users get /init', 'users/init', OFFICE],
  ['users get /me', 'users/me', OFFICE],
  ['users post /login', 'users/login', [], () => ({ username: randomUUID(), password: randomUUID() })],
  ['users post /refresh-token', 'users/refresh-token', []],
  ['users post /first-register', 'users/first-register', [], newUser],
  ['users post /forgot-password', 'users/forgot-password', [], () => ({ username: ADMIN.username })],
  ['users post /reset-password', 'users/reset-password', [], () => ({ token: 'x', password: randomUUID() })],
  ['users post /verify/:id', 'users/verify/x', []],
  ['users post /unlock', 'users/unlock', ['admin'], () => ({ username: staff.username })],
  ['payload-jobs get /run', 'payload-jobs/run', []],
  ['payload-jobs get /handle-schedules', 'payload-jobs/handle-schedules', []],
  ['payload-preferences post /:key', 'payload-preferences/matrix', OFFICE, () => ({ value: 1 })],
  ['payload-preferences get /:key', 'payload-preferences/matrix', OFFICE],
  ['payload-preferences delete /:key', 'payload-preferences/matrix', []],
];
/** Called with separate logins, because it ends them. */
const LOGOUT = 'users post /logout';

describe("Payload's REST", () => {
  it('has no route but these', async () => {
    vi.stubEnv('PAYLOAD_SECRET', 'a secret of no shop').stubEnv('DATABASE_URL', 'postgres://nowhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { collections, endpoints, globals } = await (await import('../../../payload.config')).default;
    const known = new Set([...COLLECTION_ROUTES.map(({ route }) => route), 'post /access/:id?']);
    const spelled = (of: readonly { method: string; path: string }[]) =>
      of.map(({ method, path }) => `${method} ${path}`);

    const others = collections.flatMap(({ slug, endpoints: own }) =>
      spelled(own || []).flatMap((route) => (known.has(route) ? [] : [`${slug} ${route}`])),
    );

    expect(globals).toEqual([]);
    expect([...spelled(endpoints), ...others].toSorted()).toEqual(
      [...OTHER_ROUTES.map(([route]) => route), LOGOUT].filter((route) => !route.includes('/access/:id?')).toSorted(),
    );
    expect(collections.map(({ slug }) => slug).toSorted()).toEqual(
      [...COLLECTIONS.map(([slug]) => slug), 'payload-migrations'].toSorted(),
    );
  });

  it.each(OTHER_ROUTES)('%s', async (route, path, answered, data) => {
    const method = (route.match(/\b(get|post|delete)\b/)?.[0] ?? '').toUpperCase();
    const body = method === 'GET' ? undefined : data?.();
    const responses = await Promise.all(
      EVERYBODY.map(async (who) => [who, await ASKERS[who].ask(path, method, body)] as const),
    );

    expect(responses.flatMap(([who, { ok }]) => (ok ? [who] : []))).toEqual(answered);
    for (const [, { status }] of responses) expect(status).toBeLessThan(500);
  });

  it(LOGOUT, async () => {
    const logins = await Promise.all([customer, staff, clerk, ADMIN].map((person) => logIn(url, person)));
    const callers = [{}, ...logins.map(({ access }) => bearer(access))];
    const leave = (headers: Record<string, string>) => fetch(`${url}/cms/users/logout`, { method: 'POST', headers });

    expect((await Promise.all(callers.map(leave))).map(({ status }) => status)).toEqual([400, 200, 200, 200, 200]);
    expect((await Promise.all(callers.map(leave))).map(({ ok }) => ok)).toEqual(Array(5).fill(false));
  });
});

/** What each page would give away, and who may have it. */
const secret = randomUUID();
const order = await json<{ order_id: number }>(
  await postOrder(url, {
    ...orderBody((await createProduct(admin, { title: `Ordered ${secret}` })).id),
    customer: { firstName: 'Lila', lastName: `Order ${secret}`, email: 'lila@example.com', phone: '0550112233' },
  }),
  201,
);
await createProduct(admin, { title: `Product ${secret}`, published: false });
await admin.create('wilayas', { name: `Wilaya ${secret}`, price: 1 });
const courier = await createCourier(admin, { name: `Courier ${secret}` });
const watched = { username: `user-${secret}`, email: `${secret}@example.com`, role: 'customer' };
await admin.create('users', { ...watched, password: randomUUID() });

const shelf = await admin.create('categories', { name: `Category ${secret}` });
const brand = await admin.create('tags', { name: `Brand ${secret}` });
const counted = await createProduct(admin, { stock: 765_432 });
const { docs: movements } = await json<{ docs: { id: number }[] }>(
  await admin.ask(`stock-movements?where[product][equals]=${counted.id}`),
);

/** What the page of a tab hands to the browser: the screen is drawn there, and asks the calls for what it shows. */
const screenOf = (tab: string) => `{\\"tab\\":\\"${tab}\\"}`;

const PAGES: readonly [page: string, shows: string, mayHave: readonly Who[]][] = [
  [`/admin/collections/products?search=${secret}`, `Product ${secret}`, OFFICE],
  [`/admin/collections/orders/${order.order_id}`, `Order ${secret}`, CLERKS],
  [`/admin/collections/orders/${order.order_id}/api`, `Order ${secret}`, CLERKS],
  [`/admin/collections/orders?search=${secret}`, `Order ${secret}`, CLERKS],
  [`/admin/collections/users?search=user-${secret}`, `${secret}@example.com`, ['admin']],
  [`/admin/collections/categories/${shelf.id}`, `Category ${secret}`, OFFICE],
  [`/admin/collections/tags/${brand.id}`, `Brand ${secret}`, OFFICE],
  [`/admin/collections/media/${picture.id}`, picture.filename, OFFICE],
  [`/admin/collections/stock-movements/${movements[0]?.id}`, '765432', ['admin']],
  ['/admin/account', staff.email, ['staff']],
  [`/admin/collections/couriers/${courier.id}`, `Courier ${secret}`, ['admin']],
  ['/admin/collections/wilayas?limit=100&sort=-id', `Wilaya ${secret}`, ['admin']],
  [`/admin/invoice/${order.order_id}`, '%PDF-', CLERKS],
  [`/admin/invoices?ids=${order.order_id}`, '%PDF-', CLERKS],
  [`/admin/picking-list?ids=${order.order_id}`, '%PDF-', CLERKS],
  ['/admin?tab=packing', screenOf('packing'), CLERKS],
  ['/admin?tab=boilers', screenOf('boilers'), EDITORS],
  ['/admin?tab=stock-book', screenOf('stock-book'), OFFICE],
  ['/admin?tab=missed-searches', screenOf('missed-searches'), OFFICE],
  ['/admin?tab=activity', screenOf('activity'), ['admin']],
  ['/admin?tab=cash', screenOf('cash'), ['admin']],
  ['/admin?tab=reports', screenOf('reports'), ['admin']],
  ['/admin?tab=customers', screenOf('customers'), CLERKS],
];

/** Payload's forms for something new, and who has them. */
const FORMS: readonly (readonly [collection: string, mayHave: readonly Who[]])[] = [
  ...['products', 'categories', 'tags', 'media', 'documents'].map((name) => [name, EDITORS] as const),
  ...['wilayas', 'couriers', 'courier-profiles', 'users'].map((name) => [name, ['admin']] as const),
  ...['orders', 'stock-movements', 'payload-jobs', 'payload-kv', 'payload-preferences'].map(
    (name) => [name, []] as const,
  ),
];

/** Who finds the text in the page that they are sent. */
async function whoSees(text: string, page: string): Promise<Who[]> {
  const sees = await Promise.all(
    EVERYBODY.map(async (who) => {
      const headers: Record<string, string> = who === 'nobody' ? {} : { Cookie: `payload-token=${ASKERS[who].token}` };
      const answer = await fetch(url + page, { headers });
      expect(answer.status).toBeLessThan(500);
      return (await answer.text()).includes(text) ? [who] : [];
    }),
  );
  return sees.flat();
}

describe('the pages of the back office', () => {
  it.each(PAGES)('%s', async (page, shows, mayHave) => {
    expect(await whoSees(shows, page)).toEqual(mayHave);
  });

  it.each(FORMS)('/admin/collections/%s/create', async (collection, mayHave) => {
    expect(await whoSees('formState', `/admin/collections/${collection}/create`)).toEqual(mayHave);
  });
});
