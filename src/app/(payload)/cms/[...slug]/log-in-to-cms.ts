import config from '@payload-config';
import { decodeJwt } from 'jose';
import { getPayload, type Payload } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { logIn } from '@/accounts/log-in';
import { WRONG_LOGIN } from '@/accounts/wrong-login';
import { credentials } from '@/contract/accounts';
import { addressGroup, CLIENT_ADDRESS_HEADER } from '@/http/client-address';
import { countCall, forgetCalls } from '@/http/limits';
import { readJson } from '@/http/read-json';

/** The answer of Payload's own login, for scripts that write through /cms, given by the shop's login and its limits. */
export async function logInToCms(request: Request): Promise<Response> {
  const payload = await getPayload({ config });
  const db = payload.db.pool;
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  const tooMany = address && (await countCall(db, { limited: 'login', by: 'address', key: addressGroup(address) }));
  if (tooMany) return refused(tooMany);

  const read = await readJson(request);
  if (!read.ok) return refused(read.refusal);
  const parsed = credentials.safeParse(withUsername(read.value));
  if (!parsed.success) return refused({ status: 400, body: { message: parsed.error.issues[0]?.message } });
  const { username } = parsed.data;
  const tooManyFor = await countCall(db, { limited: 'login', by: 'account', key: username });
  if (tooManyFor) return refused(tooManyFor);

  const login = await logIn(payload, parsed.data);
  if (!login) return refused({ status: 401, body: { message: WRONG_LOGIN } });
  await forgetCalls(db, { limited: 'login', by: 'account', key: username });
  const { access: token } = login;
  const user = await readAsOwner(payload, login.user.id);
  const { exp } = decodeJwt(token);
  return Response.json(
    { message: 'Authentication Passed', user: { ...user, collection: 'users' }, token, exp },
    { headers: { 'Set-Cookie': String(generatePayloadCookie({ ...cookieOf(payload), token })) } },
  );
}

/** The account as its owner may read it. */
async function readAsOwner(payload: Payload, id: number): Promise<object> {
  const which = { collection: 'users', id, depth: 0 } as const;
  const owner = await payload.findByID({ ...which, overrideAccess: true });
  return payload.findByID({ ...which, overrideAccess: false, user: { ...owner, collection: 'users' } });
}

/** Payload takes the e-mail address under a name of its own. */
function withUsername(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { username, email, password } = body as Record<string, unknown>;
  return { username: username ?? email, password };
}

function cookieOf({ collections, config: { cookiePrefix } }: Payload) {
  return { collectionAuthConfig: collections.users.config.auth, cookiePrefix };
}

/** In the shape of Payload's errors. */
function refused({ status, body, headers }: { status: number; body: object | null; headers?: HeadersInit }): Response {
  const message = body && 'message' in body ? String(body.message) : 'Refused';
  return Response.json({ errors: [{ message }] }, { status, ...(headers ? { headers } : {}) });
}
