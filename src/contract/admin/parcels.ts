/** Parcels: given to couriers in batches, followed by their states, taken back line by line. */
import { z } from 'zod';
import { MAX_BATCH } from '@/domain/orders/chosen-orders';
import { PAGE_SIZE } from '@/domain/pagination';
import { MAX_PARCEL_NOTE, MAX_TRACKING } from '@/domain/parcels/courier';
import type { ParcelField } from '@/domain/parcels/fields';
import { IMPORT_COLUMNS } from '@/domain/parcels/profile';
import { PARCEL_STATES } from '@/domain/parcels/states';
import { asIssue, REQUIRED } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import { hasOddCharacters } from '@/domain/texts/odd-characters';
import { tidyNumber } from '@/domain/texts/tidy-text';
import type { RouteSpec } from '../route-spec';
import { MAX_ID, money, optionalText, pagedFields, searchText } from '../shared';
import { columnsField, tableHeadFields, unreadNamesField } from './columns';
import { readAs } from './read-as';
import { blankIsAbsent, idParameter, idsParameter, oneOf, pageOf, yesNo } from './shared';

/** A courier by its number or its name. */
export const courierChoice = z
  .union([z.number(), z.string().max(200)], asIssue(REQUIRED))
  .refine((choice) => !isBlank(choice), asIssue(REQUIRED));

export const courier = z.object({
  id: z.number(),
  name: z.string(),
  /** the key of its profile */
  profile: z.string(),
  /** the name of the wilaya where it collects */
  from_wilaya: z.string().nullable(),
  active: z.boolean(),
});
export type Courier = z.infer<typeof courier>;

/** `courier` is its number; times are ISO 8601. */
const parcelBase = z.object({
  id: z.number(),
  order_id: z.number(),
  batch_id: z.number(),
  courier: z.number(),
  courier_name: z.string(),
  state: z.enum(PARCEL_STATES),
  /** the courier's own word, as it came */
  courier_word: z.string().nullable(),
  tracking: z.string().nullable(),
  /** what the courier collects */
  cod_amount: money,
  note: z.string().nullable(),
  created_at: z.string(),
  handed_over_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** what came back, once decided; `restock` counts pieces */
  return: z
    .object({
      at: z.string(),
      by: z.string(),
      by_customer: z.boolean(),
      lines: z.array(z.object({ item_id: z.string(), restock: z.number() })),
    })
    .nullable(),
} satisfies Record<ParcelField, z.ZodType>);
/** As its order shows it. */
export const orderParcel = parcelBase;
export type OrderParcel = z.infer<typeof orderParcel>;

