/** Every call that changes a list or a whole record says which copy it began with, and meets a newer one with 409 and that copy. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RouteSpec } from '@/contract/route-spec';
import { routes } from '@/contract/routes';
import { bearer, register, send } from '../../support/accounts';
import { placeOrder } from '../../support/admin-orders';
import { ask, json, sharedOffice } from '../../support/api';
import { type BackOffice, createCategory, createProduct } from '../../support/back-office';
import { newClerk } from '../../support/order-desk';
import { preparedBatch } from '../../support/parcels';

const office = sharedOffice();
const clerk = await newClerk(office);

type Json = Record<string, unknown>;

/** An edit by another person of the copy that was read, and then ours of the same copy. */
type Case = {
  /** where the copy is read that both begin with */
  read: () => Promise<Json>;
  path: string;
  /** PATCH by default */
  method?: 'PUT' | 'POST';
  /** two edits of one copy */
  theirs: (copy: Json) => Json;
  ours: (copy: Json) => Json;
  /** what the answer's copy must hold of the first edit */
  newest: Json;
  /** the admin's by default */
  token?: string;
};

const get = async (path: string, { token }: Pick<BackOffice, 'token'> = office) =>
  json<Json>(await ask(path, { headers: bearer(token) }));
const inList = async (path: string, id: number, list?: string): Promise<Json> => {
  const answer: unknown = await get(path);
  const rows = (list ? (answer as Record<string, Json[]>)[list] : answer) as Json[];
  return rows.find((row) => row.id === id || row.code === id) ?? expect.fail();
};

/** The commune of a wilaya that no other test changes. */
const COMMUNE = { wilaya: 'Illizi', code: 3303 };

/** Two edits of one field, of which each says the moment of the copy. */
const twoEdits = (field: string, [first, second]: [unknown, unknown]) => ({
  theirs: ({ updated_at }: Json) => ({ [field]: first, updated_at }),
  ours: ({ updated_at }: Json) => ({ [field]: second, updated_at }),
  newest: { [field]: first },
});

/** Two edits of one field, of which each says what was seen there. */
const twoEditsFrom = (field: string, [first, second]: [unknown, unknown]) => ({
  theirs: (copy: Json) => ({ [field]: first, from: { [field]: copy[field] } }),
  ours: (copy: Json) => ({ [field]: second, from: { [field]: copy[field] } }),
  newest: { [field]: first },
});

const cases: Record<string, () => Promise<Case>> = {
  changeRole: async () => {
    const { id } = await register();
    const path = `/api/admin/users/${id}/`;
    return { read: () => get(path), path, ...twoEditsFrom('role', ['clerk', 'staff']) };
  },
  amendOrder: async () => {
    const path = `/api/admin/orders/${(await placeOrder(office)).orderId}/`;
    const amended = ({ updated_at }: Json, address: string) => ({ reason: 'x', shipping: { address }, updated_at });
    return {
      read: () => get(path),
      path,
      theirs: (copy) => amended(copy, 'Rue A'),
      ours: (copy) => amended(copy, 'Rue B'),
      newest: { shipping_address: 'Rue A' },
      token: clerk.office.token,
    };
  },
  changeOrderStatus: async () => {
    const path = `/api/admin/orders/${(await placeOrder(office)).orderId}/`;
    return {
      read: () => get(path),
      path: `${path}status/`,
      theirs: ({ status }) => ({ status: 'processing', from: status }),
      ours: ({ status }) => ({ status: 'cancelled', from: status }),
      newest: { status: 'processing' },
      token: clerk.office.token,
    };
  },
  changeProduct: async () => {
    const { id } = await createProduct(office);
    const path = `/api/admin/products/${id}/`;
    return { read: () => get(path), path, method: 'PUT', ...twoEdits('title', [`A${id}`, `B${id}`]) };
  },
  changeCategory: async () => {
    const { id } = await createCategory(office);
    const path = `/api/admin/categories2/${id}/`;
    const edits = twoEdits('name', [randomUUID(), randomUUID()]);
    return { read: () => inList('/api/admin/categories/', id), path, method: 'PUT', ...edits };
  },
  changeTag: async () => {
    const { id } = await office.create('tags', { name: randomUUID() });
    const path = `/api/admin/tags/${id}/`;
    const edits = twoEdits('name', [randomUUID(), randomUUID()]);
    return { read: () => inList('/api/admin/tags/', id, 'tags'), path, method: 'PUT', ...edits };
  },
  changeWilaya: async () => {
    const { id } = await office.create('wilayas', { name: randomUUID(), price: 1 });
    const path = `/api/admin/wilayas/${id}/`;
    return { read: () => inList('/api/admin/wilayas/', id), path, ...twoEdits('days', ['2-3', '4-5']) };
  },
  bulkFees: async () => {
    const { id } = await office.create('wilayas', { name: randomUUID(), price: 100 });
    const raised = (copy: Json, add: number) => ({
      ids: [id],
      home: { add },
      updated_at: { [String(id)]: copy.updated_at },
    });
    return {
      read: () => inList('/api/admin/wilayas/', id),
      path: '/api/admin/wilayas/bulk/',
      method: 'POST',
      theirs: (copy) => raised(copy, 50),
      ours: (copy) => raised(copy, 70),
      newest: { wilayas: [expect.objectContaining({ id, price: '150.00' })] },
    };
  },
  changeCommune: async () => {
    const wilayas = (await get('/api/admin/wilayas/')) as unknown as { id: number; name: string }[];
    const { id } = wilayas.find(({ name }) => name === COMMUNE.wilaya) ?? expect.fail();
    const price = 1_000 + Math.floor(Math.random() * 9_000);
    const fees = ({ price, desk_price, desk, served }: Json) => ({ price, desk_price, desk, served });
    return {
      read: () => inList(`/api/admin/wilayas/${id}/communes/`, COMMUNE.code),
      path: `/api/admin/communes/${COMMUNE.code}/`,
      method: 'PUT',
      theirs: (copy) => ({ ...fees(copy), price, from: fees(copy) }),
      ours: (copy) => ({ ...fees(copy), desk: !copy.desk, from: fees(copy) }),
      newest: { price: `${price}.00` },
    };
  },
  changeParcel: async () => {
    const path = `/api/admin/parcels/${(await preparedBatch(office)).parcelId}/`;
    return { read: () => get(path), path, ...twoEditsFrom('note', ['A', 'B']), token: clerk.office.token };
  },
  changeProfile: async () => {
    const { access: token } = await register();
    const path = '/api/user/profile/';
    return { read: () => get(path, { token }), path, ...twoEditsFrom('first_name', ['Amel', 'Biba']), token };
  },
};

