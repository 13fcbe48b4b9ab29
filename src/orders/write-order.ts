import type { PayloadRequest } from 'payload';
import { auditValues, insertAudit } from '@/audit/record';
import type { OrderRequest, PlacedOrder } from '@/contract/orders';
import { afterCommit } from '@/database/after-commit';
import type { KeyedRequest } from '@/database/request-keys';
import { queryInTransaction } from '@/database/transaction';
import { type AuditChanges, auditChanges } from '@/domain/audit';
import { amountsOf, asKept, lineTotal } from '@/domain/charges';
import { toDinars } from '@/domain/money';
import { ORDER_TEXTS, type OrderText, orderColumn } from '@/domain/order-fields';
import type { OrderSource } from '@/domain/order-source';
import type { OrderStatus } from '@/domain/order-status';
import { personKey } from '@/domain/phone';
import type { RecipientKeys } from '@/domain/recipient';
import { env } from '@/env';
import { insertJobs, wakeWorker } from '@/jobs/queue';
import type { PricedOrder, PricedProduct } from './compare-claims';
import { customerText } from './customer-text';
import { cityAt, type Destination } from './destination';
import type { OrderOwner } from './earlier-order';
import { insertFigures } from './order-figures';
import { rowId } from './row-id';
import { newTrackingCode } from './tracking-code';

/** What an order holds beside its texts, under the names of its columns. */
const VALUES = [
  'order_date',
  'status',
  'source',
  'customer_folded',
  'phone_key',
  'email_key',
  'customer_phone_key',
  'wilaya_id',
  'commune_code',
  'commune_name',
  'charges',
  'total',
  'account_id',
  'guest_id',
  'idempotency_key',
  'request_hash',
  'tracking_code',
] as const;

type Written = Record<OrderText | (typeof VALUES)[number], unknown>;

/** `order_date` is the first. The constants are in the statement. */
const WRITTEN = [...VALUES, ...ORDER_TEXTS];
const COLUMNS = [...VALUES, ...ORDER_TEXTS.map(orderColumn)];

const AFTER = COLUMNS.length;

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
    lines AS (
      INSERT INTO orders_items (_parent_id, _order, id, product_id, title, reference, image, quantity, price, total_price,
        is_stock_counted)
      SELECT placed.id, line.* FROM placed, unnest($${AFTER + 1}::int[], $${AFTER + 2}::text[], $${AFTER + 3}::int[],
        $${AFTER + 4}::text[], $${AFTER + 5}::text[], $${AFTER + 6}::text[], $${AFTER + 7}::int[], $${AFTER + 8}::numeric[],
        $${AFTER + 9}::numeric[], $${AFTER + 10}::boolean[]) AS line
    ),
    history AS (
      INSERT INTO orders_status_history (_parent_id, _order, id, status, at, by)
      SELECT id, 1, $${AFTER + 11}, status::text::enum_orders_status_history_status, order_date, $${AFTER + 12} FROM placed
    ),
    figures AS (${insertFigures('placed')}),
    mail AS (${insertJobs({
      task: 'send-order-confirmation',
      input: `jsonb_build_object('orderId', id)`,
      from: `placed WHERE customer_email <> ''`,
    })}),
    ${ALERT}
    audit AS (${insertAudit({ action: 'create', subjectType: 'orders', from: 'placed', first: AFTER + 13 })})
    SELECT id FROM placed`,
};

/** Writes the order with its own copy of titles, pictures, prices and the names of wilaya and commune, which later edits never change. */
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
  const { customer, shipping } = input;
  const amounts = amountsOf(priced.totals);
  const trackingCode = newTrackingCode();
  const order: Written = {
    order_date: new Date().toISOString(),
    status,
    source,
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
    wilaya_id: destination.wilayaId,
    commune_code: destination.commune?.code,
    commune_name: destination.commune?.name,
    customer_phone_key: personKey(customer.phone),
    customer_folded: customerText(customer),
    phone_key: recipient?.phones.join(' ') ?? null,
    email_key: recipient?.email ?? null,
    charges: JSON.stringify(asKept(priced.totals.charges)),
    total: amounts.total,
    account_id: owner.accountId,
    guest_id: owner.guestId,
    idempotency_key: request?.key,
    request_hash: request?.hash,
    tracking_code: trackingCode,
  };
  const [written] = await queryInTransaction<{ id: number }>(req, {
    ...WRITE,
    values: [
      ...WRITTEN.map((name) => order[name] ?? null),
      ...lineColumns(priced.lines),
      rowId(),
      req.user?.username ?? 'guest',
      ...auditValues(req, placedChanges(order)),
    ],
  });
  if (!written) throw new Error('The order was not written.');
  await afterCommit(req, wakeWorker);
  return { order_id: written.id, status, ...amounts, tracking_code: trackingCode };
}

/** What the audit log records of a new order: Payload's hooks, which record every other change, do not run here. */
function placedChanges({ status, total, account_id: account }: Written): AuditChanges {
  return auditChanges('orders', { before: null, after: { status, total, account } });
}

/** One array for each column of `orders_items`, in the order of the statement. */
function lineColumns(lines: readonly PricedProduct[]): unknown[][] {
  const column = (value: (line: PricedProduct, index: number) => unknown) => lines.map(value);
  return [
    column((_, index) => index + 1),
    column(rowId),
    column(({ product }) => product.id),
    column(({ product }) => product.title),
    column(({ product }) => product.reference),
    column(({ product }) => product.main_image),
    column(({ quantity }) => quantity),
    column(({ unitCentimes }) => toDinars(unitCentimes)),
    column((line) => toDinars(lineTotal(line))),
    column(({ product }) => product.stock !== null),
  ];
}
