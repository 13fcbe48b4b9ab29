'use client';

import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { FocusedText, KeptBox, type KeptState, RecoveryCodeList } from '@/client/security/recovery-codes';
import { Button } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { saveFile } from '@/storefront/ui/save-file';
import { securityDialogWords } from '@/words/fr/accounts/security-dialogs';
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
      <FocusedText text={securityDialogWords.codes.text} />
      <RecoveryCodeList codes={codes} label={securityDialogWords.codes.of(username)} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="outline" onClick={() => saveFile(frenchRecoveryFile({ username, codes, now: new Date() }))}>
          <Download aria-hidden className="size-4" />
          {securityDialogWords.codes.download}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {securityDialogWords.codes.print}
        </Button>
        <CopyButton text={codes.join('\n')} label={securityDialogWords.codes.copy} />
      </div>
      <KeptBox kept={kept} label={securityDialogWords.codes.kept} reminder={securityDialogWords.codes.keepFirst} />
      <Button className="w-full print:hidden" onClick={onEnd}>
        {securityDialogWords.codes.finish}
      </Button>
    </div>
  );
}