export const parcel = parcelBase.extend({
  /** oldest first */
  events: z.array(
    z.object({
      at: z.string(),
      state: z.enum(PARCEL_STATES),
      word: z.string().nullable(),
      source: z.enum(['person', 'import', 'webhook']),
      /** a username; null for the courier */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});
export type Parcel = z.infer<typeof parcel>;

/** Who waits for a parcel, as its order says. */
export const receiver = z.object({ name: z.string(), phone: z.string(), wilaya: z.string(), commune: z.string() });
export type Receiver = z.infer<typeof receiver>;

/** What lists add to a parcel. */
export const listedFields = {
  receiver,
  /** when the latest of what is known of it happened */
  news_at: z.string(),
};

export const listedParcel = parcel.extend(listedFields);
export type ListedParcel = z.infer<typeof listedParcel>;

export const parcelBatch = z.object({
  id: z.number(),
  courier: z.number(),
  courier_name: z.string(),
  created_at: z.string(),
  /** a username */
  by: z.string(),
  handed_over_at: z.string().nullable(),
  parcels: z.array(parcelBase.pick({ id: true, order_id: true, state: true, cod_amount: true, tracking: true })),
});
export type ParcelBatch = z.infer<typeof parcelBatch>;

/** Of each order that the courier may refuse something of, what. */
const batchWarnings = z.array(z.object({ id: z.number(), messages: z.array(z.string()) }));

export const madeBatch = parcelBatch.extend({ warnings: batchWarnings });
export type MadeParcelBatch = z.infer<typeof madeBatch>;

/** `refused`: orders that cannot have a parcel now. */
export const checkedBatch = z.object({
  warnings: batchWarnings,
  refused: z.array(z.object({ id: z.number(), message: z.string() })),
});
export type CheckedBatch = z.infer<typeof checkedBatch>;

export const batchRequest = z.object({
  /** only says what would happen */
  try: yesNo,
  courier: courierChoice,
  order_ids: z
    .array(z.number().int().min(1).max(MAX_ID))
    .min(1)
    .max(MAX_BATCH)
    .transform((ids) => [...new Set(ids)]),
});

/** For lists of orders: `none` is an order without a live parcel. */
export const PARCEL_FILTERS = ['none', 'live', ...PARCEL_STATES] as const;
export type ParcelFilter = (typeof PARCEL_FILTERS)[number];

/** A courier's number of a parcel, as people and scanners enter it. */
const trackingText = z
  .string()
  .max(MAX_TRACKING)
  .refine((text) => !hasOddCharacters(text), asIssue({ code: 'oddCharacters' }))
  .transform(tidyNumber);

export const parcelsQuery = z.object({
  /** anything of the parcel's order: number, customer, commune, wilaya, tracking number, part */
  q: searchText,
  state: blankIsAbsent(oneOf('state', ['live', ...PARCEL_STATES])).transform((state) => state ?? null),
  courier: idParameter('courier'),
  order: idParameter('order'),
  batch: idParameter('batch'),
  /** whole, in upper or lower case, with or without spaces and hyphens */
  tracking: blankIsAbsent(trackingText).transform((text) => text ?? null),
  /** `odd`: first those that need attention, longest without news first; then the newest */
  ordering: blankIsAbsent(oneOf('ordering', ['odd'])).transform((ordering) => ordering ?? null),
  ...pageOf({ limit: PAGE_SIZE }),
});
export type ParcelsQuery = z.infer<typeof parcelsQuery>;

const batchesQuery = z.object({ courier: idParameter('courier'), ...pageOf({ limit: PAGE_SIZE }) });
export type BatchesQuery = z.infer<typeof batchesQuery>;

export const parcelChange = z.object({
  /** '' or null: none yet; absent: as it was */
  tracking: trackingText
    .nullable()
    .optional()
    .transform((text) => (text === undefined ? undefined : text || null)),
  state: z.enum(PARCEL_STATES).optional(),
  /** '' or null: none; absent: as it was */
  note: z.union([z.undefined(), optionalText(MAX_PARCEL_NOTE)]),
  /** what the caller saw: 409 if the parcel has something else by now */
  from: z
    .object({
      tracking: z.string().nullable().optional(),
      state: z.enum(PARCEL_STATES).optional(),
      note: z.string().nullable().optional(),
    })
    .nullish(),
});
export type ParcelChange = z.infer<typeof parcelChange>;

export const returnRequest = z.object({
  /** `restock`: whether all pieces of the line are sold again, or how many of them. A line that is not named gives nothing back. */
  lines: z
    .array(z.object({ item_id: z.coerce.string().max(100), restock: z.union([z.boolean(), z.number().int().min(0)]) }))
    .max(1_000),
  /** the customer refused the parcel or sent it back; otherwise it came back through no fault of theirs */
  by_customer: z.boolean(),
});
export type ReturnRequest = z.infer<typeof returnRequest>;

const FILE_MISSING = asIssue({ code: 'courierFileMissing' });

export const statusForm = z.object({
  file: z.file(FILE_MISSING).refine(({ name, size }) => name !== '' || size > 0, FILE_MISSING),
  courier: courierChoice,
  /** only says what would happen */
  try: yesNo,
  columns: columnsField(IMPORT_COLUMNS),
  /** of a file without dates: the day or moment that all of its news is from */
  news_from: z
    .string()
    .max(100)
    .nullish()
    .transform((text) => text?.trim() || null),
});

export const IMPORT_VERDICTS = ['updated', 'same', 'unknown-order', 'unknown-word', 'refused'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

const importAnswer = z.object({
  read_as: readAs,
  ...tableHeadFields,
  unread_names: unreadNamesField,
  lines: z.array(
    z.object({
      line: z.number(),
      /** the reference in the file, or else the tracking number */
      reference: z.string(),
      /** what else the line says, as it came: the other number, status, date */
      typed: z.array(z.string()),
      verdict: z.enum(IMPORT_VERDICTS),
      message: z.string(),
    }),
  ),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

const list = { caller: 'clerk', status: 200, refusals: [401, 403] } as const;
const one = { caller: 'clerk', status: 200, refusals: [401, 403, 404] } as const;
/** A file with addresses: 409 if all parcels of the batch are cancelled. */
const paper = {
  method: 'GET',
  caller: 'clerk',
  status: 200,
  produces: ['pdf'],
  answer: z.string(),
  refusals: [401, 403, 404, 409],
} as const;
const edit = { caller: 'clerk', status: 200, refusals: [401, 403, 404, 409, 413, 415] } as const;

export const parcelRoutes = {
  couriers: {
    ...list,
    method: 'GET',
    path: '/admin/couriers',
    summary:
      'All couriers, in French order; with `orders=1,2`, `proposed` is the active one that took the latest parcels to their wilayas',
    query: z.object({ orders: idsParameter('orders') }),
    answer: z.object({ couriers: z.array(courier), proposed: z.number().nullable() }),
  },
  parcelBatches: {
    ...list,
    method: 'GET',
    path: '/admin/parcel-batches',
    summary: 'Batches of parcels, newest first',
    query: batchesQuery,
    answer: z.object({ batches: z.array(parcelBatch), ...pagedFields }),
  },
  makeParcelBatch: {
    ...edit,
    method: 'POST',
    path: '/admin/parcel-batches',
    summary:
      'Makes a parcel for each order, all or none: only for orders that are processing and have no live parcel. `warnings` name what the courier may refuse. `try: true` makes nothing and answers 200 with `{warnings, refused}`',
    body: batchRequest,
    status: 201,
    answer: z.union([madeBatch, checkedBatch]),
  },
  parcelBatch: {
    ...one,
    method: 'GET',
    path: '/admin/parcel-batches/{id}',
    summary: 'A batch with its parcels',
    answer: parcelBatch,
  },
  handOverBatch: {
    ...edit,
    method: 'POST',
    path: '/admin/parcel-batches/{id}/hand-over',
    summary:
      'The courier has taken the batch: its parcels are picked up, its orders shipping. With `parcels=1,2` it took these alone, and the rest waits. A repeated call changes nothing.',
    query: z.object({ parcels: idsParameter('parcels') }),
    answer: parcelBatch,
  },
  batchLabels: {
    ...paper,
    path: '/admin/parcel-batches/{id}/labels',
    summary: 'Labels as PDF: 100 × 150 mm, or with `paper=a4` four on a page',
    query: z.object({ paper: blankIsAbsent(oneOf('paper', ['label', 'a4'])) }),
  },
  batchPapers: {
    ...paper,
    path: '/admin/parcel-batches/{id}/papers',
    summary:
      'All that is printed of a batch in one PDF of A4: labels, four on a page, picking list and hand-over sheet',
  },
  batchPickingList: {
    ...paper,
    path: '/admin/parcel-batches/{id}/picking-list',
    summary: 'What to take from the shelves, as PDF: each product once, with its orders',
  },
  batchHandOverSheet: {
    ...paper,
    path: '/admin/parcel-batches/{id}/hand-over',
    summary: 'The list of parcels that the courier signs, as PDF',
  },
  batchCourierFile: {
    ...paper,
    path: '/admin/parcel-batches/{id}/courier-file',
    summary: 'The file that the courier imports, CSV or XLSX as its profile says',
    produces: ['csv', 'xlsx'],
  },
  parcels: {
    ...list,
    method: 'GET',
    path: '/admin/parcels',
    summary:
      'Parcels with their receiver and last news, newest first or with `ordering=odd` those to look at first, found by anything of their order, state (or `live`), courier, order, batch and tracking number',
    query: parcelsQuery,
    answer: z.object({ parcels: z.array(listedParcel), ...pagedFields }),
  },
  parcel: {
    ...one,
    method: 'GET',
    path: '/admin/parcels/{id}',
    summary: 'A parcel with everything that was reported about it',
    answer: parcel,
  },
  changeParcel: {
    ...edit,
    method: 'PATCH',
    guard: 'from',
    path: '/admin/parcels/{id}',
    summary:
      'Sets tracking number, state or note. A state set by a person is an event like any other. With `from`, a parcel that has changed since is refused (409)',
    body: parcelChange,
    answer: parcel,
  },
  returnParcel: {
    ...edit,
    method: 'POST',
    path: '/admin/parcels/{id}/return',
    summary: 'Decides what a returned parcel gives back to the stock, and cancels its order',
    body: returnRequest,
    answer: parcel,
  },
  importParcelStates: {
    ...edit,
    method: 'POST',
    path: '/admin/parcels/import',
    summary:
      "Reads a courier's file of states (CSV or XLSX), each line by itself; `try=true` only says what would happen. `columns` says which column is which field, and is remembered for the courier; what is missing is asked (400, `columns_needed`)",
    accepts: 'form',
    body: statusForm,
    answer: importAnswer,
  },
} as const satisfies Record<string, RouteSpec>;
