import type { Payload } from 'payload';
import { recordAudit } from '@/audit/record';
import { readConfirmations } from '@/confirmation/read-confirmations';
import type { SessionUser } from '@/database/session-user';
import { inTransaction } from '@/database/transaction';
import { readOwnOrders } from '@/orders/reading/read-own-orders';
import { personOfAccount } from '@/personal-data/person-of-account';
import { readOwnPlaces } from '@/personal-data/read-places';
import { readOwnQuotes } from '@/quotes/read-quotes';
import { readUser, shownProfile } from './change-profile';
import { readOwnBoiler } from './own-boiler';
import { listSessions } from './own-sessions';

const BATCH = 100;
/** Audit log entries; a back office account may have hundreds of thousands. */
const MAX_ACTIVITY = 1_000;

/** All data that the shop holds on an account, for its owner. Secrets, hashes and tokens are not personal data. */
export async function exportAccount({ payload, user }: { payload: Payload; user: SessionUser }): Promise<object> {
  const db = payload.db.pool;
  const account = await readUser(payload, user.id);
  await inTransaction({ payload, user }, async (req) => {
    await recordAudit(req, { action: 'export', subjectType: 'users', subjectId: user.id });
    return { keep: true, value: null };
  });
  return {
    exported_at: new Date().toISOString(),
    account: {
      ...(await shownProfile(payload, account)),
      updated_at: account.updatedAt,
      email_verified: account.isEmailVerified ?? false,
      google_sign_in: Boolean(account.googleId),
    },
    boiler: await readOwnBoiler(db, user.id),
    sessions: await listSessions(db, user),
    orders: await withConversations(payload, await allOrders(payload, user.id)),
    quotes: await readOwnQuotes(db, user.id),
    ...(await readOwnPlaces(
      { payload },
      await personOfAccount({ payload }, { ...account, username: account.username ?? '' }),
    )),
    ...(await ownActivity(payload, user)),
  };
}

async function allOrders({ db }: Payload, accountId: number) {
  const first = await readOwnOrders({ db: db.pool, accountId, query: { page: 1, limit: BATCH } });
  const orders = [...first.orders];
  for (let page = 2; page <= first.total_pages; page++) {
    orders.push(...(await readOwnOrders({ db: db.pool, accountId, query: { page, limit: BATCH } })).orders);
  }
  return orders;
}

type OwnOrders = Awaited<ReturnType<typeof allOrders>>;

/**
 * The orders with what was said about them by telephone: results, texts, and what changed. Who of the shop's people called or wrote
 * is left out, and so is a block: customers have not proved that the telephone of an order is theirs.
 */
async function withConversations({ db }: Payload, orders: OwnOrders): Promise<object[]> {
  const confirmations = await readConfirmations(db.pool, orders);
  return orders.map((order) => {
    const { confirmation, notes, amendments } = confirmations(order);
    return {
      ...order,
      calls: confirmation.calls.map(withoutPerson),
      notes: notes.map(withoutPerson),
      amendments: amendments.map(withoutPerson),
    };
  });
}

function withoutPerson<Entry extends { by: string }>({ by: _, ...entry }: Entry): Omit<Entry, 'by'> {
  return entry;
}

/**
 * The newest audit log entries about the account or by it. The addresses of other people who changed it are left out.
 */
async function ownActivity(
  { db }: Payload,
  { id }: SessionUser,
): Promise<{ activity: object[]; activity_total: number }> {
  const { rows } = await db.pool.query<{ at: Date; total: number }>(
    `SELECT at, action, subject_type, subject_id, changes, CASE WHEN actor_id = $1 THEN address END AS address,
            (count(*) OVER ())::int AS total
     FROM audit_log WHERE actor_id = $1 OR (subject_type = 'users' AND subject_id = $1::text)
     ORDER BY id DESC LIMIT ${MAX_ACTIVITY}`,
    [id],
  );
  return {
    activity: rows.map(({ total: _, ...row }) => ({ ...row, at: row.at.toISOString() })),
    activity_total: rows[0]?.total ?? 0,
  };
}
