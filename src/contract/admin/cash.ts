/** The cash that couriers collect: what is expected, what came in, what is outstanding. Amounts are dinars. */
import { z } from 'zod';
import { CASH_CAUSES, CASH_KINDS, MAX_CASH_NOTE, MAX_REMITTANCE_REFERENCE } from '@/domain/cash/entries';
import { VERDICTS } from '@/domain/cash/remittance';
import { PAGE_SIZE } from '@/domain/pagination';
import { IMPORT_COLUMNS } from '@/domain/parcels/profile';
import { asIssue } from '@/domain/problem';
import { isBlank } from '@/domain/text';
import type { RouteSpec } from '../route-spec';
import { decimal, MAX_ID, money, optionalText, pagedFields, requiredText } from '../shared';
import { amountToSettle, day, lineAmount, positiveAmount, signedAmount } from './cash-amounts';
import { columnsField, tableHeadFields, unreadNamesField } from './columns';
import { exportFields } from './export-fields';
import { courierChoice, listedFields } from './parcels';
import { readAs } from './read-as';
import { blankIsAbsent, EDIT_REFUSALS, idParameter, pageOf, yesNo } from './shared';

/** Always: expected = collected + outstanding + adjustments. */
const balance = { expected: money, collected: money, outstanding: money, adjustments: money };

/** Parts of what is outstanding, and what came in and belongs to no parcel yet. */
const standing = {
  /** outstanding of delivered parcels: couriers have the cash */
  owed: money,
  /** of the other parcels: not delivered yet, or on the way back */
  on_the_way: money,
  /** what parcels were paid beyond what they owed: outstanding = owed + on_the_way - overpaid */
  overpaid: money,
  /** paid by remittances, and collected by no parcel */
  unallocated: money,
  unallocated_lines: z.number(),
};

const cashAnswer = z.object({
  ...balance,
  ...standing,
  /** couriers that ever had cash to collect, in French order */
  by_courier: z.array(
    z.object({
      courier: z.number(),
      courier_name: z.string(),
      ...balance,
      ...standing,
      /** parcels whose cash is outstanding */
      parcels: z.number(),
      /** days since the hand-over of the oldest of them, or null */
      oldest_days: z.number().nullable(),
    }),
  ),
});
export type CashAnswer = z.infer<typeof cashAnswer>;

const cashParcel = z.object({
  parcel_id: z.number(),
  order_id: z.number(),
  courier: z.number(),
  courier_name: z.string(),
  tracking: z.string().nullable(),
  ...balance,
  /** null: paid before anybody recorded the hand-over */
  handed_over_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** since the hand-over, by the shop's calendar */
  days: z.number().nullable(),
});
export type CashParcel = z.infer<typeof cashParcel>;

const cashEntry = z.object({
  at: z.string(),
  /** a username */
  by: z.string(),
  kind: z.enum(CASH_KINDS),
  cause: z.enum(CASH_CAUSES),
  /** below 0 where it takes an earlier entry back, or cash came on top */
  amount: money,
  /** whether it takes an earlier entry back */
  is_reversal: z.boolean(),
  remittance_id: z.number().nullable(),
  note: z.string().nullable(),
});
export type CashEntry = z.infer<typeof cashEntry>;

/** `entries`: oldest first. */
const cashParcelDetail = cashParcel.extend({ entries: z.array(cashEntry) });
export type CashParcelDetail = z.infer<typeof cashParcelDetail>;

export const cashParcelsQuery = z.object({
  courier: idParameter('courier'),
  /** more days than this */
  older_than: z
    .string()
    .optional()
    .transform((text) => (isBlank(text) ? null : decimal(text, /^\d{1,5}$/)))
    .refine(
      (days) => days === null || Number.isSafeInteger(days),
      asIssue({ code: 'parameterOutOfRange', values: { name: 'older_than', min: 0, max: 99_999 } }),
    ),
  /** only those whose cash the courier has */
  delivered: yesNo,
  ...pageOf({ limit: PAGE_SIZE }),
});
export type CashParcelsQuery = z.infer<typeof cashParcelsQuery>;

const listedCashParcel = cashParcel.extend(listedFields);
export type ListedCashParcel = z.infer<typeof listedCashParcel>;

