import type { PayloadRequest } from 'payload';
import { auditValues, insertAudit } from '@/audit/record';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { afterCommit } from '@/database/after-commit';
import type { KeyedRequest } from '@/database/request-keys';
import { queryInTransaction } from '@/database/transaction';
import { auditChanges } from '@/domain/audit';
import { amountsOf, asKept } from '@/domain/orders/charges';
import type { OrderSource } from '@/domain/orders/order-source';
import type { OrderStatus } from '@/domain/orders/order-status';
import type { RecipientKeys } from '@/domain/orders/recipient';
import { env } from '@/env';
import { insertJobs, wakeWorker } from '@/jobs/queue';
import { insertFigures } from '@/orders/reading/order-figures';
import type { PricedOrder } from './compare-claims';
import { cityAt, type Destination } from './destination';
import type { OrderOwner } from './earlier-order';
import {
  insertLines,
  LINE_PARAMETERS,
  lineValues,
  newOrderLine,
  type OrderTerms,
  TERM_COLUMNS,
  termValues,
} from './order-rows';
import { rowId } from './row-id';
import { newTrackingCode } from './tracking-code';

/** What no amendment changes. `order_date` is the first. The constants are in the statement. */
const FIXED_COLUMNS = [
  'order_date',
  'status',
  'source',
  'phone_key',
  'email_key',
  'account_id',
  'guest_id',
  'idempotency_key',
  'request_hash',
  'tracking_code',
] as const;

const COLUMNS = [...FIXED_COLUMNS, ...TERM_COLUMNS];

/** The numbers of the parameters after the order's own. */
const LINES = COLUMNS.length + 1;
const HISTORY = LINES + LINE_PARAMETERS;

/** The job that tells the shop's people of the order, if anybody wants to know. */
const ALERT =
  env.ORDER_ALERT_TO.length === 0
    ? ''
    : `alert AS (${insertJobs({ task: 'send-order-alert', input: `jsonb_build_object('orderId', id)`, from: 'placed' })}),`;

/**
 * The order with its lines, its history, its figures, its entry in the audit log and the jobs of its mails: one round trip for what took Payload's `create`
 * some twenty (docs/decisions/0036).
 */
const WRITE = {
  name: 'write-order',
  text: `WITH placed AS (
      INSERT INTO orders (${COLUMNS.join(', ')}, updated_at, created_at)
      VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')}, $1, $1)
      RETURNING id, status, order_date, total, customer_email
    ),
    lines AS (${insertLines({ from: 'placed', first: LINES })}),
    history AS (
      INSERT INTO orders_status_history (_parent_id, _order, id, status, at, by)
      SELECT id, 1, $${HISTORY}, status::text::enum_orders_status_history_status, order_date, $${HISTORY + 1} FROM placed
    ),
    figures AS (${insertFigures('placed')}),
    mail AS (${insertJobs({
      task: 'send-order-confirmation',
      input: `jsonb_build_object('orderId', id)`,
      from: `placed WHERE customer_email <> ''`,
    })}),
    ${ALERT}
    audit AS (${insertAudit({ action: 'create', subjectType: 'orders', from: 'placed', first: HISTORY + 2 })})
    SELECT id FROM placed`,
};

/** Writes the order. */
export async function writeOrder({
  req,
  input,
  priced,
  destination,
  owner,
  source,
  status,
  recipient,
  request,
}: {
  req: PayloadRequest;
  input: OrderRequest;
  priced: PricedOrder;
  destination: Destination;
  owner: OrderOwner;
  source: OrderSource;
  status: OrderStatus;
  /** what limits count a guest's order by, even after it was merged into an account; null for other orders */
  recipient: RecipientKeys | null;
  /** null if it has no key */
  request: KeyedRequest | null;
}): Promise<PlacedOrder> {
  const amounts = amountsOf(priced.totals);
  const trackingCode = newTrackingCode();
  const fixed: Record<(typeof FIXED_COLUMNS)[number], unknown> = {
    order_date: new Date().toISOString(),
    status,
    source,
    phone_key: recipient?.phones.join(' ') ?? null,
    email_key: recipient?.email ?? null,
    account_id: owner.accountId,
    guest_id: owner.guestId,
    idempotency_key: request?.key ?? null,
    request_hash: request?.hash ?? null,
    tracking_code: trackingCode,
  };
  const terms = {
    texts: textsOf(input, destination),
    wilayaId: destination.wilayaId,
    commune: destination.commune,
    charges: asKept(priced.totals.charges),
  };
  const lines = priced.lines.map(({ product, quantity }) => newOrderLine(product, { id: rowId(), quantity }));
  // What the audit log records of a new order: Payload's hooks, which record every other change, do not run here.
  const after = { status, total: amounts.total, account: owner.accountId };
  const [written] = await queryInTransaction<{ id: number }>(req, {
    ...WRITE,
    values: [
      ...FIXED_COLUMNS.map((name) => fixed[name]),
      ...termValues(terms),
      ...lineValues(lines),
      rowId(),
      req.user?.username ?? 'guest',
      ...auditValues(req, auditChanges('orders', { before: null, after })),
    ],
  });
  if (!written) throw new Error('The order was not written.');
  await afterCommit(req, wakeWorker);
  return { order_id: written.id, status, ...amounts, tracking_code: trackingCode };
}

function textsOf({ customer, shipping, ...input }: OrderRequest, destination: Destination): OrderTerms['texts'] {
  return {
    customer_first_name: customer.firstName,
    customer_last_name: customer.lastName,
    customer_email: customer.email,
    customer_phone: customer.phone,
    customer_phone2: customer.phone2,
    shipping_address: shipping.address,
    shipping_city: cityAt(destination, { city: shipping.city, isTyped: true, former: null }),
    shipping_region: shipping.region,
    shipping_wilaya: destination.wilayaName,
    shipping_postal_code: shipping.postalCode,
    shipping_additional_info: shipping.additionalInfo,
    payment_method: input.payment_method,
    delivery_method: input.delivery_method,
  };
}
