/** Query and body of a call, by the schemas of its route. */
import { z } from 'zod';
import type { RouteSpec } from '@/contract/routes';
import type { SessionUser } from '@/database/session-user';
import { sayIssue } from '@/words/say-problem';
import { type Answer, type Details, refuse } from './answer';
import { readBody } from './read-body';
import { isOfBackOffice, problemTextsFor, textsFor } from './texts';

// Zod's own messages, for schemas without one: French for shoppers, English for the back office.
z.config(z.locales.fr());
const inEnglish = { error: z.locales.en().localeError };

/** undefined for a route without a query */
export type ReadQuery = z.ZodSafeParseResult<unknown> | undefined;

export function readQuery({ query, path }: RouteSpec, request: Request): ReadQuery {
  return query?.safeParse(Object.fromEntries(new URL(request.url).searchParams), languageOf(path));
}

/** @returns null for a valid query */
export function refuseQuery({ route, query }: { route: RouteSpec; query: ReadQuery }): Answer | null {
  return query && !query.success ? refuseInvalid(query.error, route.path) : null;
}

type Content = { ok: true; body: unknown } | { ok: false; refusal: Answer };

/** The body; undefined for a route without one. */
export async function readContent({
  route,
  request,
  user,
}: {
  route: RouteSpec;
  request: Request;
  user: SessionUser | null;
}): Promise<Content> {
  if (!route.body) return { ok: true, body: undefined };
  const read = await readBody(request, route);
  if (!read.ok) return read;
  const schema = user ? route.body : (route.guestBody ?? route.body);
  const parsed = schema.safeParse(read.value, languageOf(route.path));
  if (!parsed.success) return { ok: false, refusal: refuseInvalid(parsed.error, route.path) };
  return { ok: true, body: parsed.data };
}

function languageOf(path: string) {
  return isOfBackOffice(path) ? inEnglish : undefined;
}

/** 400 with the first problem as message, and every problem under its field's path. */
function refuseInvalid(error: z.ZodError, path: string): Answer {
  const details: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    details[field] = [...(details[field] ?? []), sayIssue(issue.message, problemTextsFor(path))];
  }
  const satisfied: Details = details;
  return refuse(400, Object.values(details)[0]?.[0] ?? textsFor(path).invalid, { details: satisfied });
}
