import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { storableJson } from '@/database/texts';
import { executeInTransaction } from '@/database/transaction';
import type { AuditAction, AuditChanges } from '@/domain/audit';
import { currentRequest } from '@/runtime/request-context';

export type AuditEntry = {
  action: AuditAction;
  /** the collection's name */
  subjectType: string;
  /** null where the entry is about no single document */
  subjectId: number | null;
  changes?: AuditChanges;
  /** absent: whoever makes the request */
  actor?: Actor;
};

/** `id` null: a guest, the shop itself, or an account that is gone. */
type Actor = { id: number | null; username: string };

/** Names who acts where the request is nobody's yet: somebody who logs in, or follows a link by mail. */
export function actAs({ context }: PayloadRequest, { id, username }: { id: number; username: string }): void {
  context.actor = { id, username };
}

/** Writes an entry of the audit log in the request's transaction: both are kept, or neither. */
export function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  return recordAudits(req, [entry]);
}

/** Several entries by one statement. */
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

/** The name of whoever acts: somebody logged in, a guest, or the shop itself in its jobs. */
export function actorOf(req: Pick<PayloadRequest, 'user' | 'context'>): string {
  return actorIn(req).username;
}

function actorIn({ user, context }: Pick<PayloadRequest, 'user' | 'context'>): Actor {
  // Payload types the values of a context as unknown; only `actAs` writes this one.
  const named = context.actor as Actor | undefined;
  if (named) return named;
  if (user) return { id: user.id, username: user.username ?? '' };
  return { id: null, username: currentRequest() ? 'guest' : 'system' };
}

/** Where the request came from; null for the shop's own work. */
export function auditAddress(): string | null {
  return currentRequest()?.address ?? null;
}
