import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { AuditAction, AuditChanges } from '@/domain/audit';
import { currentRequest } from '@/request-context';

export type AuditEntry = {
  action: AuditAction;
  /** the collection's name */
  subjectType: string;
  /** null where the entry is about no single document */
  subjectId: number | null;
  changes?: AuditChanges;
  /** absent: whoever makes the request */
  actor?: string;
};

/** Writes an entry of the audit log in the request's transaction: both are kept, or neither. */
export function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  return recordAudits(req, [entry]);
}

/** Several entries by one statement. */
export async function recordAudits(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const actor = actorOf(req);
  const rows = storableJson(entries.map((entry) => ({ actor, ...entry })));
  await executeInTransaction(
    req,
    sql`INSERT INTO audit_log (actor, action, subject_type, subject_id, changes, address)
        SELECT actor, action, "subjectType", "subjectId", coalesce(changes, '{}'), ${auditAddress()}
        FROM jsonb_to_recordset(${rows}::jsonb)
          AS e (actor text, action text, "subjectType" text, "subjectId" text, changes jsonb)`,
  );
}

/** Somebody logged in, a guest, or the shop itself in its jobs. */
export function actorOf({ user }: Pick<PayloadRequest, 'user'>): string {
  return user?.username ?? (currentRequest() ? 'guest' : 'system');
}

/** Where the request came from; null for the shop's own work. */
export function auditAddress(): string | null {
  return currentRequest()?.address ?? null;
}
