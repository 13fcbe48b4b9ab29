/** One call in the words of OpenAPI. */
import type { RouteSpec } from '../route-spec';
import { errorAnswer } from '../shared';
import { CONTENT_TYPES } from './content-types';
import type { createSchemas, Json } from './schemas';
import { securityOf } from './security';

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Json[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
};

type Describe = ReturnType<typeof createSchemas>['describe'];

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

/** The groups of calls. */
export const OPERATION_TAGS = [
  { name: 'shop', description: 'Calls of the shop, which need no account' },
  { name: 'account', description: 'Calls about the account of the caller' },
  { name: 'back-office', description: 'Calls for the people of the shop, each for certain roles' },
];

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random text. A repeated call with the same key and body gets the first answer and does nothing twice',
  schema: { type: 'string', maxLength: 200 },
};

/** Parameters of paths that are whole numbers in every call that does not say otherwise. */
const NUMBERED = ['id', 'n'];

/** @param id names the call in generated clients */
export function describeOperation(id: string, route: RouteSpec, describe: Describe): Operation {
  const refusals = [400, ...(route.refusals ?? [])].map((status) => [
    status,
    {
      description: REFUSAL_NAMES[status] ?? 'Refused',
      content: { [CONTENT_TYPES.json]: { schema: describe(errorAnswer, 'output') } },
    },
  ]);
  return {
    operationId: id,
    summary: route.summary,
    tags: [tagOf(route)],
    security: securityOf(route),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route, describe),
      ...(route.takesKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...requestBody(route, describe),
    responses: { [route.status]: success(route, describe), ...Object.fromEntries(refusals) },
  };
}

function tagOf({ path, caller }: RouteSpec): string {
  if (path.startsWith('/admin')) return 'back-office';
  return caller === 'account' ? 'account' : 'shop';
}

function pathParameters({ path, parameterTypes = {} }: RouteSpec): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: parameterTypes[name] ?? (NUMBERED.includes(name) ? 'integer' : 'string') },
  }));
}

function queryParameters({ query }: RouteSpec, describe: Describe): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = describe(query, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) ? { required: true } : {}),
    schema,
  }));
}

function requestBody(route: RouteSpec, describe: Describe): { requestBody?: Json } {
  const body = route.body ?? route.checkedByHandler;
  if (!body) return {};
  const schema = describe(body, 'input');
  const contents = {
    json: { [CONTENT_TYPES.json]: { schema } },
    form: { 'multipart/form-data': { schema } },
    'form-or-json': { [CONTENT_TYPES.json]: { schema }, 'multipart/form-data': { schema } },
    csv: {
      [CONTENT_TYPES.csv]: { schema: { type: 'string' } },
      [CONTENT_TYPES.xlsx]: { schema: { type: 'string', format: 'binary' } },
    },
  };
  return { requestBody: { required: true, content: contents[route.accepts ?? 'json'] } };
}

function success({ status, produces = ['json'], answer }: RouteSpec, describe: Describe): Json {
  const description = 'Success';
  if (status === 204) return { description };
  const content = produces.map((kind) => [
    CONTENT_TYPES[kind],
    { schema: kind === 'json' ? describe(answer, 'output') : { type: 'string', ...binaryFormat(kind) } },
  ]);
  return { description, content: Object.fromEntries(content) };
}

function binaryFormat(kind: string): { format?: 'binary' } {
  return ['pdf', 'xlsx', 'webp'].includes(kind) ? { format: 'binary' } : {};
}
