/** The calls of the screen of settings. */
import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/domain/json';
import type { Settings } from '@/domain/settings/settings';
import { callAdmin } from '../api/client';
import { expected } from '../api/expected';
import { uploadForm } from '../api/upload';

const PATH = '/api/admin/settings/';

type SettingsAnswer = { settings: Settings };

export function settingsQuery() {
  return queryOptions({
    queryKey: ['admin', 'settings'],
    queryFn: ({ signal }) => expected(callAdmin('GET', PATH, { signal }), isAnswer).then(({ settings }) => settings),
    // A value must not change while a person is editing it.
    refetchOnWindowFocus: false,
  });
}

/** @param from what the person saw of what they change */
export function saveSettings(patch: Record<string, unknown>, from: Record<string, unknown>): Promise<Settings> {
  return expected(callAdmin('PATCH', PATH, { body: { ...patch, from } }), isAnswer).then(({ settings }) => settings);
}

/** Makes a picture the shop's logo. */
export function uploadLogo(file: File): Promise<Settings> {
  const form = new FormData();
  form.append('image', file);
  return expected(uploadForm('POST', `${PATH}logo/`, { form }), isAnswer).then(({ settings }) => settings);
}

function isAnswer(answer: unknown): answer is SettingsAnswer {
  return isRecord(answer) && isRecord(answer.settings) && isRecord(answer.settings.shop);
}
