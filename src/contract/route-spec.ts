import type { z } from 'zod';
import type { Right } from '@/domain/accounts/roles';
import type { Limited } from '@/domain/limits';
import type { EditGuard } from '@/domain/stale-edits';
import type { ContentKind } from './openapi/content-types';

/**
 * Who may call. `anyone`: a token is ignored. `guest-or-account`: a guest without a token, an account with one. `account`
 * requires a token. The others require a token with this right.
 */
export type Caller = 'anyone' | 'guest-or-account' | 'account' | Right;

/** A family of calls that are counted together and limited (src/http/limits.ts). */
export type LimitName = Limited;

type Writing =
  | { method: 'GET' | 'POST' | 'DELETE'; guard?: EditGuard }
  /** what keeps the edit of an outdated copy from overwriting a newer one */
  | { method: 'PATCH' | 'PUT'; guard: EditGuard };

export type RouteSpec = Writing & {
  /** below /api, `{name}` for a parameter, without the trailing slash */
  path: string;
  /** where it was before, and still answers; not described */
  formerPath?: string;
  summary: string;
  caller: Caller;
  /**
   * Requires that the password (and code) was entered in this session recently; else 403 with `reauthentication_required`.
   */
  needsConfirmation?: true;
  /** what identifies the caller in place of a token */
  credential?: 'metricsToken' | 'courierSignature';
  /** open to people of the back office who must still set up a second factor (STAFF_TWO_FACTOR) */
  isOpenWithoutFactor?: true;
  /** starts a session: refused to pages of other sites, which could log their visitor into a stranger's account */
  isLogin?: true;
  /** answers 429 beyond the limit of this family */
  limit?: LimitName;
  /** types of the path's parameters that their names do not tell (src/contract/openapi/operation.ts) */
  parameterTypes?: Readonly<Record<string, 'integer' | 'string'>>;
  /** a repeated call with the same `Idempotency-Key` gets the first answer */
  takesKey?: true;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** the body of a call whose handler reads and checks it itself; described only */
  checkedByHandler?: z.ZodType;
  /** the stricter body of callers without an account; `body` then describes that of an account */
  guestBody?: z.ZodType;
  /** the format of the body; JSON by default */
  accepts?: 'json' | 'form' | 'form-or-json' | 'csv';
  /** an address makes one such call at a time; a second one at once is answered 429 */
  isOneAtATime?: true;
  /** anybody may send a form with files, which is otherwise for people of the back office */
  takesStrangersFiles?: true;
  /** bytes of a form; by default enough for a picture in each slot of a product */
  maxFormBytes?: number;
  /** the successful answer */
  status: number;
  /** its formats, the default first; JSON if absent */
  produces?: readonly ContentKind[];
  answer: z.ZodType;
  /** the refusals a client must expect, beside 400 and 405 */
  refusals?: readonly number[];
  /** seconds a shared cache may keep the answer; absent: private, no-store */
  sharedSeconds?: number;
};
