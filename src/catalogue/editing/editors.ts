/** Whose change an outdated edit of a product meets. */
import { sql } from '@payloadcms/db-postgres';
import { executeInTransaction, type InTransaction } from '@/database/transaction';

/** Who saved these versions of products, by the product's id, as far as the audit log says. */
export async function findEditors(
  req: InTransaction,
  versions: readonly { id: number; version: string }[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await executeInTransaction<{ id: number; actor: string }>(
    req,
    sql`SELECT v.id, log.actor
        FROM jsonb_to_recordset(${JSON.stringify(versions.map(({ id, version }) => ({ id, version })))}::jsonb)
               AS v (id int, version timestamptz),
             LATERAL (SELECT actor FROM audit_log
                      WHERE subject_type = 'products' AND subject_id = v.id::text AND at >= v.version - interval '1 second'
                      ORDER BY id DESC LIMIT 1) AS log`,
  );
  return new Map(rows.map(({ id, actor }) => [id, actor]));
}
