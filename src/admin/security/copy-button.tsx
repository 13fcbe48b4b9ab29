'use client';

import { Check, Copy } from 'lucide-react';
import { useCopy } from '@/client/use-copy';
import { officeSecurityWords } from '@/words/en/security';
import { Button } from '../ui/button';

const said = () => ({ copied: officeSecurityWords.copied, refused: officeSecurityWords.copyFailed });

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        <Icon aria-hidden className="size-4" /> {label}
      </Button>
      <span role="status" className="text-slate-700 text-sm empty:hidden">
        {outcome && said()[outcome]}
      </span>
    </>
  );
}
