/** Writes an entry of the audit log in the transaction of every change of an audited collection. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { type AuditEntry, recordAudit, recordAudits } from '@/audit/record';
import { stockReason } from '@/catalogue/editing/edit-context';
import { AUDITED_COLLECTIONS, type AuditedCollection, auditChanges } from '@/domain/audit';
import { hasNewPassword } from './notify-owner';

/** Adds the audit log's hooks to a collection whose changes are recorded. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  const slug = AUDITED_COLLECTIONS.find((audited) => audited === collection.slug);
  if (slug === undefined) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), recordChange(slug)],
      afterDelete: [...(hooks.afterDelete ?? []), recordDeletion(slug)],
    },
  };
}

/**
 * Compares with `data` rather than the saved document: a request may select fields of the answer, which would hide the others
 * from the log.
 */
function recordChange(collection: AuditedCollection): CollectionAfterChangeHook {
  return async ({ doc, data, previousDoc, operation, req }) => {
    const isNew = operation === 'create';
    const after = isNew ? { ...doc, ...data } : { ...previousDoc, ...definedOf(data) };
    const found = auditChanges(collection, { before: isNew ? null : previousDoc, after });
    const reason = collection === 'products' && !isNew && found.stock ? stockReason(req) : null;
    const changes = reason === null ? found : { ...found, stockReason: [null, reason] as const };
    const subject = { subjectType: collection, subjectId: Number(previousDoc?.id ?? doc.id) };
    const { role, ...others } = changes;
    const entries: AuditEntry[] = [];
    if (isNew) entries.push({ ...subject, action: 'create', changes });
    else {
      if (Object.keys(others).length > 0) entries.push({ ...subject, action: 'update', changes: others });
      if (role) entries.push({ ...subject, action: 'role', changes: { role } });
      if (hasNewPassword(req, subject.subjectId)) entries.push({ ...subject, action: 'password' });
    }
    await recordAudits(req, entries);
    return doc;
  };
}

function recordDeletion(collection: AuditedCollection): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    const changes = auditChanges(collection, { before: doc, after: null });
    await recordAudit(req, { action: 'delete', subjectType: collection, subjectId: Number(id), changes });
  };
}

function definedOf(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