const cashParcelsAnswer = z.object({ parcels: z.array(listedCashParcel), ...pagedFields });
export type CashParcelsAnswer = z.infer<typeof cashParcelsAnswer>;

const parcelId = z.number().int().min(1).max(MAX_ID);

export const collectRequest = z.object({
  parcel_id: parcelId,
  amount: positiveAmount,
  note: optionalText(MAX_CASH_NOTE),
});

export const adjustmentRequest = z.object({
  parcel_id: parcelId,
  /** positive: will not come; negative: came on top */
  amount: amountToSettle,
  reason: requiredText(MAX_CASH_NOTE),
});

const remittanceLine = z
  .object({
    tracking: optionalText(200),
    order_id: z.number().int().min(1).max(MAX_ID).nullish(),
    amount: lineAmount,
    fee: lineAmount.nullish(),
  })
  .refine(
    ({ tracking, order_id }) => tracking !== '' || typeof order_id === 'number',
    asIssue({ code: 'parcelUnnamed' }),
  );

/** As many as a courier's file may have. */
const MAX_LINES = 20_000;

export const remittanceRequest = z
  .object({
    courier: courierChoice,
    /** the courier's own, such as the number of its transfer */
    reference: requiredText(MAX_REMITTANCE_REFERENCE),
    date: day,
    /** what arrived: the lines less the fees */
    amount: signedAmount,
    lines: z.array(remittanceLine).min(1).max(MAX_LINES).optional(),
    /** the courier's file instead of lines */
    file: z.file().optional(),
    /** of the file */
    columns: columnsField(IMPORT_COLUMNS),
    /** only says what the verdicts would be */
    try: yesNo,
  })
  .superRefine(({ lines, file }, context) => {
    if ((lines === undefined) !== (file === undefined)) return;
    const code = lines === undefined ? 'remittanceLinesMissing' : 'remittanceLinesTwice';
    context.addIssue({ code: 'custom', message: asIssue({ code }), path: ['lines'] });
  });
export type RemittanceRequest = z.infer<typeof remittanceRequest>;

const verdict = z.object({
  /** in the courier's file, or in the list that was sent, counted from 1 */
  line: z.number(),
  /** how the line names its parcel, as it came */
  named: z.string(),
  verdict: z.enum(VERDICTS),
  /** null for an unknown parcel, as is `expected` */
  order_id: z.number().nullable(),
  /** what was outstanding */
  expected: money.nullable(),
  /** what the line says: `collected` and `unallocated` together */
  paid: money,
  parcel_id: z.number().nullable(),
  collected: money,
  /** of `unknown` and `already-paid`: waits in the list of unallocated cash */
  unallocated: money,
  /** paid beyond what is outstanding, or below 0 missing; of several lines of one parcel the last has it */
  difference: money,
  /** the courier that has the parcel, if the remittance's own has not */
  other_courier: z.string().nullable(),
  /** the verdict in words */
  message: z.string(),
});

/** What the lines come to. */
const remittanceSums = z.object({
  /** outstanding before, each parcel once */
  expected: money,
  paid: money,
  fees: money,
  collected: money,
  unallocated: money,
  difference: money,
  unallocated_lines: z.number(),
  /** parcels that are not paid what is outstanding */
  different_lines: z.number(),
});

const remittanceAnswer = z.object({
  /** of a file */
  read_as: readAs.optional(),
  columns: tableHeadFields.columns.optional(),
  sample: tableHeadFields.sample.optional(),
  unread_names: unreadNamesField.optional(),
  /** null if it was only tried */
  id: z.number().nullable(),
  verdicts: z.array(verdict),
  sums: remittanceSums,
});
export type RemittanceAnswer = z.infer<typeof remittanceAnswer>;

