import { queryOptions } from '@tanstack/react-query';
import type { PersonalData } from '@/contract/admin/personal-data';
import { isRecord } from '@/domain/json';
import { callAdmin, fetchFile } from '../api/client';
import { expected } from '../api/expected';
import { saveFile } from '../lib/save-file';

const PATH = '/api/admin/personal-data/';

function isPersonalData(answer: unknown): answer is PersonalData {
  return isRecord(answer) && isRecord(answer.counts) && Array.isArray(answer.open) && Array.isArray(answer.names);
}

/** @param search a telephone or an e-mail address */
export function personalDataQuery(search: string) {
  return queryOptions({
    queryKey: ['admin', 'personal-data', search],
    queryFn: ({ signal }) =>
      expected(callAdmin('GET', `${PATH}?${new URLSearchParams({ search })}`, { signal }), isPersonalData),
    // Nothing of a person stays in the browser.
    gcTime: 0,
  });
}

/** @throws ApiError */
export async function savePersonalData(search: string): Promise<void> {
  saveFile(await fetchFile(`${PATH}file/?${new URLSearchParams({ search })}`));
}

export function anonymise(body: { search: string; reason: string }): Promise<unknown> {
  return callAdmin('POST', `${PATH}anonymise/`, { body });
}
