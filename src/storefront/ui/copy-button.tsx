'use client';

import { Copy } from 'lucide-react';
import { useCopy } from '@/client/use-copy';
import { uiWords } from '@/words/fr/ui';
import { Button } from './button';

const said = () => ({ copied: uiWords.copied, refused: uiWords.copyFailed });

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { outcome, copy } = useCopy(text);
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {label}
      </Button>
      <span role="status" className="text-slate-700 text-sm">
        {outcome && said()[outcome]}
      </span>
    </>
  );
}
