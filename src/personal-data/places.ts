/**
 * Where the data of a person stands: the one table that finding, the file, the deletion of an account and anonymising read. A table or
 * column with something of a person is a row here; `tests/api/office/personal-data.test.ts` looks for what was left in every column of
 * the database.
 *
 * A row without `erase` is kept: it counts or explains amounts and names nobody, as an issued paper would be kept for as long as the law
 * wants it.
 */
import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import { asIds } from '@/database/locks';
import { asTexts } from '@/database/texts';
import { PERSONAL_FIELDS } from '@/domain/confirmation/amendments';
import type { DataKind } from '@/domain/personal-data';
import { customerText } from '@/orders/reading/customer-text';
import type { Person } from './person';

/** Columns with the SQL of what they become. */
type Columns = Readonly<Record<string, string>>;

type Erasure =
  /** the row goes with the account */
  | { by: 'account' }
  | { by: 'deletion' }
  /** `invoiced`: what becomes of an invoiced order's columns when its customer deletes an account: name and address stay for the books */
  | { by: 'columns'; set: Columns; invoiced?: Columns };

export type Place = {
  kind: DataKind;
  table: string;
  /** the person's rows of the table, which the statement calls `t` */
  where: (person: Person) => SQL;
  /** whether the kind is counted by these rows */
  isCounted?: true;
  /** columns for the person's file; absent for what only the machinery needs */
  file?: readonly string[];
  /** whether the owner's own export has the rows under the table's name; the rest of it has its own sections (src/accounts/export-account.ts) */
  isInOwnExport?: true;
  erase?: Erasure;
};

/** The name of an erased customer on the orders that remain, and the text in place of what was said. */
export const NOBODY = { firstName: 'Client', lastName: 'supprimé' };
const ERASED = `'***'`;
const erasedIfAny = (column: string) => `CASE WHEN ${column} IS NOT NULL THEN ${ERASED} END`;
const quoted = (text: string) => `'${text}'`;

const toNull = (...columns: string[]): Columns => Object.fromEntries(columns.map((column) => [column, 'NULL']));

/** Derived from the customer's data, which could be guessed from a hash, or identifying the customer's browser. */
const TRACES = toNull(
  'phone_key',
  'email_key',
  'customer_phone2',
  'customer_phone_key',
  'request_hash',
  'idempotency_key',
  'guest_id',
  'tracking_code',
);
const REACHED = { customer_email: `''`, customer_phone: `''`, shipping_additional_info: `''`, ...TRACES };

const ofOrders = (column: string) => (person: Person) => sql`${sql.raw(column)} = ANY(${asIds(person.orders)})`;
const ofParcels = (person: Person) =>
  sql`t.parcel_id IN (SELECT id FROM parcels WHERE order_id = ANY(${asIds(person.orders)}))`;
const ofAccounts = (column: string) => (person: Person) => sql`${sql.raw(column)} = ANY(${asIds(person.accounts)})`;