const remittance = z.object({
  id: z.number(),
  courier: z.number(),
  courier_name: z.string(),
  reference: z.string(),
  date: z.string(),
  amount: money,
  fees: money,
  lines: z.number(),
  /** lines whose verdict is not `equal` */
  differences: z.number(),
  at: z.string(),
  by: z.string(),
  reversed_at: z.string().nullable(),
  reversed_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type Remittance = z.infer<typeof remittance>;

const remittanceDetail = remittance.extend({
  verdicts: z.array(verdict.extend({ tracking: z.string().nullable(), fee: money })),
  sums: remittanceSums,
});
export type RemittanceDetail = z.infer<typeof remittanceDetail>;

export const remittancesQuery = z.object({ courier: idParameter('courier'), ...pageOf({ limit: PAGE_SIZE }) });
export type RemittancesQuery = z.infer<typeof remittancesQuery>;

const remittancesAnswer = z.object({ remittances: z.array(remittance), ...pagedFields });
export type RemittancesAnswer = z.infer<typeof remittancesAnswer>;

export const reversalRequest = z.object({ reason: requiredText(MAX_CASH_NOTE) });

/** Both days are included. */
export const cashExportQuery = z.object({
  ...exportFields,
  from: blankIsAbsent(day).transform((value) => value ?? null),
  to: blankIsAbsent(day).transform((value) => value ?? null),
});
export type CashExportQuery = z.infer<typeof cashExportQuery>;

const list = { caller: 'admin', status: 200, refusals: [401, 403] } as const;
const edit = { caller: 'admin', method: 'POST', status: 201, refusals: EDIT_REFUSALS } as const;

export const adminCashRoutes = {
  cash: {
    ...list,
    method: 'GET',
    path: '/admin/cash',
    summary: 'What couriers were to collect, what came in and what is outstanding, in all and by courier',
    answer: cashAnswer,
  },
  cashParcels: {
    ...list,
    method: 'GET',
    path: '/admin/cash/parcels',
    summary: 'Parcels whose cash is outstanding, oldest hand-over first, by courier and age in days',
    query: cashParcelsQuery,
    answer: cashParcelsAnswer,
  },
  cashParcel: {
    ...list,
    method: 'GET',
    path: '/admin/cash/parcels/{id}',
    summary: 'The cash of a parcel with its entries in the ledger',
    answer: cashParcelDetail,
    refusals: [401, 403, 404],
  },
  collectCash: {
    ...edit,
    path: '/admin/cash/collect',
    summary: 'Cash of a parcel that a person brought. With an Idempotency-Key, a repeated request counts once',
    body: collectRequest,
    takesKey: true,
    answer: cashParcel,
    refusals: [...EDIT_REFUSALS, 422],
  },
  adjustCash: {
    ...edit,
    path: '/admin/cash/adjustments',
    summary: 'Settles a difference: cash that will not come, or came on top. Idempotency-Key as above',
    body: adjustmentRequest,
    takesKey: true,
    answer: cashParcel,
    refusals: [...EDIT_REFUSALS, 422],
  },
  exportCash: {
    ...list,
    method: 'GET',
    path: '/admin/cash/export',
    summary: 'The entries of a period, oldest first, as CSV (UTF-8 with a byte-order mark) or XLSX',
    needsConfirmation: true,
    query: cashExportQuery,
    produces: ['csv', 'xlsx'],
    answer: z.string(),
  },
  remittances: {
    ...list,
    method: 'GET',
    path: '/admin/remittances',
    summary: 'What couriers paid, newest first',
    query: remittancesQuery,
    answer: remittancesAnswer,
  },
  remit: {
    ...edit,
    path: '/admin/remittances',
    summary:
      "Writes what a courier paid, from lines or from its file (a form with `file`), and judges each line. `try=true` writes nothing. A reference that the courier's remittances have already: 409",
    accepts: 'form-or-json',
    // Somewhat more is read, so that a file that is too large is refused with a message.
    maxFormBytes: 20_000_000,
    query: z.object({ try: yesNo }),
    body: remittanceRequest,
    answer: remittanceAnswer,
  },
  remittance: {
    ...list,
    method: 'GET',
    path: '/admin/remittances/{id}',
    summary: 'A remittance with its lines and their verdicts',
    answer: remittanceDetail,
    refusals: [401, 403, 404],
  },
  reverseRemittance: {
    ...edit,
    path: '/admin/remittances/{id}/reverse',
    summary: 'Takes a remittance back: its entries are reversed by others, its reference may come again',
    body: reversalRequest,
    status: 200,
    answer: remittanceDetail,
  },
} as const satisfies Record<string, RouteSpec>;
