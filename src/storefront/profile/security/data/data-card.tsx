'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '@/contract/accounts';
import { shopDay } from '@/domain/dates';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
import { getOwn } from '@/storefront/api/own-calls';
import { failureText, useRequest } from '@/storefront/recovery/use-request';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-parts';
import { saveFile } from '@/storefront/ui/save-file';
import { savingWords } from '@/words/fr/accounts/saving';
import { securityCardWords } from '@/words/fr/accounts/security-cards';
import { Said, SecurityCard, scriptMissing } from '../security-card';
import { useLazyDialog } from '../use-lazy-dialog';

const HEADING = 'own-data';
const loadDeletion = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

/** Export of the account's data, and deletion of the account. */
export function DataCard({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const { send, isBusy, error } = useRequest<void>();
  const [said, setSaid] = useState('');
  const deletion = useLazyDialog({ load: loadDeletion, focusAfter: HEADING });
  const save = async () => {
    await saveExport();
    setSaid(securityCardWords.data.downloaded);
  };
  const problem = error !== null ? failureText(error) : deletion.hasFailed ? scriptMissing() : null;
  return (
    <SecurityCard id={HEADING} title={securityCardWords.data.title}>
      <p className="mt-2 text-slate-700 text-sm">{securityCardWords.data.text}</p>
      <Said text={said} />
      <div className="mt-5">
        <FormAlert text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => {
              setSaid('');
              void send(save);
            }}
            className="aria-disabled:opacity-75"
          >
            <Download aria-hidden className="size-4" />
            {isBusy ? savingWords.oneMoment : securityCardWords.data.download}
          </Button>
          <Button
            variant="ghost"
            aria-disabled={deletion.isLoading}
            onClick={deletion.open}
            className="text-red-700! hover:bg-red-50!"
          >
            {securityCardWords.data.delete}
          </Button>
        </div>
      </div>
      {deletion.Dialog && (
        <deletion.Dialog
          profile={profile}
          onDeleted={onDeleted}
          onClose={deletion.close}
          returnTo={deletion.returnTo}
        />
      )}
    </SecurityCard>
  );
}

/** Saves the account's data as an indented JSON file, named after the day. @throws ApiError */
async function saveExport(): Promise<void> {
  const held = await getOwn<object>('/api/user/export/');
  const text = `${JSON.stringify(held, null, 2)}\n`;
  saveFile({ text, type: 'application/json', name: `${slugify(shop.name)}-mes-donnees-${shopDay(new Date())}.json` });
}