/** Guards whose races other files try: part-requests.test.ts, settings.test.ts. */
const ELSEWHERE = ['movePartRequest', 'changeSettings'];

describe.each(Object.entries(cases))('two edits of one copy by %s', (_name, prepare) => {
  it('the second meets the newest copy, and goes through from there', async () => {
    const { read, path, method = 'PATCH', theirs, ours, newest, token = office.token } = await prepare();
    const copy = await read();
    const save = (body: Json) => send(path, { method, token, body });
    await json(await save(theirs(copy)));

    const refused = await json<{ message: string; current: Json }>(await save(ours(copy)), 409);

    // A clerk reads it in English, a customer in French.
    expect(refused.message).toMatch(path.startsWith('/api/admin/') ? /Nothing was (saved|changed)/ : /autre appareil/);
    expect(refused.current).toMatchObject(newest);
    expect(await read()).toMatchObject(Array.isArray(newest.wilayas) ? {} : newest);
    expect((await save(ours(await read()))).status).toBe(200);
  });

  it('at the same instant, one is kept', async () => {
    const { read, path, method = 'PATCH', theirs, ours, token = office.token } = await prepare();
    const copy = await read();
    const save = (body: Json) => send(path, { method, token, body });

    const answers = await Promise.all([save(theirs(copy)), save(ours(copy))]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('of all calls that replace something', () => {
  const all: [string, RouteSpec][] = Object.entries(routes);
  const edits = all.filter(([, { method, guard }]) => method === 'PUT' || method === 'PATCH' || guard !== undefined);

  it('each has its guard in its body and 409 among its refusals, and is tried here', () => {
    const unguarded = edits.flatMap(([name, { guard, body, refusals }]) => {
      if (guard === 'latest') return [];
      const isInBody = guard !== undefined && body !== undefined && 'shape' in body && guard in (body.shape as object);
      const isTried = name in cases || ELSEWHERE.includes(name);
      return isInBody && refusals?.includes(409) && isTried ? [] : [name];
    });

    expect(unguarded).toEqual([]);
  });

  it('only the boiler that an account remembers is a choice of which the latest holds', () => {
    expect(edits.filter(([, { guard }]) => guard === 'latest').map(([name]) => name)).toEqual(['changeOwnBoiler']);
  });
});

it('a profile without what was seen is saved as documented', async () => {
  const { access } = await register();

  const saved = await send('/api/user/profile/', { method: 'PATCH', token: access, body: { first_name: 'Ali' } });

  expect(await json(saved)).toMatchObject({ first_name: 'Ali' });
});
