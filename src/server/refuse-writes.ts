/**
 * Refuses a write to the CMS by the access rules of its collection before anything of the body is read: Payload looks at the body
 * first, so a wrong one would be answered 400 to a caller who may not write.
 */
import type { IncomingMessage } from 'node:http';
import type { AccessResult, CollectionSlug, Payload } from 'payload';
import { createLocalReq } from 'payload';
import { worksInOffice } from '@/domain/accounts/roles';
import { accountOf } from '@/http/authenticate';
import { isDatabaseAway } from '@/http/database-away';
import type { Refusal } from './refuse-request';
import { fetchHeaders } from './refuse-strangers';

type Write = { slug: CollectionSlug; operation: 'create' | 'update' | 'delete'; id: string | null };

/** Payload's own calls have another name behind the collection's, such as `/cms/users/login`. */
const DOCUMENT = /^\/cms\/([a-z-]+)(?:\/([^/]+)(\/duplicate)?)?\/?$/;

const OPERATIONS: Readonly<Record<string, Write['operation']>> = {
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** The write that a request asks for; null for a read, and for what is no document. */
function writeOf(payload: Payload, { method = 'GET', url = '/', headers }: IncomingMessage): Write | null {
  // Payload reads with POST if the query is too long for an address.
  const override = headers['x-payload-http-method-override'] ?? headers['x-http-method-override'];
  if (method === 'POST' && override === 'GET') return null;
  const [, slug = '', id, duplicate] = DOCUMENT.exec(url.split('?')[0] ?? '') ?? [];
  const isOther = method === 'POST' && id !== undefined && duplicate === undefined && slug !== 'payload-preferences';
  if (isOther) return null;
  const operation = OPERATIONS[method];
  const isCollection = (name: string): name is CollectionSlug => Object.hasOwn(payload.collections, name);
  return operation !== undefined && isCollection(slug) ? { slug, operation, id: id ?? null } : null;
}

/** @returns null if the sender may write something of the collection; Payload decides about the document itself */
export async function refuseWrite({
  payload,
  request,
}: {
  payload: Payload;
  request: IncomingMessage;
}): Promise<Refusal | null> {
  const write = writeOf(payload, request);
  if (!write) return null;
  try {
    const user = await accountOf({ payload, headers: fetchHeaders(request.headers) });
    // Only the back office's screens keep preferences; Payload lets every account.
    if (user && write.slug === 'payload-preferences' && !worksInOffice(user)) return { status: 403, text: 'forbidden' };
    const req = await createLocalReq(user ? { user } : {}, payload);
    const access = payload.collections[write.slug].config.access[write.operation];
    if (isGranted(await access({ req }), write.id)) return null;
    if (user) return { status: 403, text: 'forbidden' };
    return { status: 401, text: request.headers.authorization === undefined ? 'loginAbsent' : 'loginExpired' };
  } catch (error) {
    // Payload itself answers that the database is away.
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

/** A rule may grant the documents of a condition: the one of the account itself. */
function isGranted(result: AccessResult, id: string | null): boolean {
  if (typeof result === 'boolean') return result;
  const { id: own } = result;
  const isOne = typeof own === 'object' && own !== null && 'equals' in own;
  return !isOne || id === null || String(own.equals) === id;
}
