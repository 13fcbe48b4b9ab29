/** Telephones that may not order online. People decide it, never a score. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { recordAudit } from '@/audit/record';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import { maskPhone } from '@/domain/accounts/mask';

type Person = { payload: Payload; user: TypedUser };
type Block = {
  phoneKey: string;
  reason: string;
  /** null: until it is lifted */
  until: Date | null;
};

/** Blocks a telephone, whether or not it ordered before. A second block replaces the first. */
export async function blockCustomer(person: Person, { phoneKey, reason, until }: Block): Promise<void> {
  await inTransaction(person, async (req) => {
    const before = await lift(req, phoneKey);
    await executeInTransaction(
      req,
      sql`INSERT INTO customer_blocks (phone_key, by, by_id, reason, until)
          VALUES (${phoneKey}, ${person.user.username ?? ''}, ${person.user.id}, ${reason}, ${until?.toISOString() ?? null}::timestamptz)
          ON CONFLICT (phone_key) DO UPDATE SET at = now(), by = EXCLUDED.by, by_id = EXCLUDED.by_id,
            reason = EXCLUDED.reason, until = EXCLUDED.until`,
    );
    await recordBlock(req, { phoneKey, blocked: [before !== null, true], until: [before?.until ?? null, until] });
    return { keep: true, value: null };
  });
}

/** Lets a telephone order again. One that is not blocked stays as it is. */
export async function unblockCustomer(person: Person, phoneKey: string): Promise<void> {
  await inTransaction(person, async (req) => {
    const before = await lift(req, phoneKey);
    if (before) await recordBlock(req, { phoneKey, blocked: [true, false], until: [before.until, null] });
    return { keep: before !== null, value: null };
  });
}

async function lift(req: PayloadRequest, phoneKey: string): Promise<{ until: Date | null } | null> {
  const [row] = await executeInTransaction<{ until: string | null; is_live: boolean }>(
    req,
    sql`DELETE FROM customer_blocks WHERE phone_key = ${phoneKey} RETURNING until, until IS NULL OR until > now() AS is_live`,
  );
  return row?.is_live ? { until: row.until === null ? null : new Date(row.until) } : null;
}

type Recorded = { phoneKey: string; blocked: [boolean, boolean]; until: [Date | null, Date | null] };

/** Without the reason, which may say something about the customer. */
function recordBlock(req: PayloadRequest, { phoneKey, blocked, until }: Recorded): Promise<void> {
  const [before, after] = until.map((moment) => moment?.toISOString() ?? null);
  const phone = maskPhone(phoneKey);
  return recordAudit(req, {
    action: 'update',
    subjectType: 'customers',
    subjectId: null,
    changes: {
      telephone: [phone, phone],
      ...(blocked[0] === blocked[1] ? {} : { blocked }),
      ...(before === after ? {} : { blockedUntil: [before, after] }),
    },
  });
}
