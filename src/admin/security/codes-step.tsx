'use client';

import { Download } from 'lucide-react';
import { FocusedText, KeptBox, type KeptState, RecoveryCodeList } from '@/client/security/recovery-codes';
import { useSession } from '@/client/session/session';
import { recoveryFile } from '@/domain/accounts/second-factor';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
import { officeSecurityWords } from '@/words/en/security';
import { saveFile } from '../lib/save-file';
import { Button } from '../ui/button';
import { ModalParts } from '../ui/modal';
import { CopyButton } from './copy-button';

type CodesStepProps = {
  codes: readonly string[];
  kept: KeptState;
  onEnd: () => void;
};

/** Last step: the recovery codes, shown only here, and ways to keep them. */
export function CodesStep({ codes, kept, onEnd }: CodesStepProps) {
  const username = useSession()?.user.username ?? '';
  const save = () => {
    const head = [officeSecurityWords.codes.fileTitle(shop.name, username), officeSecurityWords.codes.fileText];
    const file = recoveryFile({ head, codes, name: `${slugify(shop.name)}-recovery-codes` });
    saveFile({ blob: new Blob([file.text], { type: `${file.type};charset=utf-8` }), name: file.name });
  };
  return (
    <ModalParts
      footer={
        <Button variant="primary" onClick={onEnd}>
          {officeSecurityWords.codes.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FocusedText text={officeSecurityWords.codes.text} />
        <RecoveryCodeList codes={codes} label={officeSecurityWords.codes.of(username)} />
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={save}>
            <Download aria-hidden className="size-4" /> {officeSecurityWords.codes.download}
          </Button>
          <CopyButton text={codes.join('\n')} label={officeSecurityWords.codes.copy} />
        </div>
        <KeptBox kept={kept} label={officeSecurityWords.codes.kept} reminder={officeSecurityWords.codes.keepFirst} />
      </div>
    </ModalParts>
  );
}
