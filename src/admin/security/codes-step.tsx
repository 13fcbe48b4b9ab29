'use client';

import { Download } from 'lucide-react';
import { FocusedText, KeptBox, type KeptState, RecoveryCodeList } from '@/client/security/recovery-codes';
import { useSession } from '@/client/session/use-session';
import { recoveryFile } from '@/domain/second-factor';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
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
    const head = [
      `${shop.name}: recovery codes of the account ${username}`,
      'Each works once, in place of a code of the authenticator app.',
    ];
    const file = recoveryFile({ head, codes, name: `${slugify(shop.name)}-recovery-codes` });
    saveFile({ blob: new Blob([file.text], { type: `${file.type};charset=utf-8` }), name: file.name });
  };
  return (
    <ModalParts
      footer={
        <Button variant="primary" onClick={onEnd}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <FocusedText text="Your second factor is on. Each of these codes works once in place of a code of the app, should you lose your phone. Keep them in a safe place: they are not shown again." />
        <RecoveryCodeList codes={codes} label={`Recovery codes of ${username}`} />
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={save}>
            <Download aria-hidden className="size-4" /> Download
          </Button>
          <CopyButton text={codes.join('\n')} label="Copy codes" />
        </div>
        <KeptBox kept={kept} label="I have kept these codes" reminder="Keep these codes first, then tick this box." />
      </div>
    </ModalParts>
  );
}
