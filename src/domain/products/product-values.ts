/** The values of a product's fields in the database and in answers. */
import type { StockStatus } from './availability';
import {
  describeField,
  type FieldKey,
  type FieldKind,
  type KeysIn,
  type KindOf,
  keysIn,
  type Place,
  type PRODUCT_FIELDS,
  type RequiredKeys,
} from './product-fields';

type Kept = {
  line: string;
  lines: string;
  richText: unknown;
  amount: number;
  whole: number;
  stockStatus: StockStatus;
  flag: boolean;
  moment: Date;
  relations: number[];
  product: number;
  documents: unknown;
};

type Answered = Omit<Kept, 'moment'> & { moment: string };

/** Kinds whose answer needs nothing but the row. */
const PLAIN_KINDS = [
  'line',
  'lines',
  'amount',
  'whole',
  'stockStatus',
  'flag',
  'moment',
  'product',
] as const satisfies FieldKind[];
type PlainKind = (typeof PLAIN_KINDS)[number];
export type PlainKeysIn<In extends Place> = KeysIn<In, PlainKind>;

/** The columns of a product's row that a place reads. */
export type RowOf<In extends Place> = {
  [Key in KeysIn<In>]:
    | Kept[KindOf<Key>]
    | (Key extends RequiredKeys<'database'> ? never : KindOf<Key> extends 'relations' ? never : null);
};

export type AnswerValue<Key extends FieldKey> = Answered[KindOf<Key>] | (typeof PRODUCT_FIELDS)[Key]['empty'];
/** The fields of an answer that come from the row alone. */
export type PlainAnswer<In extends Place> = { [Key in PlainKeysIn<In>]: AnswerValue<Key> };

export function plainKeysIn<In extends Place>(place: In): readonly PlainKeysIn<In>[] {
  return keysIn(place, PLAIN_KINDS);
}

/** All fields of a place except rich text and relations, which need more than the row. */
export function plainAnswer<In extends Place>(place: In, row: RowOf<In>): PlainAnswer<In> {
  const values: Readonly<Record<string, unknown>> = row;
  const answer: Record<string, unknown> = {};
  for (const { key, empty, isMoment } of emptyValues(place)) {
    const value = values[key] ?? empty;
    // In a transaction the driver returns timestamps as texts.
    answer[key] = isMoment ? new Date(value instanceof Date ? value : String(value)).toISOString() : value;
  }
  // Each key has a value of its kind, or its field's value for empty.
  return answer as PlainAnswer<In>;
}

type EmptyValue = { key: FieldKey; empty: unknown; isMoment: boolean };
const emptyValuesByPlace = new Map<Place, readonly EmptyValue[]>();

/** Cached, since lists of products are made all the time. */
function emptyValues(place: Place): readonly EmptyValue[] {
  const known = emptyValuesByPlace.get(place);
  if (known) return known;
  const values = plainKeysIn(place).map((key) => {
    const { empty, kind } = describeField(key);
    return { key, empty, isMoment: kind === 'moment' };
  });
  emptyValuesByPlace.set(place, values);
  return values;
}
