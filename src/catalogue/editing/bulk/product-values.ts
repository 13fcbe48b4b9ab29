/** Reads and writes the values of many products that one change touches, with everything that the hooks of a single edit do. */
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { recordAudits } from '@/audit/record';
import { asIds, lockRows } from '@/database/locks';
import { announceChange } from '@/database/notifications';
import { executeInTransaction } from '@/database/transaction';
import type { AuditChanges } from '@/domain/audit';
import type { BulkField, BulkValues } from '@/domain/products/bulk-changes';
import { changedAspects } from '@/domain/products/changed-aspects';
import { describeField } from '@/domain/products/product-fields';
import { refreshProducts } from '../../refresh-products';

/** A product as a change of many reads it. */
export type BulkProduct = BulkValues & { id: number; title: string; reference: string | null; version: string };

type Named = { id: number; name: string };
/** Categories and brands by id. */
export type BulkNames = { categories: ReadonlyMap<number, Named>; tags: ReadonlyMap<number, Named> };

/** As they are in the transaction, where no edit can delete one. */
export async function readBulkNames(req: PayloadRequest): Promise<BulkNames> {
  const rows = await executeInTransaction<Named & { kind: keyof BulkNames }>(
    req,
    sql`SELECT 'categories' AS kind, id, name FROM categories UNION ALL SELECT 'tags', id, name FROM tags`,
  );
  const of = (kind: keyof BulkNames) => new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row]));
  return { categories: of('categories'), tags: of('tags') };
}

/** SQL of a product's values, by the table's name or alias. */
export const bulkColumns = (table: string) =>
  ['title', 'reference', 'category_ids', 'tag_ids'].map((column) => `${table}.${column}`).join(', ') +
  `, ${table}.price::float8 AS price, coalesce(${table}.published, false) AS published, ${table}.updated_at::text AS version`;

/** The products under their locks, until the transaction ends. */
export function lockProductValues(req: PayloadRequest, ids: readonly number[]): Promise<BulkProduct[]> {
  return lockRows<Omit<BulkProduct, 'id'>>(req, 'products', ids, bulkColumns('products'));
}

/** `after` holds the values that change, `before` what they were. */
export type ProductEdit = { id: number; before: Partial<BulkValues>; after: Partial<BulkValues> };

/** Columns of the products' table, with their types; the others are relations. */
const COLUMNS = { price: 'numeric', published: 'boolean' } as const satisfies Partial<Record<BulkField, string>>;
const RELATIONS = { category_ids: 'categories', tag_ids: 'tags' } as const satisfies Partial<Record<BulkField, string>>;

type Relation = keyof typeof RELATIONS;

/**
 * Writes the values in sets: a few statements, however many products there are. It goes past Payload, whose update would take some
 * thirty statements for each, and so does what the hooks of an edit do: derived columns, audit log, announcement. The caller holds
 * the locks of the catalogue's edits and of the products, and has checked the values by the rules of their fields.
 * @param names of categories and brands, for the audit log
 * @returns the products' version from now on
 */
export async function writeProductValues(
  req: PayloadRequest,
  { edits, names }: { edits: readonly ProductEdit[]; names: BulkNames },
): Promise<string> {
  const version = new Date().toISOString();
  const ids = edits.map(({ id }) => id);
  const changes = (field: BulkField) => edits.some(({ after }) => after[field] !== undefined);
  await writeColumns(req, { edits, version });
  for (const relation of keysOf(RELATIONS).filter(changes)) await writeRelation(req, { edits, relation });
  const derived = keysOf(RELATIONS).some(changes) ? await refreshProducts(req, { productIds: ids }) : [];
  await recordAudits(
    req,
    edits.map((edit) => ({
      action: 'update',
      subjectType: 'products',
      subjectId: edit.id,
      changes: auditOf(edit, names),
    })),
  );
  const aspects = edits.flatMap(({ before, after }) => changedAspects(after, before));
  await announceChange(req, { aspects: [...new Set([...aspects, ...derived])], products: ids });
  return version;
}

async function writeColumns(
  req: PayloadRequest,
  { edits, version }: { edits: readonly ProductEdit[]; version: string },
): Promise<void> {
  const columns = keysOf(COLUMNS);
  const rows = JSON.stringify(edits.map(({ id, after }) => ({ id, ...after })));
  // A key that is absent keeps the value: null is a value.
  const kept = columns.map((column) => `${column} = CASE WHEN new ? '${column}' THEN e.${column} ELSE p.${column} END`);
  const types = columns.map((column) => `${column} ${COLUMNS[column]}`).join(', ');
  await executeInTransaction(
    req,
    sql`UPDATE products p SET ${sql.raw(kept.join(', '))}, updated_at = ${version}
        FROM jsonb_array_elements(${rows}::jsonb) AS new, jsonb_to_record(new) AS e (id int, ${sql.raw(types)})
        WHERE p.id = e.id`,
  );
}

/** The rows of a relation are numbered from 1, as Payload does. */
async function writeRelation(
  req: PayloadRequest,
  { edits, relation }: { edits: readonly ProductEdit[]; relation: Relation },
): Promise<void> {
  const path = RELATIONS[relation];
  const rows = edits.flatMap(({ id, after }) => {
    const list = after[relation];
    return list ? [{ id, list }] : [];
  });
  await executeInTransaction(
    req,
    sql`DELETE FROM products_rels WHERE path = ${path} AND parent_id = ANY(${asIds(rows.map(({ id }) => id))})`,
  );
  await executeInTransaction(
    req,
    sql`INSERT INTO products_rels ("order", parent_id, path, ${sql.raw(`${path}_id`)})
        SELECT item.place, e.id, ${path}, item.id::int
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS e (id int, list jsonb),
             jsonb_array_elements_text(e.list) WITH ORDINALITY AS item (id, place)
        ORDER BY e.id, item.place`,
  );
}

/** Under the names of the collection. Lists are recorded by name, which says more than their ids once they are gone. */
function auditOf({ before, after }: ProductEdit, names: BulkNames): AuditChanges {
  return Object.fromEntries(
    keysOf(after).map((field) => [
      describeField(field).name,
      [recorded(before[field], field, names), recorded(after[field], field, names)] as const,
    ]),
  );
}

function recorded(value: BulkValues[BulkField] | undefined, field: BulkField, names: BulkNames): unknown {
  if (!isRelation(field)) return value ?? null;
  return namesIn(value, field, names)
    .map(({ name }) => name)
    .join(', ');
}

/** The categories or brands of a list, as far as they exist. */
export function namesIn(value: unknown, field: Relation, names: BulkNames): Named[] {
  const known = names[RELATIONS[field]];
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((id) => {
    const found = typeof id === 'number' ? known.get(id) : undefined;
    return found ? [{ id: found.id, name: found.name }] : [];
  });
}

export function isRelation(field: BulkField): field is Relation {
  return field in RELATIONS;
}

/** A category or brand in the values that does not exist. */
export function goneIn(
  values: Partial<BulkValues>,
  names: BulkNames,
): { kind: 'category' | 'brand'; id: number } | null {
  for (const relation of keysOf(RELATIONS)) {
    const gone = values[relation]?.find((id) => !names[RELATIONS[relation]].has(id));
    if (gone !== undefined) return { kind: relation === 'category_ids' ? 'category' : 'brand', id: gone };
  }
  return null;
}

// `Object.keys` types the keys as strings.
function keysOf<T extends object>(of: T): readonly (keyof T)[] {
  return Object.keys(of) as (keyof T)[];
}
