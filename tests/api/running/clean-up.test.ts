/** Ended sessions and tokens, and customers' data that is no longer needed, are not kept for ever. */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { connectTo } from '../../support/running/database';
import { freshDatabase } from '../../support/running/fresh-database';
import { startShop } from '../../support/running/shop';

it('a start deletes ended sessions, their refresh tokens, mailed tokens, counts, and old entries of the audit log, quotes and part requests, and nothing that is good', async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const env = { DATABASE_URL: database.url, DATABASE_POOL: '5' };
  const first = await startShop({ env });
  onTestFinished(first.remove);
  const db = await connectTo(database.url);
  const [over, good] = [randomUUID(), randomUUID()];
  await db.query(
    `INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at) SELECT 1, id, $1, now(), now() - interval '1 s' FROM users
     UNION ALL SELECT 2, id, $2, now(), now() + interval '1 day' FROM users`,
    [over, good],
  );
  await db.query(
    `INSERT INTO refresh_tokens (hash, session_id, user_id) SELECT s, s, u.id FROM users u, unnest($1::text[]) s`,
    [[over, good]],
  );
  await db.query(
    `INSERT INTO one_time_tokens (hash, purpose, user_id, email, expires_at)
     SELECT 'over', 'reset-password', id, email, now() - interval '1 s' FROM users
     UNION ALL SELECT 'good', 'reset-password', id, email, now() + interval '1 h' FROM users`,
  );
  await db.query('INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, 1), ($2, 1, $3)', [
    'over',
    'good',
    Date.now() + 3_600_000,
  ]);
  await db.query(
    `INSERT INTO audit_log (at, actor, action, subject_type)
     VALUES (now() - interval '401 days', 'over', 'update', 'products'), (now() - interval '399 days', 'good', 'update', 'products')`,
  );
  // Ordered quotes stay, however old.
  await db.query(
    `INSERT INTO quotes (code, valid_until, ordered_at, customer_name, customer_phone, search_text, subtotal)
     VALUES ('over', now() - interval '91 days', NULL, 'Amine', '0550', '', 1),
       ('good', now() - interval '89 days', NULL, 'Amine', '0550', '', 1),
       ('ordered', now() - interval '900 days', now() - interval '905 days', 'Amine', '0550', '', 1)`,
  );
  await db.query(
    `INSERT INTO quote_items (quote_id, position, product_id, title, quantity, price)
     SELECT id, 1, 1, code, 1, 1 FROM quotes`,
  );
  await db.query(
    `INSERT INTO part_requests (phone, text, created_at)
     VALUES ('0550', 'over', now() - interval '366 days'), ('0550', 'good', now() - interval '364 days')`,
  );

  const second = await startShop({ env });
  onTestFinished(second.remove);

  const left = async (table: string, column: string) =>
    (await db.query(`SELECT ${column} AS name FROM ${table}`)).rows.map(({ name }) => name);
  await expect.poll(() => left('users_sessions', 'id')).toEqual([good]);
  await expect.poll(() => left('refresh_tokens', 'hash')).toEqual([good]);
  await expect.poll(() => left('one_time_tokens', 'hash')).toEqual(['good']);
  await expect.poll(() => left('rate_limits', 'key')).toEqual(['good']);
  await expect.poll(() => left('audit_log', 'actor')).not.toContain('over');
  expect(await left('audit_log', 'actor')).toContain('good');
  await expect.poll(() => left('part_requests', 'text')).toEqual(['good']);
  await expect.poll(() => left('quotes', 'code')).toEqual(['good', 'ordered']);
  expect(await left('quote_items', 'title')).toEqual(['good', 'ordered']);
});
