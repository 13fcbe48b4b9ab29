'use client';

import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { FocusedText, KeptBox, type KeptState, RecoveryCodeList } from '@/client/security/recovery-codes';
import { Button } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { saveFile } from '@/storefront/ui/save-file';
import { frenchRecoveryFile } from './recovery-file';

type CodesStepProps = {
  username: string;
  codes: readonly string[];
  kept: KeptState;
  onEnd: () => void;
};

/** Last step: the recovery codes, shown only here, and ways to keep them. */
export function CodesStep({ username, codes, kept, onEnd }: CodesStepProps) {
  useEffect(() => {
    if (kept.isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [kept.isKept]);
  return (
    <div className="space-y-5">
      <FocusedText text="La validation en deux étapes est activée. Chacun de ces codes de secours remplace une fois celui de l’application, si vous perdez votre téléphone. Conservez-les en lieu sûr&nbsp;: ils ne seront plus affichés." />
      <RecoveryCodeList codes={codes} label={`Codes de secours de ${username}`} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="outline" onClick={() => saveFile(frenchRecoveryFile({ username, codes, now: new Date() }))}>
          <Download aria-hidden className="size-4" />
          Télécharger
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Imprimer
        </Button>
        <CopyButton text={codes.join('\n')} label="Copier les codes" />
      </div>
      <KeptBox
        kept={kept}
        label="J’ai conservé ces codes"
        reminder="Conservez d’abord ces codes, puis cochez cette case."
      />
      <Button className="w-full print:hidden" onClick={onEnd}>
        Terminer
      </Button>
    </div>
  );
}
