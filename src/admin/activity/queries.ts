import type { AuditAnswer } from '@/contract/admin/audit';
import { isRecord } from '@/domain/json';
import { withLists } from '../api/expected';
import { pageQuery } from '../api/page-query';
import { type ActivityFilters, subjectOf } from './list-state';

const KEY = ['admin', 'audit'];

const isPage = withLists<AuditAnswer>('entries');

function isAudit(answer: unknown): answer is AuditAnswer {
  return isPage(answer) && answer.entries.every(({ changes }) => isRecord(changes) && areAllPairs(changes));
}

function areAllPairs(changes: Record<string, unknown>): boolean {
  return Object.values(changes).every(Array.isArray);
}

/** A page of the audit log, newest first. */
export function activityQuery({ page, ...filters }: ActivityFilters & { page: number }) {
  const { actor, action, from, to } = filters;
  const params = { actor, action, subject: subjectOf(filters), from, to, page };
  return pageQuery({ key: KEY, path: '/api/admin/audit/', params, isExpected: isAudit });
}
