'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/client/api/api-error';
import { isUnreached } from '@/client/api/is-unreached';
import { LOGO_TYPES, logoFileProblem } from '@/domain/settings/logo';
import type { Settings } from '@/domain/settings/settings';
import { officeProblemWords } from '@/words/en/problems';
import { officeSettingsWords } from '@/words/en/settings';
import { sayProblem } from '@/words/say-problem';
import { ImageField } from '../ui/image-field';
import { saveSettings, settingsQuery, uploadLogo } from './queries';

/** The shop's logo. A chosen file is the shop's at once; what is typed beside it is kept. */
export function LogoField({ url }: { url: string | null }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | undefined>();
  const [sent, setSent] = useState<File | null>(null);

  const save = async (file: File | null) => {
    setProblem(undefined);
    setSent(file);
    try {
      const saved = await (file ? uploadLogo(file) : withoutLogo(url));
      client.setQueryData(settingsQuery().queryKey, saved);
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setSent(null);
    }
  };
  const pick = (file: File) => {
    const wrong = logoFileProblem(file);
    if (wrong) setProblem(sayProblem(wrong, officeProblemWords));
    else void save(file);
  };
  return (
    <section
      aria-label={officeSettingsWords.logo}
      aria-busy={sent !== null}
      className="rounded-xl border border-slate-200 bg-white p-4"
    >
      <ImageField
        id="setting-shop-logo"
        label={officeSettingsWords.logo}
        hint={officeSettingsWords.hints.logo}
        types={LOGO_TYPES}
        rule={sent ? officeSettingsWords.saving : officeSettingsWords.logoRule}
        error={problem}
        image={{ file: sent, isRemoved: false, shownUrl: url }}
        onPick={pick}
        onRemove={() => void save(null)}
        onDismiss={() => setProblem(undefined)}
      />
    </section>
  );
}

function withoutLogo(url: string | null): Promise<Settings> {
  return saveSettings({ shop: { logo_url: null } }, { shop: { logo_url: url } });
}

function failureText(error: unknown): string {
  const isSaid = error instanceof ApiError && !isUnreached(error) && error.message !== '';
  return isSaid ? error.message : officeSettingsWords.notSaved;
}
