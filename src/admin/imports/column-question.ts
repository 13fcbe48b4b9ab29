/** What a refused table asks: which of its columns hold what is missing. */
import { isFlagged } from '@/client/api/api-error';
import type { ColumnQuestion, MappedColumn } from '@/domain/import/map-columns';
import { isRecord } from '@/domain/json';

export type AskedColumns = ColumnQuestion & { fields: string[] };

/** Null for a refusal that asks nothing. */
export function askedColumns(error: Error | null): AskedColumns | null {
  if (!isFlagged(error, 'columns_needed')) return null;
  const { columns, sample, needed, fields } = error.details;
  return {
    columns: listOf(columns).flatMap(columnOf),
    sample: listOf(sample).map(textsOf),
    needed: listOf(needed).map(textsOf),
    fields: textsOf(fields),
  };
}

/** Whether of each group that is needed one field is chosen. */
export function isAnswered(needed: readonly (readonly string[])[], columns: readonly MappedColumn[]): boolean {
  return needed.every((group) => columns.some(({ field }) => field !== null && group.includes(field)));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

function columnOf(value: unknown): MappedColumn[] {
  if (!isRecord(value) || typeof value.heading !== 'string') return [];
  return [{ heading: value.heading, field: typeof value.field === 'string' ? value.field : null }];
}
