/**
 * The fields of a product, each described once. The collection, the calls and their answers, the SQL, the form, the tables
 * of import and export and the product page read this list. Labels and help are words: src/words/en/catalogue/product-fields.ts and
 * `facts` in src/words/fr/catalogue/product.ts. Pictures are apart, as they come in numbered slots.
 */

import type { Problem } from '../problem';
import { documentsProblem } from './documents';
import { PRODUCT_ATTRIBUTES } from './product-attributes';
import {
  categoriesProblem,
  dateProblem,
  descriptionProblem,
  formPriceProblem,
  MAX_REFERENCE,
  MAX_STOCK_NOTE,
  MAX_TITLE,
  oddCharactersProblem,
  priceProblem,
  shortDescriptionProblem,
  stockProblem,
  titleProblem,
  wholeNumberRule,
} from './product-rules';
import { stockReasonProblem } from './stock-corrections';

/** The type of a field's value: a line of text, several lines, rich text, dinars, a whole number, … */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'richText'
  | 'amount'
  | 'whole'
  | 'stockStatus'
  | 'flag'
  | 'moment'
  | 'relations'
  | 'product'
  | 'documents';

/**
 * Where a field is found: the form and the calls that save it, the answers of the back office, the shop's lists, the answer
 * about one product and what it says of an appliance, the tables of import and export, the facts on the product page.
 */
export type Place = 'form' | 'admin' | 'list' | 'detail' | 'attributes' | 'table' | 'facts';

/** The value's type follows from the field's kind. */
type FieldRule = (value: never) => Problem | null;

type FieldDescription = {
  /** in the collection; the database's column is the field's key */
  name: string;
  kind: FieldKind;
  in: readonly Place[];
  /** what answers give for an empty field */
  empty: null | '' | false | 'instock';
  /** `form`: a new product needs it; `database`: so does every product */
  requiredIn?: readonly ('form' | 'database')[];
  /** characters of a line */
  maxLength?: number;
  /** applies wherever a product is saved */
  rule?: FieldRule;
  /** applies to the form, its calls and imports, instead of `rule` */
  formRule?: FieldRule;
  /** of a new product */
  initial?: boolean;
  /** in the table of import and export, if not the field's key */
  column?: string;
};

/** In the order of the table's columns. */
export const PRODUCT_FIELDS = {
  reference: {
    name: 'reference',
    kind: 'line',
    in: ['form', 'admin', 'list', 'detail', 'table', 'facts'],
    empty: null,
    maxLength: MAX_REFERENCE,
    formRule: oddCharactersProblem,
  },
  title: {
    name: 'title',
    kind: 'line',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: '',
    requiredIn: ['form', 'database'],
    maxLength: MAX_TITLE,
    rule: titleProblem,
  },
  short_description: {
    name: 'shortDescription',
    kind: 'lines',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: '',
    rule: shortDescriptionProblem,
  },
  description: {
    name: 'description',
    kind: 'richText',
    in: ['form', 'admin', 'detail', 'table'],
    empty: '',
    rule: descriptionProblem,
  },
  price: {
    name: 'price',
    kind: 'amount',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: null,
    requiredIn: ['form'],
    rule: priceProblem,
    formRule: formPriceProblem,
  },
  stock: {
    name: 'stock',
    kind: 'whole',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: null,
    rule: stockProblem,
  },
  /** why the stock is corrected, as a kind and in words: stored in the stock book, not with the product */
  stock_reason: {
    name: 'stockReason',
    kind: 'line',
    in: ['form'],
    empty: null,
    maxLength: 20,
    formRule: stockReasonProblem,
  },
  stock_note: {
    name: 'stockNote',
    kind: 'line',
    in: ['form'],
    empty: null,
    maxLength: MAX_STOCK_NOTE,
    formRule: oddCharactersProblem,
  },
  stock_status: {
    name: 'stockStatus',
    kind: 'stockStatus',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: 'instock',
    requiredIn: ['database'],
  },
  published: { name: 'published', kind: 'flag', in: ['form', 'admin', 'table'], empty: false, initial: true },
  date: {
    name: 'date',
    kind: 'moment',
    in: ['form', 'admin', 'table'],
    empty: '',
    requiredIn: ['database'],
    formRule: dateProblem,
  },
  warranty_months: {
    name: 'warrantyMonths',
    kind: 'whole',
    in: ['form', 'admin', 'detail', 'table', 'facts'],
    empty: null,
    rule: wholeNumberRule(0, 120),
  },
  /** the product that is sold instead; a cycle is refused (collections/hooks/catalogue/replacement-hooks.ts) */
  replaced_by: { name: 'replacedBy', kind: 'product', in: ['form', 'admin', 'table'], empty: null },
  category_ids: {
    name: 'categories',
    kind: 'relations',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: null,
    requiredIn: ['form'],
    rule: categoriesProblem,
    column: 'categories',
  },
  tag_ids: {
    name: 'tags',
    kind: 'relations',
    in: ['form', 'admin', 'list', 'detail', 'table'],
    empty: null,
    column: 'brands',
  },
  ...PRODUCT_ATTRIBUTES,
  /** stored as rows of their own; answers give them with the addresses of their files */
  documents: { name: 'documents', kind: 'documents', in: ['form'], empty: null, formRule: documentsProblem },
} as const satisfies Record<string, FieldDescription>;

type Fields = typeof PRODUCT_FIELDS;
export type FieldKey = keyof Fields;
export type KindOf<Key extends FieldKey> = Fields[Key]['kind'];
export type KeysIn<In extends Place, Kind extends FieldKind = FieldKind> = {
  [Key in FieldKey]: In extends Fields[Key]['in'][number] ? (KindOf<Key> extends Kind ? Key : never) : never;
}[FieldKey];

/** Filled in the form or the database, by key. */
export type RequiredKeys<Where extends 'form' | 'database'> = {
  [Key in FieldKey]: Fields[Key] extends { requiredIn: readonly (infer In)[] }
    ? Where extends In
      ? Key
      : never
    : never;
}[FieldKey];

// `Object.keys` types the keys as strings.
const ALL_KEYS = Object.keys(PRODUCT_FIELDS) as FieldKey[];

/** The same without the literal types, to read properties that only some fields have. */
export function describeField(key: FieldKey): FieldDescription {
  return PRODUCT_FIELDS[key];
}

/** The keys of the fields found in a place, and of these kinds if any are given. */
export function keysIn<In extends Place, Kind extends FieldKind = FieldKind>(
  place: In,
  kinds?: readonly Kind[],
): readonly KeysIn<In, Kind>[] {
  return ALL_KEYS.filter((key): key is KeysIn<In, Kind> => {
    const field = describeField(key);
    return field.in.includes(place) && (!kinds || kinds.some((kind) => kind === field.kind));
  });
}

export function isRequiredIn(where: 'form' | 'database', key: FieldKey): boolean {
  return describeField(key).requiredIn?.includes(where) ?? false;
}

/** What is wrong with a value that a form, a call or an import sends. The value must be of the field's kind. */
export function formProblem(key: FieldKey, value: unknown): Problem | null {
  const { rule, formRule } = describeField(key);
  // Callers read the value by the field's kind, for which its rule is written.
  return (formRule ?? rule)?.(value as never) ?? null;
}
