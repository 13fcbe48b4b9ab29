import { AUDIT_PAGE_SIZE, type AuditAnswer, type AuditLogEntry, type AuditQuery } from '@/contract/admin/audit';
import type { Database } from '@/database/database';
import { isDayText, momentOf } from '@/database/shop-days';
import { totalPages } from '@/domain/pagination';

type Row = Omit<AuditLogEntry, 'at'> & { at: Date };

/** A page of the audit log, newest first, and the number of matching entries. */
export async function readAudit(db: Database, { page, ...filters }: AuditQuery): Promise<AuditAnswer> {
  const { where, values } = conditions(filters);
  const [count, entries] = await Promise.all([
    db.query<{ total: number }>(`SELECT count(*)::int AS total FROM audit_log WHERE ${where}`, values),
    db.query<Row>(
      `SELECT id::float8 AS id, at, actor, action, subject_type, subject_id::int AS subject_id, changes, address
       FROM audit_log WHERE ${where} ORDER BY id DESC LIMIT ${AUDIT_PAGE_SIZE} OFFSET ${(page - 1) * AUDIT_PAGE_SIZE}`,
      values,
    ),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return {
    entries: entries.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    total,
    page,
    total_pages: totalPages({ total, limit: AUDIT_PAGE_SIZE }),
  };
}

function conditions({ actor, action, subject, from, to }: Omit<AuditQuery, 'page'>) {
  const parts = ['TRUE'];
  const values: unknown[] = [];
  const add = (part: (parameter: string) => string, value: unknown) => parts.push(part(`$${values.push(value)}`));
  if (actor !== '') add((p) => `actor = ${p}`, actor.toLowerCase());
  if (action !== null) add((p) => `action = ${p}`, action);
  const [type = '', id] = subject.split(/[/:]/);
  if (type !== '') add((p) => `subject_type = ${p}`, type);
  if (id !== undefined) add((p) => `subject_id = ${p}`, id);
  if (from !== null) add((p) => `at >= ${momentOf(from, p)}`, from);
  if (to !== null)
    add((p) => (isDayText(to) ? `at < ${momentOf(to, p)} + interval '1 day'` : `at <= ${momentOf(to, p)}`), to);
  return { where: parts.join(' AND '), values };
}
