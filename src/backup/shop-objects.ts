/** Tells which objects of a database's schema `public` the shop's migrations create. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

/** Payload's generator writes a snapshot of the schema beside each migration. */
const MIGRATIONS = path.resolve('src/migrations');
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.unknown()),
  enums: z.record(z.string(), z.unknown()),
});

type KnownNames = { tables: ReadonlySet<string>; types: ReadonlySet<string> };

/** An object of schema `public`: PostgreSQL's name for its kind, and its identity as written in statements. */
export type SchemaObject = { kind: string; name: string | null; identity: string };

export type ShopObjects = { tables: SchemaObject[]; types: SchemaObject[]; functions: SchemaObject[] };

/** The names of all tables and types of any version of the shop. */
async function readKnownNames(): Promise<KnownNames> {
  const tables = new Set<string>();
  const types = new Set<string>();
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.json'))) {
    const snapshot = snapshotSchema.parse(JSON.parse(await readFile(path.join(MIGRATIONS, file), 'utf8')));
    for (const key of Object.keys(snapshot.tables)) tables.add(key.replace(/^public\./, ''));
    for (const key of Object.keys(snapshot.enums)) types.add(key.replace(/^public\./, ''));
  }
  return { tables, types };
}

/**
 * Sorts the objects of schema `public` into the shop's own and foreign ones. Extensions and their objects are left out, since a
 * restore does not touch them, and so are sequences and types that belong to a table.
 */
export async function sortObjects(client: pg.Client): Promise<{ own: ShopObjects; foreign: SchemaObject[] }> {
  const known = await readKnownNames();
  const functions = await listFunctions(client, [...known.tables]);
  const own: ShopObjects = { tables: [], types: [], functions: [] };
  const foreign: SchemaObject[] = [];
  for (const object of await listObjects(client)) {
    if (object.kind === 'table' && known.tables.has(object.name ?? '')) own.tables.push(object);
    else if (object.kind === 'type' && known.types.has(object.name ?? '')) own.types.push(object);
    else if (object.kind === 'function' && functions.has(object.identity)) own.functions.push(object);
    else foreign.push(object);
  }
  return { own, foreign };
}

/** Lists everything that depends on the schema directly. pg_depend records every kind, so the list is complete. */
async function listObjects(client: pg.Client): Promise<SchemaObject[]> {
  const { rows } = await client.query<SchemaObject>(
    `SELECT o.type AS kind, o.name, o.identity
     FROM pg_depend d CROSS JOIN LATERAL pg_identify_object(d.classid, d.objid, d.objsubid) o
     WHERE d.refclassid = 'pg_namespace'::regclass AND d.refobjid = to_regnamespace('public')
       AND d.classid NOT IN ('pg_extension'::regclass, 'pg_default_acl'::regclass)
       AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.classid = d.classid AND e.objid = d.objid
         AND (e.deptype = 'e' OR (e.deptype IN ('a', 'i') AND e.refclassid = 'pg_class'::regclass)))
     ORDER BY o.type, o.identity`,
  );
  return rows;
}

/** Lists the functions that triggers and checks of these tables call. */
async function listFunctions(client: pg.Client, tables: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ identity: string }>(
    `SELECT DISTINCT (pg_identify_object('pg_proc'::regclass, used.function, 0)).identity AS identity
     FROM pg_class c CROSS JOIN LATERAL (
       SELECT tgfoid AS function FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal
       UNION ALL
       SELECT d.refobjid FROM pg_constraint k
       JOIN pg_depend d ON d.classid = 'pg_constraint'::regclass AND d.objid = k.oid AND d.refclassid = 'pg_proc'::regclass
       WHERE k.conrelid = c.oid
     ) used
     WHERE c.relnamespace = to_regnamespace('public') AND c.relname = ANY($1)`,
    [tables],
  );
  return new Set(rows.map(({ identity }) => identity));
}
