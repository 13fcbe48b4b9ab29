'use client';

import { Download } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { recoveryFile } from '@/domain/second-factor';
import { slugify } from '@/domain/slug';
import { shop } from '@/shop';
import { useSession } from '@/storefront/session/use-session';
import { saveFile } from '../lib/save-file';
import { Button } from '../ui/button';
import { ModalParts } from '../ui/modal';
import { CopyButton } from './copy-button';

type CodesStepProps = {
  codes: readonly string[];
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** somebody has tried to leave before ticking the box */
  isReminded: boolean;
  checkbox: Ref<HTMLInputElement>;
  onEnd: () => void;
};

/** Last step: the recovery codes, shown only here, and ways to keep them. */
export function CodesStep({ codes, isKept, onKept, isReminded, checkbox, onEnd }: CodesStepProps) {
  const username = useSession()?.user.username ?? '';
  const text = useRef<HTMLParagraphElement>(null);
  // The previous step's form had the focus.
  useEffect(() => text.current?.focus(), []);
  const hasProblem = isReminded && !isKept;
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
        <p ref={text} tabIndex={-1} className="text-slate-700 text-sm outline-none">
          Your second factor is on. Each of these codes works once in place of a code of the app, should you lose your
          phone. Keep them in a safe place: they are not shown again.
        </p>
        <ol
          aria-label={`Recovery codes of ${username}`}
          className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-x-3 gap-y-1.5 whitespace-nowrap rounded-lg bg-slate-100 p-4 font-mono text-base sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={save}>
            <Download aria-hidden className="size-4" /> Download
          </Button>
          <CopyButton text={codes.join('\n')} label="Copy codes" />
        </div>
        <div>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-sm">
            <input
              ref={checkbox}
              type="checkbox"
              checked={isKept}
              aria-invalid={hasProblem}
              aria-describedby={hasProblem ? 'codes-kept-error' : undefined}
              onChange={({ target }) => onKept(target.checked)}
              className="size-5 shrink-0 accent-blue-900"
            />
            I have kept these codes
          </label>
          {hasProblem && (
            <p id="codes-kept-error" className="font-medium text-red-700 text-sm">
              Keep these codes first, then tick this box.
            </p>
          )}
        </div>
      </div>
    </ModalParts>
  );
}
