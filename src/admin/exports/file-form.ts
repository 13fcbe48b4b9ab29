'use client';

import { usePreferences } from '@payloadcms/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORT_PATHS, type ExportedTable, FILE_FORMS, type FileForm, FORM_PARAMETERS } from '@/domain/export-files';
import { isRecord } from '@/domain/json';
import { fetchFile } from '../api/client';
import { filledParams } from '../lib/list-query';
import { saveFile } from '../lib/save-file';

/** Kept by Payload for the account, so it is the same at every desk. */
const PREFERENCE = 'export-file';
const QUERY_KEY = ['export-file'];

/** The form in which this account takes its exports, and how to choose another. */
export function useFileForm(): { form: FileForm; choose: (form: FileForm) => void } {
  const { setPreference } = usePreferences();
  const client = useQueryClient();
  const { data: form = FILE_FORMS[0] } = useQuery(useFileFormQuery());
  return {
    form,
    choose: (chosen) => {
      client.setQueryData(QUERY_KEY, chosen);
      void setPreference(PREFERENCE, { form: chosen });
    },
  };
}

/** Saves an exported table in the account's form. @throws AdminApiError */
export function useSaveExport(): (table: ExportedTable, query?: Readonly<Record<string, string>>) => Promise<void> {
  const client = useQueryClient();
  const options = useFileFormQuery();
  return async (table, query = {}) => {
    // A click may come before the preference.
    const form = await client.ensureQueryData(options);
    saveFile(await fetchFile(`${EXPORT_PATHS[table]}?${filledParams({ ...query, ...FORM_PARAMETERS[form] })}`));
  };
}

function useFileFormQuery() {
  const { getPreference } = usePreferences();
  return {
    queryKey: QUERY_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<FileForm> => {
      // Without an answer, the export comes in the usual form.
      const kept: unknown = await getPreference<unknown>(PREFERENCE).catch(() => null);
      return FILE_FORMS.find((form) => isRecord(kept) && kept.form === form) ?? FILE_FORMS[0];
    },
  };
}
