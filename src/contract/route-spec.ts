import type { z } from 'zod';
import type { Limited } from '@/domain/limits';

/**
 * Who may call. `anyone`: a token is not even looked at. `guest-or-account`: without a token a guest, with one its
 * account. The others need a token of such a person; an `editor` is staff or the admin.
 */
export type Caller = 'anyone' | 'guest-or-account' | 'account' | 'editor' | 'admin';

/** A family of calls that are counted together and limited (src/http/limits.ts). */
export type LimitName = Limited;

export type RouteSpec = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** below /api, `{name}` for a parameter, without the trailing slash */
  path: string;
  summary: string;
  caller: Caller;
  /**
   * Only with the password (and code) entered in this session a short while ago; else 403 with
   * `reauthentication_required`.
   */
  needsConfirmation?: true;
  /** reached by staff who must set up a second factor first (STAFF_TWO_FACTOR) */
  isOpenWithoutFactor?: true;
  /** gives whoever calls a session: never to a page of another site, which would log its visitor in as somebody else */
  isLogin?: true;
  /** answers 429 beyond so many calls */
  limit?: LimitName;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** how the body comes; JSON where absent */
  accepts?: 'json' | 'form' | 'form-or-json';
  /** bytes that a form may have; pictures for each slot of a product where absent */
  maxFormBytes?: number;
  /** the successful answer */
  status: number;
  answer: z.ZodType;
  /** the refusals a client must expect, beside 400 and 405 */
  refusals?: readonly number[];
  /** seconds a shared cache may keep the answer; absent: private, no-store */
  sharedSeconds?: number;
};
