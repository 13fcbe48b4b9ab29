/** The OpenAPI 3.1 description, made from the table of routes and their schemas. */
import { z } from 'zod';
import { shop } from '@/shop';
import { shopWords } from '@/words/fr/shop';
import type { RouteSpec } from './routes';
import { errorAnswer } from './shared';

type Json = Record<string, unknown>;
export type Operation = { summary: string; parameters: Json[]; requestBody?: Json; responses: Record<string, Json> };
export type OpenApiDocument = Json & { paths: Record<string, Record<string, Operation>> };

const REFUSAL_NAMES: Record<number, string> = {
  400: 'Malformed or invalid',
  401: 'No token, or an invalid one',
  403: 'Wrong role, or a CSRF token that differs',
  404: 'Unknown id, slug or route',
  405: 'Wrong method (see Allow)',
  409: 'Conflict: price, fee, total or stock changed',
  413: 'Body too large',
  415: 'Wrong content type',
  422: 'Idempotency-Key used for another request',
  429: 'Too many requests (see Retry-After)',
  503: 'The database is unavailable',
};

export function openApiDocument(routes: readonly RouteSpec[]): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = `/api${route.path}/`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return { openapi: '3.1.0', info: { title: shop.name, version: '1', description: shopWords.description }, paths };
}

function operation(route: RouteSpec): Operation {
  const responses: Record<string, Json> = {
    [route.status]: { description: 'Success', content: json(schemaOf(route.answer, 'output')) },
  };
  for (const status of [400, ...(route.refusals ?? [])]) {
    responses[status] = {
      description: REFUSAL_NAMES[status] ?? 'Refused',
      content: json(schemaOf(errorAnswer, 'output')),
    };
  }
  return {
    summary: route.summary,
    parameters: [...pathParameters(route.path), ...queryParameters(route)],
    ...(route.body ? { requestBody: { required: true, content: bodyOf(route.body, route.accepts) } } : {}),
    responses,
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(route: RouteSpec): Json[] {
  return Object.keys(route.query?.shape ?? {}).map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

/** A form has the same schema as JSON. */
function bodyOf(body: z.ZodType, accepts: RouteSpec['accepts'] = 'json'): Json {
  const schema = schemaOf(body, 'input');
  const form = { 'multipart/form-data': { schema } };
  if (accepts === 'form') return form;
  if (accepts === 'csv') return { 'text/csv': { schema: { type: 'string' } } };
  return accepts === 'form-or-json' ? { ...form, ...json(schema) } : json(schema);
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
