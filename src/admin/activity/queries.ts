import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditAnswer } from '@/contract/admin/audit';
import { isRecord } from '@/domain/json';
import { callAdmin } from '../api/client';
import { expected, withLists } from '../api/expected';
import { filledParams } from '../lib/list-query';
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
  const subject = subjectOf(filters);
  const query = filledParams({ actor, action, subject, from, to, page: page === 1 ? '' : String(page) });
  return queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => expected(callAdmin('GET', `/api/admin/audit/?${query}`, { signal }), isAudit),
    placeholderData: keepPreviousData,
  });
}
