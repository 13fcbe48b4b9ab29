/**
 * The roles of the server that comes with the shop. initdb's superuser sets the server up; the shop's own role owns the shop's
 * database and can do nothing outside it.
 */
import type pg from 'pg';
import { bringOver, FORMER_HELPER } from './bring-over';
import { isLoginRefused, type Passwords, SHOP_DATABASE, SHOP_ROLE, superuserAddress, withConnection } from './connect';

const SHOP_RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Creates the shop's role and database if they are missing. Each start repeats it, and so completes an interrupted one. */
export async function prepareRoles(port: number, passwords: Passwords): Promise<void> {
  const address = superuserAddress(port, passwords);
  try {
    await withConnection(address, (client) => prepare(client, passwords));
  } catch (error) {
    if (!isLoginRefused(error)) throw error;
    await bringOver(port, passwords);
    await withConnection(address, (client) => prepare(client, passwords));
  }
}

async function prepare(client: pg.Client, passwords: Passwords): Promise<void> {
  await client.query(`DROP ROLE IF EXISTS ${FORMER_HELPER}`);
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "hasRole",
       EXISTS (SELECT FROM pg_database WHERE datname = $2) AS "hasDatabase"`,
    [SHOP_ROLE, SHOP_DATABASE],
  );
  const password = client.escapeLiteral(passwords.shop);
  if (!rows[0]?.hasRole) await client.query(`CREATE ROLE ${SHOP_ROLE} ${SHOP_RIGHTS} PASSWORD ${password}`);
  // Also sets the new password if the file of the old one was lost.
  else await client.query(`ALTER ROLE ${SHOP_ROLE} ${SHOP_RIGHTS} PASSWORD ${password}`);
  if (!rows[0]?.hasDatabase) await client.query(`CREATE DATABASE ${SHOP_DATABASE} OWNER ${SHOP_ROLE}`);
}
