/** A courier's profile: how its files, its words and its messages look. Plain data: owners write their own as JSON. */
import { PARCEL_FIELD_VALUES, type ParcelFieldValue } from './fields';
import type { ParcelState } from './states';

export type CourierProfile = {
  /** for people */
  name: string;
  file: CourierFile;
  /** the headers of the files that the courier sends back; the usual ones are understood as well */
  imports: ImportHeaders;
  /** the courier's status words; any other word is `unknown` */
  words: Readonly<Record<string, ParcelState>>;
  webhook: Webhook;
};

/** The file that the courier imports. */
export type CourierFile = {
  format: FileFormat;
  /** `line`: a row for each line of the order */
  rows: RowKind;
  /** the wilayas that the courier knows; new ones go under their mother to those that know 58 */
  wilayas: WilayaCount;
  yes: string;
  no: string;
  /** dinars that the courier collects at most; absent: no limit is known */
  maxAmount?: number | undefined;
  /** in the order of the file */
  columns: readonly ProfileColumn[];
};

export const FILE_FORMATS = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const ROW_KINDS = ['parcel', 'line'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export const WILAYA_COUNTS = [58, 69] as const;
export type WilayaCount = (typeof WILAYA_COUNTS)[number];

/**
 * A column holds a value of the parcel, or the same text in every row. `max`: characters that the courier takes.
 */
export type ProfileColumn =
  | { header: string; value: ColumnValue; max?: number | undefined; text?: undefined }
  | { header: string; text: string; value?: undefined; max?: undefined };

const LINE_SHEET_VALUES = [
  'lineTitle',
  'lineSku',
  'lineQuantity',
  'linePrice',
  'feeOnFirst',
  'discountOnFirst',
] as const;

/** Values of a sheet. What each means is in column-values.ts, which the compiler keeps complete. */
const SHEET_VALUES = [
  'order',
  'parcel',
  'batch',
  'courier',
  'tracking',
  'fromWilaya',
  'createdAt',
  'name',
  'firstName',
  'lastName',
  'phone',
  'phone2',
  'phones',
  'address',
  'city',
  'commune',
  'communeCode',
  'communeArabic',
  'wilaya',
  'wilayaCode',
  'wilayaArabic',
  'isDesk',
  'amount',
  'goodsAmount',
  'deliveryAmount',
  'contents',
  'pieces',
  'skus',
  'remark',
  'yes',
  'no',
  ...LINE_SHEET_VALUES,
] as const;
export type SheetValue = (typeof SHEET_VALUES)[number];

/** Where a column's value comes from: `parcel.state` is a field of the parcel as it is. */
export type ColumnValue = SheetValue | ParcelFieldValue;
export const COLUMN_VALUES: readonly ColumnValue[] = [...SHEET_VALUES, ...PARCEL_FIELD_VALUES];

/** Values of one line of the order: only for files with a row for each line. */
export const LINE_VALUES: readonly ColumnValue[] = LINE_SHEET_VALUES;

/** The columns that a courier's file may have, by what they hold. */
export const IMPORT_COLUMNS = ['reference', 'tracking', 'status', 'date', 'reason', 'amount', 'fee'] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export type ImportHeaders = { readonly [Column in ImportColumn]?: readonly string[] };

/** How the courier's messages are signed and where each value of an event is: a path such as `data.tracking`. */
export type Webhook = {
  signature: { header: string; prefix: string };
  /** the list of events in the body */
  events: string;
  id: string;
  tracking: string;
  reference: string;
  status: string;
  occurredAt: string;
  reason: string;
  /** a GET with both parameters is answered with the value of `token`; null: the courier asks for no such proof */
  challenge: { subscribe: string; token: string } | null;
};

export const STANDARD_WEBHOOK: Webhook = {
  signature: { header: 'X-Signature', prefix: 'sha256=' },
  events: 'events',
  id: 'id',
  tracking: 'tracking',
  reference: 'reference',
  status: 'status',
  occurredAt: 'occurred_at',
  reason: 'reason',
  challenge: null,
};
