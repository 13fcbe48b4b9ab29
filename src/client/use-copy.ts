'use client';

import { useState } from 'react';

/** Copies a text to the clipboard. `outcome`: whether that worked, as browsers may refuse it; null before. */
export function useCopy(text: string): { outcome: 'copied' | 'refused' | null; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    setOutcome(null);
    // Undefined on pages without https.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return { outcome, copy };
}
