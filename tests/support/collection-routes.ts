/** Every route that Payload's REST gives a collection, with a request that shows whether the caller may use it. */
import { expect } from 'vitest';
import { type Asker, askForNew } from './cms-documents';

type Attempt = {
  asker: Asker;
  collection: string;
  /** of a document that the test may change or delete */
  id: number;
  /** for a new product */
  category: number;
};

/** Read, create, update, delete. */
export type Right = 'r' | 'c' | 'u' | 'd';

export type CollectionRoute = {
  /** as Payload's configuration spells it */
  route: string;
  /** the right that it requires; null for a route that the shop closes to everybody */
  right: Right | null;
  /** whether it read, created, changed or deleted the document: a 2xx that did nothing counts as closed */
  opens: (attempt: Attempt) => Promise<boolean>;
};

export const COLLECTION_ROUTES: readonly CollectionRoute[] = [
  { route: 'get /', right: 'r', opens: (one) => holdsOne(one.asker.ask(theOne(one))) },
  {
    route: 'get /count',
    right: 'r',
    opens: async (one) => (await body(one.asker.ask(theOne(one, '/count'))))?.totalDocs === 1,
  },
  { route: 'get /:id', right: 'r', opens: async (one) => (await body(one.asker.ask(its(one))))?.id === one.id },
  { route: 'post /', right: 'c', opens: (one) => hasDoc(askForNew(one.asker, one)) },
  {
    route: 'post /:id/duplicate',
    right: null,
    opens: (one) => hasDoc(one.asker.ask(`${its(one)}/duplicate`, 'POST')),
  },
  {
    route: 'patch /',
    right: 'u',
    opens: (one) => holdsOne(one.asker.ask(theOne(one), 'PATCH', change(one))),
  },
  {
    route: 'patch /:id',
    right: 'u',
    opens: (one) => hasDoc(one.asker.ask(its(one), 'PATCH', change(one))),
  },
  { route: 'delete /', right: 'd', opens: (one) => holdsOne(one.asker.ask(theOne(one), 'DELETE')) },
  {
    route: 'delete /:id',
    right: 'd',
    opens: (one) => hasDoc(one.asker.ask(its(one), 'DELETE')),
  },
  {
    route: 'get /versions',
    right: null,
    opens: async (one) => (await body(one.asker.ask(`${one.collection}/versions`))) !== null,
  },
  {
    route: 'get /versions/:id',
    right: null,
    opens: async (one) => (await body(one.asker.ask(`${one.collection}/versions/${one.id}`))) !== null,
  },
  {
    route: 'post /versions/:id',
    right: null,
    opens: async (one) => (await body(one.asker.ask(`${one.collection}/versions/${one.id}`, 'POST'))) !== null,
  },
];

const its = ({ collection, id }: Attempt) => `${collection}/${id}`;
const theOne = ({ collection, id }: Attempt, operation = '') => `${collection}${operation}?where[id][equals]=${id}`;
const change = ({ collection }: Attempt) => (collection === 'orders' ? { status: 'shipping' } : {});

/** The body of the answer; null for a refusal. */
async function body(asked: Promise<Response>): Promise<Record<string, unknown> | null> {
  const response = await asked;
  expect(response.status, response.url).toBeLessThan(500);
  return response.ok ? response.json() : null;
}

async function holdsOne(asked: Promise<Response>): Promise<boolean> {
  const docs = (await body(asked))?.docs;
  return Array.isArray(docs) && docs.length === 1;
}

async function hasDoc(asked: Promise<Response>): Promise<boolean> {
  return Boolean((await body(asked))?.doc);
}
