'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import type { Settings } from '@/domain/settings/settings';
import { officeSettingsWords } from '@/words/en/settings';
import { useFlashes } from '../lib/use-flashes';
import { Banner } from '../ui/banner';
import { BusyButton, Button } from '../ui/button';
import { FlashBanners } from '../ui/flash-banners';
import type { Group, SettingField } from './fields';
import { LogoField } from './logo-field';
import { settingsQuery } from './queries';
import { SettingInput } from './setting-input';
import { ShopPreview } from './shop-preview';
import { useSettingsForm } from './use-settings-form';

type SettingsFormProps = {
  group: Group;
  fields: readonly SettingField[];
  settings: Settings;
  onDirty: (isDirty: boolean) => void;
};

/** The settings of one subject, saved by themselves. What was typed stays until it is saved or undone. */
export function SettingsForm({ group, fields, settings, onDirty }: SettingsFormProps) {
  const client = useQueryClient();
  const [flashes, tell] = useFlashes(({ text }) => text);
  const form = useSettingsForm({
    fields,
    settings,
    onSaved: (saved) => {
      client.setQueryData(settingsQuery().queryKey, saved);
      tell({ kind: 'success', text: officeSettingsWords.saved });
    },
    onNewest: (newest) => client.setQueryData(settingsQuery().queryKey, newest),
  });
  const { isDirty } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <div
      className={group === 'shop' ? 'grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]' : undefined}
    >
      <form
        noValidate
        onSubmit={submit}
        className="rounded-xl border border-slate-200 bg-white p-4 sm:p-6"
        aria-label={officeSettingsWords.groups[group]}
      >
        <FlashBanners flashes={flashes} />
        <p className="mb-5 max-w-prose text-slate-600 text-sm">{officeSettingsWords.intros[group]}</p>
        <fieldset disabled={form.isSaving} className="grid gap-5 md:grid-cols-2">
          {fields.map((field) => (
            <SettingInput
              key={field.path}
              field={field}
              typed={form.typed[field.path] ?? ''}
              problem={form.problems[field.path]}
              onType={(typed) => form.type(field.path, typed)}
            />
          ))}
        </fieldset>
        {form.failure !== null && (
          <div className="mt-5">
            <Banner kind="error" text={form.failure} />
          </div>
        )}
        <div className="sticky bottom-0 -mx-4 mt-6 -mb-4 flex flex-wrap justify-end gap-2 border-slate-200 border-t bg-white px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 rounded-b-xl">
          {isDirty && (
            <Button variant="ghost" onClick={form.undo}>
              {officeSettingsWords.undo}
            </Button>
          )}
          <BusyButton type="submit" variant="primary" isBusy={form.isSaving}>
            {form.isSaving ? officeSettingsWords.saving : officeSettingsWords.save}
          </BusyButton>
        </div>
      </form>
      {group === 'shop' && (
        <div className="sticky top-4 grid grid-cols-1 gap-6 max-xl:static">
          <LogoField url={settings.shop.logo_url} />
          <ShopPreview typed={form.typed} logoUrl={settings.shop.logo_url} />
        </div>
      )}
    </div>
  );
}
