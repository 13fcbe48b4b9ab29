'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '@/contract/accounts';
import { failureText } from '@/storefront/recovery/failure';
import { useRequest } from '@/storefront/recovery/use-request';
import { Button } from '@/storefront/ui/button';
import { FormAlert } from '@/storefront/ui/form-alert';
import { Said, SCRIPT_MISSING, SecurityCard } from '../security-card';
import { useLazyDialog } from '../use-lazy-dialog';
import { saveExport } from './save-export';

const HEADING = 'own-data';
const loadDeletion = () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog);

/** Export of the account's data, and deletion of the account. */
export function DataCard({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const { send, isBusy, error } = useRequest<void>();
  const [said, setSaid] = useState('');
  const deletion = useLazyDialog({ load: loadDeletion, focusAfter: HEADING });
  const save = async () => {
    await saveExport();
    setSaid('Le fichier de vos données a été téléchargé.');
  };
  const problem = error !== null ? failureText(error) : deletion.hasFailed ? SCRIPT_MISSING : null;
  return (
    <SecurityCard id={HEADING} title="Vos données">
      <p className="mt-2 text-slate-700 text-sm">
        Téléchargez tout ce que la boutique conserve sur votre compte&nbsp;: informations, commandes, sessions et
        activité.
      </p>
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
            {isBusy ? 'Un instant...' : 'Télécharger mes données'}
          </Button>
          <Button
            variant="ghost"
            aria-disabled={deletion.isLoading}
            onClick={deletion.open}
            className="text-red-700! hover:bg-red-50!"
          >
            Supprimer mon compte
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
