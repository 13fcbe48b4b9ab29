/** Documents that a test may lose, in any collection of the CMS. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { json } from './api';
import { type BackOffice, createProduct } from './back-office';
import { orderBody, postOrder } from './orders';
import { createPerson } from './people';
import { photograph, upload } from './uploads';

type Json = Record<string, unknown>;

/** Somebody who asks the CMS: an account, or a guest. */
export type Asker = Pick<BackOffice, 'ask' | 'token'>;

/** Nobody is logged in. */
export function guestOf(url: string): Asker {
  return {
    token: '',
    ask: (path, method = 'GET', data) =>
      fetch(`${url}/cms/${path}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(data ? { body: JSON.stringify(data) } : {}),
      }),
  };
}

const BODIES: Record<string, (category: number) => Json> = {
  products: (category) => ({ title: randomUUID(), price: 1, categories: [category] }),
  categories: () => ({ name: randomUUID() }),
  tags: () => ({ name: randomUUID() }),
  wilayas: () => ({ name: randomUUID(), price: 1 }),
  orders: () => ({
    status: 'pending',
    orderDate: new Date().toISOString(),
    items: [],
    total: 1,
    charges: [{ kind: 'subtotal', amount: 1 }],
  }),
  users: () => ({
    username: randomUUID(),
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    role: 'admin',
  }),
  'stock-movements': () => ({ quantity: 5, reason: 'correction' }),
  'payload-jobs': () => ({ taskSlug: 'send-order-confirmation', input: { orderId: 1 } }),
  'payload-preferences': () => ({ key: randomUUID(), value: 1 }),
  'payload-kv': () => ({ key: randomUUID(), data: {} }),
};

/** What makes a document of a collection, where it is made of JSON. */
export function bodyOf(collection: string, category: number): Json {
  const body = BODIES[collection];
  if (!body) throw new Error(`No document of ${collection} is known.`);
  return body(category);
}

/** Asks for a new document: a picture comes as a file, anything else as JSON. */
export async function askForNew(
  asker: Asker,
  { collection, category }: { collection: string; category: number },
): Promise<Response> {
  return collection === 'media'
    ? upload({ url: inject('shop').url, token: asker.token, file: await photograph('png') })
    : asker.ask(collection, 'POST', bodyOf(collection, category));
}

/** The number of a document that the admin made, or the newest of those that the shop makes by itself. */
export async function documentOf(
  admin: BackOffice,
  { collection, category }: { collection: string; category: number },
): Promise<number> {
  if (collection === 'orders') {
    const placed = await postOrder(inject('shop').url, orderBody((await createProduct(admin)).id));
    return (await json<{ order_id: number }>(placed, 201)).order_id;
  }
  if (collection === 'stock-movements') {
    const product = await createProduct(admin);
    const { docs } = await json<{ docs: { id: number }[] }>(
      await admin.ask(`stock-movements?where[product][equals]=${product.id}`),
    );
    return docs[0]?.id ?? 0;
  }
  if (collection === 'payload-preferences') {
    const other = await createPerson({ url: inject('shop').url, admin, role: 'staff' });
    return (await other.office.create<{ id: number }>(collection, bodyOf(collection, category))).id;
  }
  // Nobody may make them, the admin included.
  if (collection === 'payload-jobs') {
    return insert(`INSERT INTO payload_jobs (input, task_slug, wait_until)
      VALUES ('{"orderId":1}', 'send-order-confirmation', now() + interval '1 day') RETURNING id`);
  }
  if (collection === 'payload-kv') {
    return insert(`INSERT INTO payload_kv (key, data) VALUES (gen_random_uuid()::text, '{}') RETURNING id`);
  }
  return (await json<{ doc: { id: number } }>(await askForNew(admin, { collection, category }), 201)).doc.id;
}

async function insert(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: inject('shop').databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(statement);
    return rows[0]?.id ?? 0;
  } finally {
    await client.end();
  }
}
