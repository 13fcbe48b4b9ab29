'use client';

import { Download, Printer } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Button } from '@/storefront/ui/button';
import { CopyButton } from '@/storefront/ui/copy-button';
import { saveFile } from '@/storefront/ui/save-file';
import { frenchRecoveryFile } from './recovery-file';

type CodesStepProps = {
  username: string;
  codes: readonly string[];
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** the visitor has tried to leave before ticking the box */
  isReminded: boolean;
  checkbox: Ref<HTMLInputElement>;
  onEnd: () => void;
};

/** Last step: the recovery codes, shown only here, and ways to keep them. */
export function CodesStep({ username, codes, isKept, onKept, isReminded, checkbox, onEnd }: CodesStepProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The previous step's form had the focus.
  useEffect(() => text.current?.focus(), []);
  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isKept]);
  const hasProblem = isReminded && !isKept;
  return (
    <div className="space-y-5">
      <p ref={text} tabIndex={-1} className="text-slate-700 outline-none">
        La validation en deux étapes est activée. Chacun de ces codes de secours remplace une fois celui de
        l’application, si vous perdez votre téléphone. Conservez-les en lieu sûr&nbsp;: ils ne seront plus affichés.
      </p>
      <ol
        aria-label={`Codes de secours de ${username}`}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-1.5 whitespace-nowrap rounded-lg sm:grid-cols-2 bg-slate-100 p-4 font-mono text-slate-900"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
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
      <div className="print:hidden">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium text-slate-900">
          <input
            ref={checkbox}
            type="checkbox"
            checked={isKept}
            aria-invalid={hasProblem}
            aria-describedby={hasProblem ? 'codes-kept-error' : undefined}
            onChange={({ target }) => onKept(target.checked)}
            className="size-5 shrink-0 accent-blue-900"
          />
          J’ai conservé ces codes
        </label>
        {hasProblem && (
          <p id="codes-kept-error" className="mt-1 font-medium text-red-700 text-sm">
            Conservez d’abord ces codes, puis cochez cette case.
          </p>
        )}
      </div>
      <Button className="w-full print:hidden" onClick={onEnd}>
        Terminer
      </Button>
    </div>
  );
}
