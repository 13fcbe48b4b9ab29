/**
 * What a guest and each role may do in the back office: each call of /api/admin, each route of Payload's
 * REST under /cms, each page under /admin. A test compares these tables with the shop's table of calls and Payload's
 * configuration, so that they are complete.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { routes } from '@/contract/routes';
import type { Right } from '@/domain/accounts/roles';
import { json, sharedOffice } from '../../support/api';
import { createCategory, createProduct, logIn } from '../../support/back-office';
import { type Asker, bodyOf, documentOf, guestOf } from '../../support/cms-documents';
import { COLLECTION_ROUTES } from '../../support/collection-routes';
import { createCourier } from '../../support/couriers';
import { orderBody, postOrder } from '../../support/orders';
import { createPerson } from '../../support/people';
import { ADMIN } from '../../support/running/shop';
import { photograph, smallPdf, upload, uploadPdf } from '../../support/uploads';

const { url } = inject('shop');
const admin = sharedOffice();
const [customer, staff, clerk] = await Promise.all(
  (['customer', 'staff', 'clerk'] as const).map((role) => createPerson({ url, admin, role })),
);
if (!customer || !staff || !clerk) throw new Error('Three people were made.');

const TOKENS = {
  nobody: null,
  customer: customer.office.token,
  staff: staff.office.token,
  clerk: clerk.office.token,
  admin: admin.token,
} as const;
type Who = keyof typeof TOKENS;
const EVERYBODY = Object.keys(TOKENS) as Who[];
const ASKERS: Record<Who, Asker> = {
  nobody: guestOf(url),
  customer: customer.office,
  staff: staff.office,
  clerk: clerk.office,
  admin,
};

/** Every call of the back office, and who may make it. */
const CALLS: readonly [call: string, right: Right][] = [
  ['GET /admin/products', 'office'],
  ['GET /admin/missed-searches', 'office'],
  ['POST /admin/search-words', 'editor'],
  ['POST /admin/products', 'editor'],
  ['GET /admin/products/{id}', 'office'],
  ['GET /admin/products/{id}/fits', 'office'],
  ['PUT /admin/products/{id}', 'editor'],
  ['DELETE /admin/products/{id}', 'editor'],
  ['GET /admin/products/{id}/deletion', 'editor'],
  ['POST /admin/products/{id}/swap-images', 'editor'],
  ['POST /admin/products/{id}/delete-image', 'editor'],
  ['POST /admin/products/{id}/make-main', 'editor'],
  ['POST /admin/documents', 'editor'],
  ['GET /admin/products/export', 'editor'],
  ['GET /admin/boiler-models/export', 'editor'],
  ['POST /admin/boiler-models/import', 'editor'],
  ['GET /admin/fitments/export', 'editor'],
  ['POST /admin/fitments/import', 'editor'],
  ['GET /admin/part-numbers/export', 'editor'],
  ['POST /admin/part-numbers/import', 'editor'],
  ['POST /admin/products/import', 'editor'],
  ['GET /admin/products/import', 'editor'],
  ['GET /admin/product-imports/{id}', 'editor'],
  ['POST /admin/product-imports/{id}/cancel', 'editor'],
  ['GET /admin/categories', 'office'],
  ['POST /admin/categories', 'editor'],
  ['GET /admin/categories2', 'office'],
  ['POST /admin/categories2', 'editor'],
  ['PUT /admin/categories2/{id}', 'editor'],
  ['DELETE /admin/categories2/{id}', 'editor'],
  ['GET /admin/categories2/{id}/deletion', 'editor'],
  ['GET /admin/tags', 'office'],
  ['POST /admin/tags', 'editor'],
  ['PUT /admin/tags/{id}', 'editor'],
  ['DELETE /admin/tags/{id}', 'editor'],
  ['GET /admin/tags/{id}/deletion', 'editor'],
  ['GET /admin/orders', 'clerk'],
  ['GET /admin/orders/counts', 'clerk'],
  ['GET /admin/orders/export', 'admin'],
  ['GET /admin/orders/{id}', 'clerk'],
  ['PATCH /admin/orders/{id}/status', 'clerk'],
  ['GET /admin/orders/{id}/email', 'clerk'],
  ['POST /admin/orders/{id}/email', 'clerk'],
  ['GET /admin/orders/{id}/invoice', 'clerk'],
  ['POST /admin/orders/{id}/calls', 'clerk'],
  ['POST /admin/orders/{id}/claim', 'clerk'],
  ['DELETE /admin/orders/{id}/claim', 'clerk'],
  ['POST /admin/orders/{id}/notes', 'clerk'],
  ['PATCH /admin/orders/{id}', 'clerk'],
  ['POST /admin/orders', 'clerk'],
  ['POST /admin/orders/bulk-status', 'clerk'],
  ['GET /admin/events', 'clerk'],
  ['GET /admin/customers', 'clerk'],
  ['GET /admin/customers/{phone_key}', 'clerk'],
  ['POST /admin/customers/{phone_key}/block', 'clerk'],
  ['DELETE /admin/customers/{phone_key}/block', 'clerk'],
  ['GET /admin/quotes', 'office'],
  ['GET /admin/part-requests', 'office'],
  ['PATCH /admin/part-requests/{id}', 'office'],
  ['GET /admin/part-requests/{id}/pictures/{n}', 'office'],
  ['GET /admin/wilayas', 'clerk'],
  ['POST /admin/wilayas', 'admin'],
  ['PATCH /admin/wilayas/{id}', 'admin'],
  ['DELETE /admin/wilayas/{id}', 'admin'],
  ['POST /admin/wilayas/bulk', 'admin'],
  ['GET /admin/wilayas/{id}/communes', 'admin'],
  ['PUT /admin/communes/{code}', 'admin'],
  ['GET /admin/fees', 'admin'],
  ['POST /admin/fees', 'admin'],
  ['GET /admin/wilayas/{id}/deletion', 'admin'],
  ['GET /admin/couriers', 'clerk'],
  ['GET /admin/parcel-batches', 'clerk'],
  ['POST /admin/parcel-batches', 'clerk'],
  ['GET /admin/parcel-batches/{id}', 'clerk'],
  ['POST /admin/parcel-batches/{id}/hand-over', 'clerk'],
  ['GET /admin/parcel-batches/{id}/labels', 'clerk'],
  ['GET /admin/parcel-batches/{id}/papers', 'clerk'],
  ['GET /admin/parcel-batches/{id}/picking-list', 'clerk'],
  ['GET /admin/parcel-batches/{id}/hand-over', 'clerk'],
  ['GET /admin/parcel-batches/{id}/courier-file', 'clerk'],
  ['GET /admin/parcels', 'clerk'],
  ['GET /admin/parcels/{id}', 'clerk'],
  ['PATCH /admin/parcels/{id}', 'clerk'],
  ['POST /admin/parcels/{id}/return', 'clerk'],
  ['POST /admin/parcels/import', 'clerk'],
  ['GET /admin/cash', 'admin'],
  ['GET /admin/cash/parcels', 'admin'],
  ['GET /admin/cash/parcels/{id}', 'admin'],
  ['POST /admin/cash/collect', 'admin'],
  ['POST /admin/cash/adjustments', 'admin'],
  ['GET /admin/cash/unallocated', 'admin'],
  ['POST /admin/cash/unallocated/{id}/settle', 'admin'],
  ['GET /admin/cash/export', 'admin'],
  ['GET /admin/remittances', 'admin'],
  ['POST /admin/remittances', 'admin'],
  ['GET /admin/remittances/{id}', 'admin'],
  ['POST /admin/remittances/{id}/reverse', 'admin'],
  ['GET /admin/reports', 'admin'],
  ['GET /admin/audit', 'admin'],
  ['GET /admin/health', 'admin'],
  ['GET /admin/stock-movements', 'office'],
  ['GET /admin/users/two-factor', 'admin'],
  ['POST /admin/users/{id}/two-factor/reset', 'admin'],
  ['GET /admin/statistics', 'admin'],
  ['GET /admin/dashboard', 'admin'],
];

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
  const token = TOKENS[who];
  return fetch(`${url}/api${path.replace('{id}', NO_SUCH_ID)}/`, {
    method,
    headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
  });
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

