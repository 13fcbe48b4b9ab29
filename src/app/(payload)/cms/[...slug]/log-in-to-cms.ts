import { accountCalls } from '@endpoints/accounts';
import config from '@payload-config';
import { decodeJwt } from 'jose';
import { getPayload, type Payload } from 'payload';
import { sessionGuard } from '@/accounts/session-guard';
import type { LoginAnswer } from '@/contract/accounts';
import { CLIENT_ADDRESS_HEADER } from '@/http/client-address';
import { createDispatch } from '@/http/dispatch';
import { asShop } from '@/runtime/own-work';

const dispatch = createDispatch({
  calls: accountCalls,
  guard: sessionGuard,
  getPayload: () => getPayload({ config }),
});

/** The headers of the shop's answer that are passed on. */
const HEADERS = ['Retry-After', 'Cache-Control'];

/**
 * Payload's login, for scripts that write through /cms: handled by POST /api/token/ with all its rules, answered in Payload's
 * shape.
 */
export async function logInToCms(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const answer = await dispatch(
    new Request(new URL('/api/token/', request.url), {
      method: 'POST',
      headers,
      body: withUsername(await request.text()),
    }),
    { peer: headers.get(CLIENT_ADDRESS_HEADER) },
  );
  const kept = HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => ['Set-Cookie', cookie] as [string, string]);
  return Response.json(await inPayloadsShape(answer), { status: answer.status, headers: [...kept, ...cookies] });
}

/** Payload sends the e-mail address as `email`. The call refuses a body that is not valid JSON. */
function withUsername(text: string): string {
  try {
    const { username, email, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, username: username || email });
  } catch {
    return text;
  }
}

async function inPayloadsShape(answer: Response): Promise<object> {
  // The dispatcher answers in JSON: a login, or a refusal with its message.
  const { message, error: _, details: __, ...body } = (await answer.json()) as Refusal & LoginAnswer;
  if (!answer.ok) return { errors: [{ message }], ...body };
  const payload = await getPayload({ config });
  const user = await asShop(() => readAsOwner(payload, body.user.id));
  return { message: 'Authentication Passed', user, token: body.access, exp: decodeJwt(body.access).exp };
}

type Refusal = { message: string; error: string; details?: object };

/** The account as its owner may read it. */
async function readAsOwner(payload: Payload, id: number): Promise<object> {
  const which = { collection: 'users', id, depth: 0 } as const;
  const owner = await payload.findByID({ ...which, overrideAccess: true });
  const user = { ...owner, collection: 'users' } as const;
  return { ...(await payload.findByID({ ...which, overrideAccess: false, user })), collection: 'users' };
}
