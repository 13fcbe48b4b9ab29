/** Documents that a test may lose, in any collection of the CMS. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { json } from './api';
import { type BackOffice, backOffice, createProduct } from './back-office';
import { ownProfile } from './couriers';
import { orderBody, postOrder } from './orders';
import { createPerson } from './people';
import { photograph, smallPdf, upload, uploadPdf } from './uploads';

type Json = Record<string, unknown>;

/** A caller of the CMS: an account, or a guest. */
export type Asker = Pick<BackOffice, 'ask' | 'token'>;

/** A caller without a login. */
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
  couriers: () => ({ name: randomUUID(), profile: 'generic' }),
  'courier-profiles': () => ({ key: randomUUID(), definition: ownProfile() }),
  'boiler-models': () => ({ brand: randomUUID(), range: 'Thema', name: 'C 24 E' }),
  'fault-codes': () => ({ brand: randomUUID(), code: 'F28', meaning: 'Pas de flamme' }),
  'search-words': () => ({ word: randomUUID(), means: ['pompe'] }),
  symptoms: () => ({ title: randomUUID(), phrases: [randomUUID()] }),
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

/** The JSON that creates a document of a collection. */
export function bodyOf(collection: string, category: number): Json {
  const body = BODIES[collection];
  if (!body) throw new Error(`BODIES has no document of ${collection}.`);
  return body(category);
}

/** Requests a new document: a picture or a PDF is sent as a file, any other document as JSON. */
export async function askForNew(
  asker: Asker,
  { collection, category }: { collection: string; category: number },
): Promise<Response> {
  if (collection === 'media') {
    return upload({ url: inject('shop').url, token: asker.token, file: await photograph('png') });
  }
  if (collection === 'documents') {
    return uploadPdf({ url: inject('shop').url, token: asker.token, file: smallPdf() });
  }
  const body = NAMING_OTHERS[collection]?.(category) ?? bodyOf(collection, category);
  return asker.ask(collection, 'POST', await body);
}

/** Documents that name others, which the admin creates first. */
const NAMING_OTHERS: Record<string, (category: number) => Promise<Json>> = {
  fitments: async (category) => ({
    product: await createdByAdmin('products', category),
    model: await createdByAdmin('boiler-models', category),
    confidence: 'to-check',
  }),
  'part-numbers': async (category) => ({
    product: await createdByAdmin('products', category),
    number: randomUUID(),
    kind: 'maker',
  }),
};

async function createdByAdmin(collection: string, category: number): Promise<number> {
  const admin = backOffice({ url: inject('shop').url, token: inject('adminToken') });
  return (await admin.create<{ id: number }>(collection, bodyOf(collection, category))).id;
}

/** Creates a document, or has the shop create it. @returns its id */
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
  // No role may create these by a call, not even the admin.
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
