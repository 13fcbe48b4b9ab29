/**
 * Copies accounts of the shared shop. Each hash of a password takes a fifth of a second of processor time, and creating an
 * account and logging in takes two of them.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import pg from 'pg';
import { inject } from 'vitest';
import { makeToken, payloadKeyOf } from '@/accounts/secrets';

/** An account that the shop made, and its access token. It is never handed to a test, which could change it. */
export type Model = { id: number; access: string };

let pool: pg.Pool | undefined;

/** Username, address, session and tokens are new; role, names and password are the model's. */
export async function copyAccount({ id: modelId, access: modelAccess }: Model, username: string) {
  pool ??= new pg.Pool({ connectionString: inject('shop').databaseUrl, max: 1, allowExitOnIdle: true });
  const email = `${username}@example.com`;
  const sessionId = randomUUID();
  const { token: refresh, hash } = makeToken();
  const { rows } = await pool.query<{ id: number }>(
    `WITH model AS (
       SELECT u.*, d.address, d.agent FROM users u JOIN session_details d ON d.user_id = u.id
       WHERE u.id = $1 ORDER BY d.created_at LIMIT 1),
     account AS (
       INSERT INTO users (username, email, first_name, last_name, role, salt, hash, is_email_verified)
       SELECT $2, $3, first_name, last_name, role, salt, hash, is_email_verified FROM model RETURNING id),
     session AS (
       INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
       SELECT 1, id, $4, now(), now() + interval '1 day' FROM account),
     details AS (
       INSERT INTO session_details (session_id, user_id, address, agent)
       SELECT $4, account.id, model.address, model.agent FROM account, model),
     refreshing AS (
       INSERT INTO refresh_tokens (hash, session_id, user_id) SELECT $5, $4, id FROM account)
     SELECT id FROM account`,
    [modelId, username, email, sessionId, hash],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`There is no account ${modelId} with a session.`);
  const access = await signLike(modelAccess, { id, username, email, sid: sessionId });
  return { id, username, email, access, refresh };
}

async function signLike(access: string, changes: Record<string, string | number>): Promise<string> {
  const secret = await readFile(path.join(inject('shop').dataDir, 'secrets/payload-secret'), 'utf8');
  const { iat: _, exp: __, ...claims } = decodeJwt(access);
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ ...decodeProtectedHeader(access), alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('24h')
    .sign(payloadKeyOf(secret.trim()));
}
