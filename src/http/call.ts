/** The wrapper of every documented call: who asks, what is asked, which schema it must fit. */
import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import type { RouteSpec } from '@/contract/routes';
import type { Database } from '@/database/database';
import { type Answer, type Details, refuse } from './answer';
import { authenticate } from './authenticate';
import { csrfProblem } from './csrf';
import { readJson } from './read-json';

export type CallContext<Query, Body> = {
  payload: Payload;
  db: Database;
  request: Request;
  /** path parameters, decoded */
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** null for a guest */
  user: TypedUser | null;
};

// Shoppers read what a schema of ours gives no text for.
z.config(z.locales.fr());

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type QueryOf<R extends RouteSpec> = R extends { query: infer Schema } ? Parsed<Schema> : undefined;
type BodyOf<R extends RouteSpec> = R extends { body: infer Schema } ? Parsed<Schema> : undefined;

export type Call = {
  route: RouteSpec;
  answer: (args: { payload: Payload; request: Request; params: Record<string, string> }) => Promise<Answer>;
};

/**
 * Joins a documented route with its handler. The handler gets what the route's schemas made of the request, and is not
 * reached by a request that does not fit them.
 */
export function call<R extends RouteSpec>(
  route: R,
  handler: (context: CallContext<QueryOf<R>, BodyOf<R>>) => Promise<Answer>,
): Call {
  return {
    route,
    answer: async ({ payload, request, params }) => {
      const query = route.query?.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (query && !query.success) return refuseInvalid(query.error);

      const isRead = route.method === 'GET';
      if (!isRead && csrfProblem(request)) return refuse(403, 'Jeton CSRF invalide. Rechargez la page et réessayez.');
      const identity = isRead ? { ok: true as const, user: null } : await authenticate({ payload, request });
      if (!identity.ok) return refuse(401, 'Session expirée. Veuillez vous reconnecter.');

      let body: unknown;
      if (route.body) {
        const read = await readJson(request);
        if (!read.ok) return read.refusal;
        const parsed = route.body.safeParse(read.value);
        if (!parsed.success) return refuseInvalid(parsed.error);
        body = parsed.data;
      }
      // The schemas of this very route made both values, which the compiler cannot follow through `R`.
      const context = { payload, db: payload.db.pool, request, params, query: query?.data, body, user: identity.user };
      return handler(context as unknown as CallContext<QueryOf<R>, BodyOf<R>>);
    },
  };
}

/** 400 with the first problem as message, and every problem under its field's path. */
function refuseInvalid(error: z.ZodError): Answer {
  const details: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    details[field] = [...(details[field] ?? []), issue.message];
  }
  const satisfied: Details = details;
  return refuse(400, error.issues[0]?.message ?? 'Requête invalide.', { details: satisfied });
}
