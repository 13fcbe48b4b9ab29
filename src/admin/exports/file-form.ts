'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchInTime } from '@/client/connection/fetch-in-time';
import { EXPORT_PATHS, type ExportedTable, FILE_FORMS, type FileForm, FORM_PARAMETERS } from '@/domain/export-files';
import { isRecord, parsedJson } from '@/domain/json';
import { fetchFile } from '../api/client';
import { filledParams } from '../lib/list-query';
import { saveFile } from '../lib/save-file';

/**
 * Kept by Payload for the account, so it is the same at every desk. Not by Payload's own `usePreferences`: over a line that is down its
 * call never ends, and an export would wait for it for ever.
 */
const PREFERENCE = '/cms/payload-preferences/export-file';
const QUERY_KEY = ['export-file'];

/** The form in which this account takes its exports, and how to choose another. */
export function useFileForm(): { form: FileForm; choose: (form: FileForm) => void } {
  const client = useQueryClient();
  const { data: form = FILE_FORMS[0] } = useQuery(FILE_FORM_QUERY);
  return {
    form,
    choose: (chosen) => {
      client.setQueryData(QUERY_KEY, chosen);
      keepForm(chosen);
    },
  };
}

/** Saves an exported table in the account's form. @throws ApiError */
export function useSaveExport(): (table: ExportedTable, query?: Readonly<Record<string, string>>) => Promise<void> {
  const client = useQueryClient();
  return async (table, query = {}) => {
    // A click may come before the preference.
    const form = await client.ensureQueryData(FILE_FORM_QUERY);
    saveFile(await fetchFile(`${EXPORT_PATHS[table]}?${filledParams({ ...query, ...FORM_PARAMETERS[form] })}`));
  };
}

const FILE_FORM_QUERY = {
  queryKey: QUERY_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<FileForm> => {
    // Without an answer, the export comes in the usual form.
    const { text } = await fetchInTime(PREFERENCE, {}).catch(() => ({ text: '' }));
    const answer = parsedJson(text);
    const kept = isRecord(answer) && isRecord(answer.value) ? answer.value.form : undefined;
    return FILE_FORMS.find((form) => form === kept) ?? FILE_FORMS[0];
  },
};

/** If it is not kept, this screen goes by it all the same. */
function keepForm(form: FileForm): void {
  const body = JSON.stringify({ value: { form } });
  fetchInTime(PREFERENCE, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => null);
}
