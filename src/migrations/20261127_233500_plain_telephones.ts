import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Telephones that are no longer accepted: with an extension, digits in circles, or other signs. */
const ODD = String.raw`o.customer_phone ~ '[^0-9٠-٩۰-۹[:space:]+()./-]'`

/**
 * Their keys were read from all their digits, so `0550 12 34 56 #1` was another number for blocks and limits. A block of such a key
 * becomes one of the number; the keys of the orders are read again at the next start (src/orders/complete-orders.ts).
 */
const READ_AGAIN = `
  UPDATE customer_blocks b SET phone_key = left(b.phone_key, 13)
    WHERE b.phone_key ~ '^\\+213[5-7]\\d{9,}$'
      AND EXISTS (SELECT FROM orders o WHERE o.customer_phone_key = b.phone_key AND ${ODD})
      AND NOT EXISTS (SELECT FROM customer_blocks other WHERE other.phone_key <> b.phone_key
        AND left(other.phone_key, 13) = left(b.phone_key, 13));
  UPDATE orders o SET customer_phone_key = NULL, phone_key = CASE WHEN account_id IS NULL THEN NULL ELSE phone_key END
    WHERE ${ODD};`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(READ_AGAIN))
}

/** The keys that were read again are right for the earlier version too. */
export async function down(_: MigrateDownArgs): Promise<void> {}
