/** Writes the audit log. Its trigger refuses every update, and every deletion but that of old entries. */
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction, inTransaction } from '@/database/transaction';
import type { AuditAction, AuditChanges } from '@/domain/audit';
import { env } from '@/env';
import { currentRequest } from '@/runtime/request-context';

export type AuditEntry = {
  action: AuditAction;
  /** the collection's name */
  subjectType: string;
  /** null if the entry is not about a single document */
  subjectId: number | null;
  changes?: AuditChanges;
  /** absent: the user of the request */
  actor?: Actor;
};

/** `id` null: a guest, the shop itself, or a deleted account. */
type Actor = { id: number | null; username: string };

/** Sets the actor of a request without a user: the person who logs in or follows a mailed link, or the shop for a courier. */
export function actAs({ context }: PayloadRequest, { id, username }: Actor): void {
  context.actor = { id, username };
}

/** Writes an entry in the request's transaction: both are committed, or neither. */
export function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  return recordAudits(req, [entry]);
}

/** Writes several entries with one statement. */
export async function recordAudits(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const present = actorIn(req);
  const rows = storableJson(
    entries.map(({ actor = present, ...entry }) => ({ ...entry, actor: actor.username, actorId: actor.id })),
  );
  await executeInTransaction(
    req,
    sql`INSERT INTO audit_log (actor, actor_id, action, subject_type, subject_id, changes, address)
        SELECT actor, "actorId", action, "subjectType", "subjectId", coalesce(changes, '{}'), ${auditAddress()}
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS e (actor text, "actorId" int, action text, "subjectType" text, "subjectId" text, changes jsonb)`,
  );
}

/**
 * SQL that records one entry for each row of `from`, for a statement that makes the change as well.
 * @param from SQL of the rows, which have an `id`
 * @param first number of the first of the parameters that `auditValues` gives
 */
export function insertAudit({
  action,
  subjectType,
  from,
  first,
}: {
  action: AuditAction;
  subjectType: string;
  from: string;
  first: number;
}): string {
  return `INSERT INTO audit_log (actor, actor_id, action, subject_type, subject_id, changes, address)
    SELECT $${first}, $${first + 1}::int, '${action}', '${subjectType}', id::text, $${first + 2}::jsonb, $${first + 3}
    FROM ${from}`;
}

/** The values of the parameters of `insertAudit`. */
export function auditValues(req: PayloadRequest, changes: AuditChanges): unknown[] {
  const { username, id } = actorIn(req);
  return [username, id, storableJson(changes), auditAddress()];
}

/** The actor's name: a user, `guest`, or `system` for the shop's jobs. */
export function actorOf(req: Pick<PayloadRequest, 'user' | 'context'>): string {
  return actorIn(req).username;
}

function actorIn({ user, context }: Pick<PayloadRequest, 'user' | 'context'>): Actor {
  // Payload types the context's values as unknown; only `actAs` writes this one.
  const set = context.actor as Actor | undefined;
  if (set) return set;
  if (user) return { id: user.id, username: user.username ?? '' };
  return { id: null, username: currentRequest() ? 'guest' : 'system' };
}

/** The client's address; null for the shop's own work. */
export function auditAddress(): string | null {
  return currentRequest()?.address ?? null;
}

/** Records an export in its own transaction, since it changes nothing else, before the first line is sent. */
export async function recordExport(
  { payload, user }: { payload: Payload; user: TypedUser },
  { subjectType, filter = {} }: { subjectType: string; filter?: Readonly<Record<string, string | number>> },
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [null, value] as const]));
  await inTransaction({ payload, user }, async (req) => {
    await recordAudit(req, { action: 'export', subjectType, subjectId: null, changes });
    return { keep: true, value: null };
  });
}

/**
 * Deletes entries older than AUDIT_DAYS. The table's trigger allows a deletion only in a transaction with this setting.
 */
export const DELETE_OLD_ENTRIES = `
  WITH permission AS MATERIALIZED (SELECT set_config('thermopieces.audit_retention', 'on', true))
  DELETE FROM audit_log USING permission WHERE at < now() - make_interval(days => ${env.AUDIT_DAYS})`;
