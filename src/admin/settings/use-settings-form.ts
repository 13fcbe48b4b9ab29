'use client';

import { useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { isUnreached } from '@/client/api/is-unreached';
import { isRecord } from '@/domain/json';
import { valueAt } from '@/domain/settings/merge-settings';
import type { Settings } from '@/domain/settings/settings';
import { officeProblemWords } from '@/words/en/problems';
import { officeSettingsWords } from '@/words/en/settings';
import { sayProblem } from '@/words/say-problem';
import type { SettingField } from './fields';
import { saveSettings } from './queries';
import { readTyped, type Typed, typedOf } from './typed-values';

type SettingsFormInput = {
  fields: readonly SettingField[];
  settings: Settings;
  onSaved: (saved: Settings) => void;
  /** somebody else has saved in the meantime */
  onNewest: (newest: Settings) => void;
};

type TypedByPath = Readonly<Record<string, Typed>>;
type ProblemsByPath = Readonly<Record<string, string | undefined>>;

/** What is typed over the settings, by path, and its saving: only what differs is sent. */
export function useSettingsForm({ fields, settings, onSaved, onNewest }: SettingsFormInput) {
  const [changes, setChanges] = useState<TypedByPath>({});
  const [problems, setProblems] = useState<ProblemsByPath>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const shown = Object.fromEntries(fields.map((field) => [field.path, typedOf(field, valueAt(settings, field.path))]));
  const changed = fields.filter(
    ({ path }) => path in changes && JSON.stringify(changes[path]) !== JSON.stringify(shown[path]),
  );

  const type = (path: string, typed: Typed) => {
    setChanges((before) => ({ ...before, [path]: typed }));
    setProblems((before) => ({ ...before, [path]: undefined }));
    setFailure(null);
  };

  const undo = () => {
    setChanges({});
    setProblems({});
    setFailure(null);
  };

  const save = async () => {
    const reads = changed.map((field) => [field.path, readTyped(field, changes[field.path] ?? '')] as const);
    const wrong = reads.flatMap(([path, read]) =>
      read.ok ? [] : [[path, sayProblem(read.problem, officeProblemWords)]],
    );
    if (wrong.length > 0) {
      setProblems(Object.fromEntries(wrong));
      setFailure(officeSettingsWords.wrongFields);
      return;
    }
    const values = reads.flatMap(([path, read]) => (read.ok ? [[path, read.value] as const] : []));
    setIsSaving(true);
    try {
      const from = nested(changed.map(({ path }) => [path, valueAt(settings, path)]));
      onSaved(await saveSettings(nested(values), from));
      undo();
    } catch (error) {
      const newest = error instanceof ApiError ? error.current?.settings : undefined;
      // The copy that the call answers with a refusal of an outdated edit.
      if (isRecord(newest)) onNewest(newest as Settings);
      const atFields = error instanceof ApiError ? problemsAtFields(error, fields) : {};
      setProblems(atFields);
      setFailure(failureText(error, Object.keys(atFields).length > 0, isRecord(newest)));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    typed: { ...shown, ...changes },
    problems,
    failure,
    isSaving,
    isDirty: changed.length > 0,
    type,
    undo,
    save,
  };
}

/** What the server says of a value, at the field that holds it: `shop.phones.1` is a part of `shop.phones`. */
function problemsAtFields({ details }: ApiError, fields: readonly SettingField[]): ProblemsByPath {
  const found = Object.entries(details).flatMap(([at, messages]) => {
    const field = fields.find(({ path }) => at === path || at.startsWith(`${path}.`));
    return field && Array.isArray(messages) ? [[field.path, String(messages[0])]] : [];
  });
  return Object.fromEntries(found);
}

function failureText(error: unknown, isAtField: boolean, isStale: boolean): string {
  if (isStale) return officeSettingsWords.stale;
  if (isAtField) return officeSettingsWords.wrongFields;
  const isSaid = error instanceof ApiError && !isUnreached(error) && error.message !== '';
  return isSaid ? error.message : officeSettingsWords.notSaved;
}

/** Values by path as an object of groups. */
function nested(values: readonly (readonly [path: string, value: unknown])[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const names = path.split('.');
    let group = whole;
    for (const name of names.slice(0, -1)) {
      group[name] ??= {};
      // Set just now, or by another path of the same group.
      group = group[name] as Record<string, unknown>;
    }
    group[names.at(-1) ?? ''] = value;
  }
  return whole;
}
