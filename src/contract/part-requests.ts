/** Requests for parts that visitors did not find. */
import { z } from 'zod';
import { MAX_REQUEST_PICTURES, PART_REQUEST_FIELDS, PART_REQUEST_STATES } from '@/domain/orders/part-requests';
import { PAGE_SIZE } from '@/domain/pagination';
import { MAX_IMAGE_BYTES } from '@/domain/products/image-rules';
import { blankIsAbsent, EDIT_REFUSALS, pageOf } from './admin/shared';
import type { RouteSpec } from './route-spec';
import { blockText, fieldText, optionalText, pagedFields } from './shared';

/** Its pictures are judged one by one, so that each refusal names its reason. */
export const partRequestForm = z.object({
  phone: fieldText(PART_REQUEST_FIELDS.phone),
  text: blockText(PART_REQUEST_FIELDS.text.max),
  /** up to 4 files; a file input without a file sends an empty one */
  pictures: z
    .unknown()
    .optional()
    .transform((value) => [value].flat().filter((file) => file !== undefined && file !== '' && !isNoFile(file)))
    .meta({ type: 'array', items: { type: 'string', format: 'binary' }, maxItems: MAX_REQUEST_PICTURES }),
  /** the address of a boiler's page; '' for none */
  model: optionalText(200),
});

function isNoFile(value: unknown): boolean {
  return value instanceof File && value.size === 0 && value.name === '';
}

const partRequest = z.object({
  id: z.number(),
  number: z.number(),
  created_at: z.string(),
  phone: z.string(),
  text: z.string(),
  state: z.enum(PART_REQUEST_STATES),
  model: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** positions of its pictures, which are deleted after 90 days */
  pictures: z.array(z.number()),
});
export type PartRequest = z.infer<typeof partRequest>;

export const partRequestsQuery = z.object({
  state: blankIsAbsent(z.enum(PART_REQUEST_STATES)).transform((state) => state ?? null),
  ...pageOf({ limit: PAGE_SIZE }),
});
export type PartRequestsQuery = z.infer<typeof partRequestsQuery>;

const partRequestMove = z.object({
  state: z.enum(PART_REQUEST_STATES),
  /** the state that the caller saw: 409 if the request has another by now */
  from: z
    .enum(PART_REQUEST_STATES)
    .nullish()
    .transform((value) => value ?? null),
});

const partRequestsAnswer = z.object({ requests: z.array(partRequest), ...pagedFields });
export type PartRequestsAnswer = z.infer<typeof partRequestsAnswer>;

export const partRequestRoutes = {
  askForPart: {
    method: 'POST',
    path: '/part-requests',
    summary:
      'Asks the shop for a part: telephone, text, up to 4 `pictures`, the slug of a boiler as `model`. With the same `Idempotency-Key`, a repeated call answers with the first number',
    caller: 'anyone',
    limit: 'part-request',
    accepts: 'form',
    maxFormBytes: MAX_REQUEST_PICTURES * MAX_IMAGE_BYTES + 100_000,
    takesStrangersFiles: true,
    body: partRequestForm,
    status: 201,
    takesKey: true,
    answer: z.object({ number: z.number() }),
    refusals: [403, 413, 415, 422, 429, 503],
  },
} as const satisfies Record<string, RouteSpec>;

export const officePartRequestRoutes = {
  partRequests: {
    method: 'GET',
    path: '/admin/part-requests',
    summary: 'Part requests, newest first, of all states or one',
    caller: 'office',
    query: partRequestsQuery,
    status: 200,
    answer: partRequestsAnswer,
    refusals: [401, 403],
  },
  movePartRequest: {
    method: 'PATCH',
    guard: 'from',
    path: '/admin/part-requests/{id}',
    summary: 'Sets the state of a part request',
    caller: 'office',
    body: partRequestMove,
    status: 200,
    answer: partRequest,
    refusals: EDIT_REFUSALS,
  },
  partRequestPicture: {
    method: 'GET',
    path: '/admin/part-requests/{id}/pictures/{n}',
    summary: 'A picture of a part request (WebP)',
    caller: 'office',
    status: 200,
    produces: ['webp'],
    answer: z.string(),
    refusals: [401, 403, 404],
  },
} as const satisfies Record<string, RouteSpec>;
