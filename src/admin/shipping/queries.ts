/** The calls of the screen of wilayas. */
import { queryOptions } from '@tanstack/react-query';
import type { AdminCommune, ImportedFees } from '@/contract/admin/fees';
import type { AdminWilaya } from '@/contract/admin/wilayas';
import type { FeeChange } from '@/domain/fees/fee-change';
import { callAdmin } from '../api/client';
import { expected, isList } from '../api/expected';

export const WILAYAS_PATH = '/api/admin/wilayas/';
const FEES_PATH = '/api/admin/fees/';

/** Delivery regions, in French order. */
export function wilayasQuery() {
  return queryOptions({
    queryKey: ['admin', 'wilayas'],
    queryFn: ({ signal }) => expected(callAdmin('GET', WILAYAS_PATH, { signal }), isList<AdminWilaya>),
  });
}

/** The communes of a wilaya with where they differ from it. */
export function communesQuery(wilayaId: number) {
  return queryOptions({
    queryKey: ['admin', 'communes', wilayaId],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${WILAYAS_PATH}${wilayaId}/communes/`, { signal }), isList<AdminCommune>),
  });
}

type WilayaChange = { price?: number; desk_price?: number | null; days?: string | null };

/** Changes one value of a wilaya; an edit of an outdated copy is refused. */
export function changeWilaya({ id, updated_at }: AdminWilaya, change: WilayaChange): Promise<AdminWilaya> {
  return callAdmin('PATCH', `${WILAYAS_PATH}${id}/`, { body: { ...change, updated_at } });
}

export function changeFees(body: {
  ids: number[];
  home?: FeeChange;
  desk?: FeeChange;
  updated_at: Record<string, string>;
}): Promise<{
  wilayas: AdminWilaya[];
}> {
  return callAdmin('POST', `${WILAYAS_PATH}bulk/`, { body });
}

export type CommuneChange = { price: number | null; desk_price: number | null; desk: boolean; served: boolean };

/** @param from what the clerk saw: with other values by now, the change is refused */
export function changeCommune(
  code: number,
  { change, from }: { change: CommuneChange; from: CommuneChange },
): Promise<AdminCommune> {
  return callAdmin('PUT', `/api/admin/communes/${code}/`, { body: { ...change, from } });
}

/** @param isTrial checks only */
export function sendFees(file: Blob, { isTrial }: { isTrial: boolean }): Promise<ImportedFees> {
  return callAdmin('POST', `${FEES_PATH}${isTrial ? '?try=true' : ''}`, { body: file });
}
