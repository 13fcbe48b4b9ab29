'use client';

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';

/** Copies a text to the clipboard and says whether that worked: browsers may refuse it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    // Undefined on pages without https.
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Copié.' : 'Copie impossible : sélectionnez le texte.');
  };
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {label}
      </Button>
      <span role="status" className="text-slate-700 text-sm">
        {said}
      </span>
    </>
  );
}
