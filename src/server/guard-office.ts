/** Applies the rules of sessions in front of Payload's pages and its REST, which know only half of them. */
import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { acceptToken, sessionGuard } from '@/accounts/session-guard';
import { keepSession } from '@/accounts/session-life';
import { assertConnection, isConnectionUnavailable } from '@/database/errors';
import { worksInOffice } from '@/domain/accounts/roles';
import { isDatabaseAway, RETRY_AFTER_S } from '@/http/database-away';
import { isTooOften } from '@/http/limits';
import { logger } from '@/logging/logger';
import { currentRequest } from '@/runtime/request-context';
import type { Area } from './area';
import { readCredential, showOnly } from './credentials';
import type { Refusal } from './refuse-request';

/** What a person who must set up a second factor may still call: log in, log out, and read their own account. */
const OPEN_WITHOUT_FACTOR = /^\/cms\/users\/(me|logout|login)\/?(\?|$)/i;

type OfficeRequest = { payload: Payload; request: IncomingMessage; area: Extract<Area, 'cms' | 'admin'> };

/**
 * Ends a session that is too old or was idle for too long, re-signs a token of the former secret for Payload, and refuses
 * people who must set up a second factor first. The CMS answers people of the back office only.
 * @returns null if the request may continue
 */
export async function guardOffice(office: OfficeRequest): Promise<Refusal | null> {
  return guard(office).catch((error: unknown) => {
    if (isConnectionUnavailable(error)) {
      logger().error({ err: error });
      return COME_BACK;
    }
    // Payload itself answers that the database is away.
    if (isDatabaseAway(error)) return null;
    throw error;
  });
}

async function guard({ payload, request, area }: OfficeRequest): Promise<Refusal | null> {
  const { url = '/', method, headers } = request;
  const cookieName = `${payload.config.cookiePrefix}-token`;
  const credential = readCredential(headers, cookieName);
  const accepted = credential && (await acceptToken(credential.token));
  showOnly(headers, cookieName, credential && accepted ? { ...credential, token: accepted.token } : null);
  const isPublic = area !== 'cms' || isOpenToAll(request);
  if (!accepted) return isPublic ? null : { status: 401, text: credential ? 'loginExpired' : 'loginAbsent' };
  if (accepted.sessionId !== null) await keepSession(payload, accepted.sessionId);
  const { user } = await payload.auth({ headers: bearerOf(accepted.token), canSetHeaders: false });
  if (!user) assertConnection();
  const context = currentRequest();
  if (context) context.isOfOffice = worksInOffice(user);
  if (!isPublic && !worksInOffice(user)) return refusalOf(request, user);
  if (user && area === 'cms' && (await isTooOften(String(user.id)))) return TOO_OFTEN;
  if (OPEN_WITHOUT_FACTOR.test(url)) return null;
  if (!user || !(await sessionGuard.lacksFactor(payload, user))) return null;
  return area === 'admin' && method !== 'POST' ? TO_PROFILE : FACTOR_MISSING;
}

/** Documents are read by people of the back office only, also by a method override: the shop reads `/api`. */
function refusalOf({ method = 'GET', headers }: IncomingMessage, user: object | null): Refusal {
  const isRead = method === 'GET' || method === 'HEAD' || OVERRIDES.some((name) => headers[name] !== undefined);
  if (isRead || !user) return { status: 401, text: user ? 'loginAbsent' : 'loginExpired' };
  return { status: 403, text: 'forbidden' };
}

/** What everybody may ask of the CMS: to log in and out, and for files, which are public. Nothing of it reads documents. */
function isOpenToAll({ method = 'GET', url = '/' }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '';
  return OPEN_TO_ALL.some(({ methods, pattern }) => methods.includes(method) && pattern.test(path));
}

const OPEN_TO_ALL = [
  { methods: ['POST'], pattern: /^\/cms\/users\/(login|logout)\/?$/i },
  { methods: ['GET', 'HEAD'], pattern: /^\/cms\/(media|documents)\/file\/[^/]+\/?$/i },
  { methods: ['OPTIONS'], pattern: /^/ },
];

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'] as const;

const TOO_OFTEN: Refusal = { status: 429, text: 'tooManyCalls', headers: { 'Retry-After': '60' } };

const FACTOR_MISSING: Refusal = { status: 403, text: 'factorMissing', flags: { two_factor_setup_required: true } };

const COME_BACK: Refusal = { status: 503, text: 'unavailable', headers: { 'Retry-After': RETRY_AFTER_S } };

const TO_PROFILE: Refusal = { status: 307, text: 'factorMissing', headers: { Location: '/profile#securite' } };

function bearerOf(token: string): Headers {
  return new Headers({ Authorization: `Bearer ${token}` });
}
