import type { Payload } from 'payload';
import type { Database } from '@/database/database';
import { recipientKeys } from '@/domain/orders/recipient';
import { personKey } from '@/domain/phone';
import { newTrackingCode } from '@/orders/placing/tracking-code';
import { completeArrivals } from '@/orders/reading/arrivals';
import { customerText } from '@/orders/reading/customer-text';
import { completeFigures } from '@/orders/reading/order-figures';

const BATCH = 1_000;

type Row = {
  id: number;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
};

/** Fills in what is derived from orders of an older version of the shop. Runs at every start; quick if nothing is missing. */
export async function completeOrders(payload: Payload): Promise<void> {
  await completeCustomers(payload.db.pool);
  await completeRecipients(payload.db.pool);
  await completePhoneKeys(payload.db.pool);
  await completeRegions(payload.db.pool);
  await completeFigures(payload.db.pool);
  await completeTrackingCodes(payload.db.pool);
  await completeMails(payload.db.pool);
  await completeArrivals(payload.db.pool);
}

/** Marks mails as failed whose job is gone, or failed before that was recorded: nothing will send them, and they may be requested again. */
async function completeMails(db: Database): Promise<void> {
  await db.query(
    `UPDATE order_mails m SET failed_at = now() WHERE sent_at IS NULL AND failed_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM payload_jobs WHERE task_slug = 'send-order-status' AND (input->>'mailId')::int = m.id
         AND completed_at IS NULL AND has_error IS NOT TRUE)`,
  );
}

async function completeCustomers(db: Database): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.query<Row>(
      `SELECT id, customer_first_name AS "firstName", customer_last_name AS "lastName", customer_email AS email,
         customer_phone AS phone FROM orders WHERE customer_folded IS NULL AND id > $1 ORDER BY id LIMIT $2`,
      [last, BATCH],
    );
    if (rows.length === 0) return;
    await db.query(
      `UPDATE orders o SET customer_folded = n.folded FROM unnest($1::int[], $2::text[]) AS n (id, folded) WHERE o.id = n.id`,
      [rows.map(({ id }) => id), rows.map(foldedRow)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

/** Gives a code to orders without one. If two instances start at once, the first code stays. */
async function completeTrackingCodes(db: Database): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.query<{ id: number }>(
      'SELECT id FROM orders WHERE tracking_code IS NULL AND id > $1 ORDER BY id LIMIT $2',
      [last, BATCH],
    );
    if (rows.length === 0) return;
    await db.query(
      `UPDATE orders o SET tracking_code = n.code FROM unnest($1::int[], $2::text[]) AS n (id, code)
       WHERE o.id = n.id AND o.tracking_code IS NULL`,
      [rows.map(({ id }) => id), rows.map(newTrackingCode)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

/** The regions of orders that only have a copy of the name. The id of a region that is gone is 0. */
async function completeRegions(db: Database): Promise<void> {
  for (let last: number | null = 0; last !== null; ) {
    const { rows }: { rows: { last: number | null }[] } = await db.query(
      `WITH found AS (SELECT id, wilaya_name FROM orders WHERE wilaya_id IS NULL AND id > $1 ORDER BY id LIMIT $2),
         filled AS (
           UPDATE orders o SET wilaya_id = coalesce((SELECT w.id FROM wilayas w WHERE w.name = f.wilaya_name), 0)
           FROM found f WHERE o.id = f.id
         )
       SELECT max(id) AS last FROM found`,
      [last, BATCH],
    );
    last = rows[0]?.last ?? null;
  }
}

/** Only the orders that guests placed themselves have recipient keys. */
async function completeRecipients(db: Database): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.query<Pick<Row, 'id' | 'email' | 'phone'>>(
      `SELECT id, customer_email AS email, customer_phone AS phone FROM orders
       WHERE phone_key IS NULL AND account_id IS NULL AND source = 'shop' AND customer_phone <> '' AND id > $1 ORDER BY id LIMIT $2`,
      [last, BATCH],
    );
    if (rows.length === 0) return;
    const keys = rows.map(({ email, phone }) => recipientKeys({ email: email ?? '', phone: phone ?? '' }));
    await db.query(
      `UPDATE orders o SET phone_key = n.phone, email_key = n.email
       FROM unnest($1::int[], $2::text[], $3::text[]) AS n (id, phone, email) WHERE o.id = n.id`,
      [rows.map(({ id }) => id), keys.map(({ phones }) => phones.join(' ')), keys.map(({ email }) => email)],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

/** The key of the customer's telephone. Earlier versions took any text as telephone: one without a number has no key. */
async function completePhoneKeys(db: Database): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await db.query<Pick<Row, 'id' | 'phone'>>(
      `SELECT id, customer_phone AS phone FROM orders
       WHERE customer_phone_key IS NULL AND customer_phone ~ '\\d' AND id > $1 ORDER BY id LIMIT $2`,
      [last, BATCH],
    );
    if (rows.length === 0) return;
    await db.query(
      `UPDATE orders o SET customer_phone_key = n.phone FROM unnest($1::int[], $2::text[]) AS n (id, phone)
       WHERE o.id = n.id AND n.phone IS NOT NULL`,
      [rows.map(({ id }) => id), rows.map(({ phone }) => customerKey(phone ?? ''))],
    );
    last = rows.at(-1)?.id ?? last;
  }
}

/** Of several numbers in one field, the first. */
function customerKey(phone: string): string | null {
  const [first = ''] = recipientKeys({ phone, email: '' }).phones;
  return personKey(phone) ?? (first.startsWith('+') ? first : null);
}

function foldedRow({ firstName, lastName, email, phone }: Row): string {
  return customerText({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
  });
}