export const PLACES: readonly Place[] = [
  {
    kind: 'account',
    table: 'users',
    where: ofAccounts('t.id'),
    isCounted: true,
    file: [
      ...[
        'id',
        'username',
        'email',
        'pending_email',
        'first_name',
        'last_name',
        'role',
        'is_email_verified',
        'boiler_id',
      ],
      ...['created_at', 'updated_at'],
    ],
    erase: { by: 'account' },
  },
  {
    kind: 'account',
    table: 'session_details',
    where: ofAccounts('t.user_id'),
    file: ['created_at', 'last_used_at', 'address', 'agent'],
    erase: { by: 'account' },
  },
  {
    kind: 'orders',
    table: 'orders',
    where: ofOrders('t.id'),
    isCounted: true,
    file: [
      ...['id', 'order_date', 'status', 'source', 'customer_first_name', 'customer_last_name', 'customer_email'],
      ...['customer_phone', 'customer_phone2', 'shipping_address', 'shipping_city', 'shipping_region', 'wilaya_name'],
      ...['commune_name', 'shipping_postal_code', 'shipping_additional_info', 'payment_method', 'delivery_method'],
      ...['charges', 'total', 'tracking_code', 'guest_id', 'invoiced_at'],
    ],
    erase: {
      by: 'columns',
      set: {
        customer_first_name: quoted(NOBODY.firstName),
        customer_last_name: quoted(NOBODY.lastName),
        customer_folded: quoted(customerText({ ...NOBODY, email: '', phone: '' })),
        ...REACHED,
        ...{ shipping_address: `''`, shipping_city: `''`, shipping_postal_code: `'unset'` },
        ...toNull('commune_code', 'commune_name'),
        updated_at: 'now()',
      },
      // The first line of the searched text is the name.
      invoiced: {
        customer_folded: `split_part(customer_folded, E'\\n', 1) || E'\\n\\n'`,
        ...REACHED,
        updated_at: 'now()',
      },
    },
  },
  {
    kind: 'orders',
    table: 'orders_items',
    where: ofOrders('t._parent_id'),
    file: ['_parent_id', 'title', 'reference', 'quantity', 'price', 'total_price'],
  },
  {
    kind: 'orders',
    table: 'orders_status_history',
    where: ofOrders('t._parent_id'),
    file: ['_parent_id', 'status', 'at'],
  },
  {
    kind: 'orders',
    table: 'orders_status_history',
    where: (person) => sql`t._parent_id = ANY(${asIds(person.orders)}) AND t.by = ANY(${asTexts(person.usernames)})`,
    erase: { by: 'columns', set: { by: quoted(`${NOBODY.firstName} ${NOBODY.lastName}`) } },
  },
  {
    kind: 'calls_and_notes',
    table: 'order_calls',
    where: ofOrders('t.order_id'),
    isCounted: true,
    file: ['order_id', 'at', 'result', 'note', 'call_again_at'],
    erase: { by: 'columns', set: { note: erasedIfAny('note'), request_hash: 'NULL' } },
  },
  {
    kind: 'calls_and_notes',
    table: 'order_notes',
    where: ofOrders('t.order_id'),
    isCounted: true,
    file: ['order_id', 'at', 'text'],
    erase: { by: 'columns', set: { text: ERASED } },
  },
  {
    kind: 'calls_and_notes',
    table: 'order_amendments',
    where: ofOrders('t.order_id'),
    isCounted: true,
    file: ['order_id', 'at', 'reason', 'changes'],
    erase: {
      by: 'columns',
      set: { reason: ERASED, changes: `changes - ARRAY[${PERSONAL_FIELDS.map(quoted).join(', ')}]` },
    },
  },
  {
    kind: 'orders',
    table: 'parcels',
    where: ofOrders('t.order_id'),
    file: ['order_id', 'id', 'state', 'tracking', 'note', 'created_at', 'handed_over_at', 'delivered_at'],
    isInOwnExport: true,
    erase: { by: 'columns', set: { note: erasedIfAny('note') } },
  },
  {
    kind: 'orders',
    table: 'parcel_events',
    where: ofParcels,
    file: ['parcel_id', 'occurred_at', 'state', 'word', 'note', 'reason'],
    isInOwnExport: true,
    erase: { by: 'columns', set: { note: erasedIfAny('note'), reason: erasedIfAny('reason') } },
  },
  {
    kind: 'orders',
    table: 'cash_entries',
    where: ofParcels,
    file: ['parcel_id', 'at', 'kind', 'note'],
    // The ledger's guard lets notes go, and nothing else (src/migrations, 'erase_cash_notes').
    erase: { by: 'columns', set: { note: erasedIfAny('note') } },
  },
  {
    kind: 'returns',
    table: 'parcel_returns',
    where: ofParcels,
    isCounted: true,
    file: ['parcel_id', 'at', 'by_customer', 'lines'],
    isInOwnExport: true,
  },
  {
    kind: 'quotes',
    table: 'quote_items',
    where: (person) => sql`t.quote_id = ANY(${asIds(person.quotes)})`,
    file: ['quote_id', 'title', 'reference', 'quantity', 'price'],
    erase: { by: 'deletion' },
  },
  {
    kind: 'quotes',
    table: 'quotes',
    where: (person) => sql`t.id = ANY(${asIds(person.quotes)})`,
    isCounted: true,
    file: [
      ...['id', 'code', 'created_at', 'valid_until', 'customer_name', 'customer_phone', 'customer_email'],
      ...['company_name', 'company_rc', 'company_nif', 'subtotal', 'order_id'],
    ],
    erase: { by: 'deletion' },
  },
  {
    kind: 'part_requests',
    table: 'part_request_pictures',
    where: (person) => sql`t.request_id = ANY(${asIds(person.partRequests)})`,
    file: ['request_id', 'position', 'created_at', `encode(content, 'base64') AS webp`],
    erase: { by: 'deletion' },
  },
  {
    kind: 'part_requests',
    table: 'part_requests',
    where: (person) => sql`t.id = ANY(${asIds(person.partRequests)})`,
    isCounted: true,
    file: ['id', 'created_at', 'phone', 'text', 'state'],
    erase: {
      by: 'columns',
      set: { phone: ERASED, text: ERASED, ...toNull('request_hash', 'idempotency_key') },
    },
  },
  {
    kind: 'blocks',
    table: 'customer_blocks',
    where: (person) => sql`t.phone_key = ANY(${asTexts(person.phones)})`,
    isCounted: true,
    file: ['phone_key', 'at', 'reason', 'until'],
    erase: { by: 'deletion' },
  },
  {
    // A new address of another account that nobody has confirmed.
    kind: 'account',
    table: 'users',
    where: ({ emails }) => sql`lower(t.pending_email) = ANY(${asTexts(emails)})`,
    erase: { by: 'columns', set: toNull('pending_email') },
  },
  {
    kind: 'account',
    table: 'one_time_tokens',
    where: ({ emails }) => sql`lower(t.email) = ANY(${asTexts(emails)})`,
    erase: { by: 'deletion' },
  },
  {
    // Mails that wait or have failed, with what mail servers said about them.
    kind: 'account',
    table: 'payload_jobs',
    where: ({ accounts, usernames, orders, emails }) => sql`
      t.input->>'userId' = ANY(${asTexts(accounts.map(String))}) OR t.has_error AND t.input->>'orderId' = ANY(${asTexts(orders.map(String))})
      OR t.input->>'username' = ANY(${asTexts(usernames)}) OR lower(t.input->>'name') = ANY(${asTexts([...usernames, ...emails])})
      OR lower(t.input->>'address') = ANY(${asTexts(emails)}) OR lower(t.input->>'email') = ANY(${asTexts(emails)})`,
    erase: { by: 'deletion' },
  },
];
