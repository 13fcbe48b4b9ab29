/** What the audit log records: read by the log itself, its call and its screen. */
import { maskEmail, maskName } from './accounts/mask';
import { describeField, keysIn } from './products/product-fields';

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'login',
  'login-failed',
  'lock',
  'export',
  'import',
  'factor-reset',
  'password',
  'role',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Values before and after the change, by field; null for an empty value. */
export type AuditChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

type AuditedField = {
  /** as the collection names it */
  field: string;
  /** personal data is recorded without giving it away */
  mask?: (text: string) => string;
};

const plain = (...fields: string[]): AuditedField[] => fields.map((field) => ({ field }));

/** Short values only: a description, or a list of categories, would swell the log. */
const PRODUCT_VALUES = keysIn('admin', ['line', 'amount', 'whole', 'stockStatus', 'flag', 'product']).map(
  (key) => describeField(key).name,
);

/** The fields of each collection whose changes are recorded. */
const AUDITED = {
  products: plain(...PRODUCT_VALUES),
  categories: plain('name', 'slug', 'parent', 'asksFit', 'image'),
  tags: plain('name', 'slug', 'image'),
  wilayas: plain('name', 'price', 'deskPrice', 'days'),
  /** where a commune's fees differ from its wilaya's; its id is its official code */
  communes: plain('price', 'deskPrice', 'desk', 'served'),
  media: plain('filename'),
  documents: plain('filename'),
  couriers: plain('name', 'profile', 'fromWilaya', 'active', 'secretSetAt', 'formerSecretUntil'),
  'courier-profiles': plain('key'),
  'boiler-models': plain('brand', 'range', 'name', 'slug', 'energy', 'power', 'yearFrom', 'yearTo'),
  fitments: plain('product', 'model', 'position', 'qualifier', 'serialFrom', 'serialTo', 'quantity', 'confidence'),
  'part-numbers': plain('product', 'number', 'kind', 'brand'),
  'fault-codes': plain('brand', 'code', 'confidence'),
  'search-words': plain('word', 'kind', 'topic'),
  symptoms: plain('title', 'slug', 'danger'),
  orders: plain('status', 'total', 'account'),
  users: [
    { field: 'username' },
    { field: 'role' },
    { field: 'email', mask: maskEmail },
    { field: 'pendingEmail', mask: maskEmail },
    { field: 'firstName', mask: maskName },
    { field: 'lastName', mask: maskName },
  ],
} as const satisfies Record<string, readonly AuditedField[]>;
export type AuditedCollection = keyof typeof AUDITED;

export const AUDITED_COLLECTIONS = Object.keys(AUDITED) as readonly AuditedCollection[];

type Document = Readonly<Record<string, unknown>>;

/**
 * The audited fields that differ between two states of a document. Personal values are masked; an absent value counts as
 * null.
 * @param before null for a new document
 * @param after null for a deleted one
 */
export function auditChanges(
  collection: AuditedCollection,
  { before, after }: { before: Document | null; after: Document | null },
): AuditChanges {
  const fields: readonly AuditedField[] = AUDITED[collection];
  const changes: Record<string, readonly [unknown, unknown]> = {};
  for (const { field, mask } of fields) {
    const [old, current] = [recorded(before?.[field]), recorded(after?.[field])];
    if (old !== current) changes[field] = mask ? [masked(old, mask), masked(current, mask)] : [old, current];
  }
  return changes;
}

/** A related document is recorded by its id. */
function recorded(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return value;
}

function masked(value: unknown, mask: (text: string) => string): unknown {
  return typeof value === 'string' ? mask(value) : value;
}
