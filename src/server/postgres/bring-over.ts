/**
 * Upgrades folders from before docs/decisions/0021, where the shop's role is initdb's superuser. That role cannot give up its
 * rights, so it gets another name and password, and a new role with the shop's name and password takes over the shop's objects.
 */
import type pg from 'pg';
import { UserFacingError } from '../console';
import { SUPERUSER } from './cluster';
import {
  addressOf,
  isLoginRefused,
  type Passwords,
  SHOP_DATABASE,
  SHOP_ROLE,
  shopAddress,
  withConnection,
} from './connect';

/** A temporary superuser, since a session cannot rename its own role. The next step drops it. */
export const FORMER_HELPER = 'thermopieces_bringing_over';

/** The oid of initdb's role, the same in every cluster. */
const INITDB_ROLE = 10;

/**
 * Lists statements that give the superuser's objects to the shop's role. Sequences of columns, indexes and row types follow
 * their table, array types their type; objects of extensions stay with the superuser.
 */
const TRANSFERS = `
  WITH mine AS (SELECT ${INITDB_ROLE}::oid AS role),
  extended AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
  transfers AS (
    SELECT format('ALTER SCHEMA %I', nspname) AS statement FROM pg_namespace n, mine
    WHERE nspowner = mine.role AND n.oid >= 16384 AND ('pg_namespace'::regclass, n.oid) NOT IN (TABLE extended)
    UNION ALL
    SELECT format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
        WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END, c.oid::regclass)
    FROM pg_class c, mine
    WHERE relowner = mine.role AND c.oid >= 16384 AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
      AND relnamespace <> 'pg_toast'::regnamespace
      AND ('pg_class'::regclass, c.oid) NOT IN (TABLE extended)
      AND NOT (relkind = 'S' AND EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass
        AND d.objid = c.oid AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass))
    UNION ALL
    SELECT format('ALTER %s %s', CASE typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END, t.oid::regtype) FROM pg_type t, mine
    WHERE typowner = mine.role AND t.oid >= 16384 AND ('pg_type'::regclass, t.oid) NOT IN (TABLE extended)
      AND (typtype IN ('e', 'd', 'r')
        OR typtype = 'c' AND EXISTS (SELECT FROM pg_class c WHERE c.oid = t.typrelid AND c.relkind = 'c'))
    UNION ALL
    SELECT format('ALTER ROUTINE %s', p.oid::regprocedure) FROM pg_proc p, mine
    WHERE proowner = mine.role AND p.oid >= 16384 AND ('pg_proc'::regclass, p.oid) NOT IN (TABLE extended)
  )
  SELECT statement || ' OWNER TO ${SHOP_ROLE}' AS statement FROM transfers`;

/**
 * Changes the roles of such a folder. Whatever cannot be repeated is one transaction, so the next start finds an interrupted
 * change either done or not begun.
 * @throws {UserFacingError} if neither password opens the server as its superuser
 */
export async function bringOver(port: number, passwords: Passwords): Promise<void> {
  const helperPassword = passwords.superuser;
  await withConnection(shopAddress(port, passwords), async (client) => {
    const { rows } = await client.query('SELECT oid::int FROM pg_roles WHERE rolname = current_user');
    if (rows[0]?.oid !== INITDB_ROLE) throw lostPassword();
    await client.query(`DROP ROLE IF EXISTS ${FORMER_HELPER}`);
    await client.query(`CREATE ROLE ${FORMER_HELPER} LOGIN SUPERUSER PASSWORD ${client.escapeLiteral(helperPassword)}`);
  }).catch((error: unknown) => {
    throw isLoginRefused(error) ? lostPassword() : error;
  });
  const helper = addressOf({ port, user: FORMER_HELPER, password: helperPassword, database: SHOP_DATABASE });
  await withConnection(helper, (client) => swapRoles(client, passwords));
}

async function swapRoles(client: pg.Client, { shop, superuser }: Passwords): Promise<void> {
  await client.query('BEGIN');
  await client.query(`ALTER ROLE ${SHOP_ROLE} RENAME TO ${SUPERUSER}`);
  await client.query(`ALTER ROLE ${SUPERUSER} PASSWORD ${client.escapeLiteral(superuser)}`);
  await client.query(`CREATE ROLE ${SHOP_ROLE} LOGIN PASSWORD ${client.escapeLiteral(shop)}`);
  await client.query(`ALTER DATABASE ${SHOP_DATABASE} OWNER TO ${SHOP_ROLE}`);
  const { rows } = await client.query<{ statement: string }>(TRANSFERS);
  for (const { statement } of rows) await client.query(statement);
  await client.query('COMMIT');
}

function lostPassword(): UserFacingError {
  return new UserFacingError(
    'The database refuses the password in DATA_DIR/secrets/database-superuser-password: put back the file that belongs to it.',
  );
}