async function wrongStatuses(path: string, { method, token }: { method: string; token: string | null }) {
  const answers = await Promise.all(
    WRONG_BODIES.map(([type, body]) =>
      fetch(url + path, {
        method,
        body,
        headers: { 'Content-Type': type, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      }),
    ),
  );
  return [...new Set(answers.map(({ status }) => status))];
}

describe('rights come before the shape of a request', () => {
  it.each(CALLS.filter(([call]) => !call.startsWith('GET')))('of %s', async (call, right) => {
    const [method = '', path = ''] = call.split(' ');
    for (const who of EVERYBODY.filter((person) => !HOLDERS[right].includes(person))) {
      const statuses = await wrongStatuses(`/api${path.replace('{id}', 'x')}/?page=x`, { method, token: TOKENS[who] });
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
  });

  it.each(CALLS)("%s is not opened by the back office's cookie", async (call) => {
    const { status } = await ask(call, 'nobody', { Cookie: `payload-token=${TOKENS.admin}` });

    expect(status).toBe(401);
  });
});

/** What each may do with anybody's documents: read, create, update, delete. Their own are in roles.test.ts. */
const COLLECTIONS: readonly [collection: string, rights: Record<Who, string>][] = [
  ['products', { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' }],
  ['categories', { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' }],
  ['tags', { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' }],
  ['media', { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' }],
  ['documents', { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' }],
  ['wilayas', { nobody: '----', customer: '----', staff: 'r---', clerk: 'r---', admin: 'rcud' }],
  ['couriers', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: 'rcud' }],
  ['courier-profiles', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: 'rcud' }],
  ...['boiler-models', 'fitments', 'part-numbers', 'fault-codes', 'search-words', 'symptoms'].map(
    (collection): [string, Record<Who, string>] => [
      collection,
      { nobody: '----', customer: '----', staff: 'rcud', clerk: 'r---', admin: 'rcud' },
    ],
  ),
  ['orders', { nobody: '----', customer: '----', staff: '----', clerk: 'r-u-', admin: 'r-u-' }],
  ['users', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: 'rcud' }],
  ['stock-movements', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: 'r---' }],
  ['payload-jobs', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: '----' }],
  // Another account's, that is.
  ['payload-preferences', { nobody: '----', customer: '----', staff: '-c--', clerk: '-c--', admin: '-c--' }],
  ['payload-kv', { nobody: '----', customer: '----', staff: '----', clerk: '----', admin: '----' }],
];

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
      const statuses = await wrongStatuses(`/cms/${collection}${path}`, { method, token: TOKENS[who] });
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
    const tokens = [null, ...logins.map(({ access }) => access)];
    const leave = (token: string | null) =>
      fetch(`${url}/cms/users/logout`, {
        method: 'POST',
        headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      });

    expect((await Promise.all(tokens.map(leave))).map(({ status }) => status)).toEqual([400, 200, 200, 200, 200]);
    expect((await Promise.all(tokens.map(leave))).map(({ ok }) => ok)).toEqual([false, false, false, false, false]);
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
await admin.create('users', {
  username: `user-${secret}`,
  email: `${secret}@example.com`,
  password: randomUUID(),
  role: 'customer',
});

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
const FORMS: readonly [collection: string, mayHave: readonly Who[]][] = [
  ['products', EDITORS],
  ['categories', EDITORS],
  ['tags', EDITORS],
  ['media', EDITORS],
  ['documents', EDITORS],
  ['wilayas', ['admin']],
  ['couriers', ['admin']],
  ['courier-profiles', ['admin']],
  ['users', ['admin']],
  ['orders', []],
  ['stock-movements', []],
  ['payload-jobs', []],
  ['payload-kv', []],
  ['payload-preferences', []],
];

/** Who finds the text in the page that they are sent. */
async function whoSees(text: string, page: string): Promise<Who[]> {
  const sees = await Promise.all(
    EVERYBODY.map(async (who) => {
      const token = TOKENS[who];
      const answer = await fetch(url + page, { headers: token === null ? {} : { Cookie: `payload-token=${token}` } });
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
